// Generated from the server's messages and the coach's reports by `make generate`: do not edit.

export type LetterKind = 'confirm' | 'enter';

export type CallEvent = 'turn' | 'over' | 'invitation' | 'arrival' | 'round' | 'message';

export type CallKind = 'push' | 'mail' | 'webhook';

export interface Passkey {
  id: string;
  name: string;
  made: number;
  used: number;
}

/** Whether something can be had here, and where not, why. */
export interface Offer {
  on: boolean;
  why: string;
  at: string;
}

/** What keeps a guest's name, and what could. */
export interface Account {
  passkeys: Passkey[];
  mail: string;
  recovery: number | null;
  passkeys_offer: Offer;
  mail_offer: Offer;
}

/** Told once: brings the name back where everything else is lost. */
export interface Recovery {
  code: string;
}

export interface MailWish {
  address: string;
}

export interface PasskeyName {
  name: string;
}

/** `credential`: what the browser's `PublicKeyCredential.toJSON()` gives. */
export interface NewPasskey {
  credential: Record<string, unknown>;
  name: string;
}

/** For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

export interface PasskeyEntry {
  credential: Record<string, unknown>;
  bring: boolean;
}

export interface RecoveryEntry {
  code: string;
  bring: boolean;
}

export interface LinkEntry {
  bring: boolean;
}

/** A letter is on its way, if there is anybody to write to. */
export interface Sent {
  mail: string;
}

/** What a link out of a letter would do. */
export interface LetterOffer {
  kind: 'confirm' | 'enter';
  name: string;
  mail: string;
  until: number;
}

/** A browser that is called. */
export interface PushChannel {
  id: string;
  browser: string;
  system: string;
  here: boolean;
  used: number | null;
  failed: number;
}

export interface Webhook {
  address: string;
  template: string;
  used: number | null;
  failed: number;
}

export interface WebhookWish {
  address: string;
  template: string;
}

export interface CallWish {
  event: 'turn' | 'over' | 'invitation' | 'arrival' | 'round' | 'message';
  kind: 'push' | 'mail' | 'webhook';
  on: boolean;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** What the browser's `PushSubscription.toJSON()` gives. */
export interface PushWish {
  endpoint: string;
  keys: PushKeys;
}

export interface CallTest {
  kind: 'push' | 'mail' | 'webhook';
}

/** Where a guest is called, and about what. */
export interface Calls {
  push: PushChannel[];
  mail: string;
  webhook: Webhook | null;
  wishes: CallWish[];
  key: string;
  push_offer: Offer;
  mail_offer: Offer;
  webhook_offer: Offer;
}

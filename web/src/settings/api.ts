import { ask } from '$lib/api';
import type {
  Account,
  CallKind,
  Calls,
  CallWish,
  Devices,
  LetterOffer,
  LinkOffer,
  NewLink,
  Passkey,
  PasskeyOptions,
  Recovery,
  Sent,
  Vacation,
} from '$lib/schema';

const passkey = (id: string) => `/api/me/passkeys/${encodeURIComponent(id)}`;

/** What is asked about accounts, devices and calls. */
export const api = {
  vacation: () => ask<Vacation>('GET', '/api/me/vacation'),
  takeVacation: (days: number) => ask<Vacation>('PUT', '/api/me/vacation', { days }),
  devices: () => ask<Devices>('GET', '/api/me/devices'),
  revokeDevice: (id: string) => ask<Devices>('DELETE', `/api/me/devices/${encodeURIComponent(id)}`),
  revokeOthers: () => ask<Devices>('DELETE', '/api/me/devices'),
  makeLink: () => ask<NewLink>('POST', '/api/me/links'),
  dropLink: (id: string) => ask<Devices>('DELETE', `/api/me/links/${encodeURIComponent(id)}`),
  /** A personal link: who one would be, and being it. */
  link: (token: string) => ask<LinkOffer>('GET', `/api/links/${encodeURIComponent(token)}`),
  useLink: (token: string, bring: boolean) =>
    ask<void>('POST', `/api/links/${encodeURIComponent(token)}`, { bring }),

  account: () => ask<Account>('GET', '/api/me/account'),
  passkeyOptions: () => ask<PasskeyOptions>('POST', '/api/me/passkeys/options'),
  addPasskey: (credential: unknown, name: string) =>
    ask<Account>('POST', '/api/me/passkeys', { credential, name }),
  renamePasskey: ({ id }: Passkey, name: string) => ask<Account>('PUT', passkey(id), { name }),
  dropPasskey: ({ id }: Passkey) => ask<Account>('DELETE', passkey(id)),
  addMail: (address: string) => ask<Sent>('POST', '/api/me/mail', { address }),
  dropMail: () => ask<Account>('DELETE', '/api/me/mail'),
  makeRecovery: () => ask<Recovery>('POST', '/api/me/recovery'),
  entryOptions: () => ask<PasskeyOptions>('POST', '/api/enter/passkey/options'),
  enterByPasskey: (credential: unknown, bring: boolean) =>
    ask<void>('POST', '/api/enter/passkey', { credential, bring }),
  enterByMail: (address: string) => ask<Sent>('POST', '/api/enter/mail', { address }),
  enterByCode: (code: string, bring: boolean) => ask<void>('POST', '/api/enter/recovery', { code, bring }),
  /** A link out of a letter: what it would do, and doing it. */
  letter: (token: string) => ask<LetterOffer>('GET', `/api/letters/${encodeURIComponent(token)}`),
  useLetter: (token: string, bring: boolean) =>
    ask<void>('POST', `/api/letters/${encodeURIComponent(token)}`, { bring }),

  calls: () => ask<Calls>('GET', '/api/me/calls'),
  changeWish: (wish: CallWish) => ask<Calls>('PUT', '/api/me/calls/wishes', wish),
  dropPush: (id: string) => ask<Calls>('DELETE', `/api/me/calls/push/${encodeURIComponent(id)}`),
  changeWebhook: (address: string, template: string) =>
    ask<Calls>('PUT', '/api/me/calls/webhook', { address, template }),
  dropWebhook: () => ask<Calls>('DELETE', '/api/me/calls/webhook'),
  testCall: (kind: CallKind) => ask<Calls>('POST', '/api/me/calls/test', { kind }),
  unsubscribe: (token: string) => ask<void>('POST', `/api/unsubscribe/${encodeURIComponent(token)}`),
};

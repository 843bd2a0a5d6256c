import { api } from './api';
import type { Account } from '$lib/schema';

/** Can this browser do it? The server says whether this address can. */
export const passkeysWork = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** The browser asks its owner; null where they would rather not. */
async function asked(work: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await work) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null; // refused, or taking too long
    throw error;
  }
}

/** Makes a passkey and hands it in under this name. */
export async function makePasskey(name: string): Promise<Account | null> {
  const { options } = await api.passkeyOptions();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await asked(navigator.credentials.create({ publicKey }));
  return made && api.addPasskey(made.toJSON(), name);
}

/** Signs in with whichever passkey its owner chooses; false where they chose none. */
export async function usePasskey(bring: boolean): Promise<boolean> {
  const { options } = await api.entryOptions();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const used = await asked(navigator.credentials.get({ publicKey }));
  if (!used) return false;
  await api.enterByPasskey(used.toJSON(), bring);
  return true;
}

import type { Flow } from '../../engine/flow.ts';
import { isRecord } from '../../forms/read-form.ts';

/** What a flow remembers between asking for a key and its answer. */
export type KeyCeremony = {
  /** What the key has to sign. */
  challenge: string;
  /** The name of the owner in a key that is being made. */
  user_handle?: string;
  /** What was typed at the first step of signing in without a password. */
  identifier?: string;
};

type Method = 'webauthn' | 'passkey';

/** Remembers a ceremony until the next submit, in place of the one before. */
export function storeCeremony(flow: Flow, method: Method, ceremony: KeyCeremony): void {
  flow.internal.methods[method] = ceremony;
}

/** The ceremony under way, which ends with this: the next form has another challenge. */
export function takeCeremony(flow: Flow, method: Method): KeyCeremony | undefined {
  const kept = flow.internal.methods[method];
  delete flow.internal.methods[method];
  return isRecord(kept) && typeof kept['challenge'] === 'string' ? (kept as KeyCeremony) : undefined;
}

import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { sameText } from './token.ts';

/** What services keep secret, with keys that can be replaced while old values stay readable. */
export type Secrets = {
  /** Seals a text for one purpose, such as `totp`; it opens for the same purpose only. */
  encrypt(text: string, purpose: string): string;
  /** Opens a sealed text, whichever of the keys sealed it. @throws when no key fits or the text was changed */
  decrypt(sealed: string, purpose: string): string;
  /** A keyed digest (HMAC-SHA-256) by the newest key: for what is too short to be hashed without one, such as codes. */
  digest(text: string): string;
  /** True when `digest` was made of `text` by any of the keys; in constant time for each key. */
  matches(text: string, digest: string): boolean;
};

type Key = { id: string; encryption: Buffer; digest: Buffer };

/**
 * Makes the secrets from keys of at least 32 characters, newest first: the first seals, all of them open.
 * @throws when there is no key
 */
export function createSecrets(keys: readonly string[]): Secrets {
  const derived = keys.map(deriveKey);
  const [newest] = derived;
  if (!newest) throw new Error('There is no secret to seal with');
  return {
    encrypt: (text, purpose) => seal(newest, text, purpose),
    decrypt: (sealed, purpose) => open(derived, sealed, purpose),
    digest: (text) => mac(newest, text),
    matches: (text, digest) => derived.some((key) => sameText(mac(key, text), digest)),
  };
}

/** The name of a key, which what it seals bears and which tells nothing about it: to see whether one has the same key. */
export function secretKeyName(key: string): string {
  return deriveKey(key).id;
}

function deriveKey(secret: string): Key {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `gazetteer ${use}`, 32));
  return {
    id: createHash('sha256').update(derive('name')).digest('base64url').slice(0, 8),
    encryption: derive('encryption'),
    digest: derive('digest'),
  };
}

function seal(key: Key, text: string, purpose: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key.encryption, nonce).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${key.id}.${sealed.toString('base64url')}`;
}

function open(keys: readonly Key[], sealed: string, purpose: string): string {
  const [id, text = ''] = sealed.split('.');
  const key = keys.find((known) => known.id === id);
  if (!key) throw new Error('No key opens this secret');
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key.encryption, bytes.subarray(0, 12), {
    authTagLength: 16,
  });
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(-16));
  return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
}

function mac(key: Key, text: string): string {
  return createHmac('sha256', key.digest).update(text).digest('base64url');
}

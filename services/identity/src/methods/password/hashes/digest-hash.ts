import { hash as digestOf } from 'node:crypto';
import { readBase64, sameBytes } from './encoded-bytes.ts';
import type { HashFormat } from './hash-format.ts';

const PLAIN = /^\$(md5)\$([^$]+)$/;
const SALTED = /^\$(md5|sha1|sha256|sha512)\$pf=([^$]+)\$([^$]*)\$([^$]+)$/;
const LENGTHS: Record<string, number> = { md5: 16, sha1: 20, sha256: 32, sha512: 64 };

/**
 * One round of a digest: `$md5$hash`, or `$md5$pf=template$salt$hash` where the template (in base64) tells how
 * password and salt are put together, such as `{SALT}{PASSWORD}`; the same for sha1, sha256 and sha512.
 */
export const digestHash: HashFormat = (text) => readPlain(text) ?? readSalted(text);

const readPlain: HashFormat = (text) => {
  const [, algorithm = '', encodedHash = ''] = PLAIN.exec(text) ?? [];
  const hash = readBase64(encodedHash);
  if (!hash || hash.length !== LENGTHS[algorithm]) return undefined;
  return async (password) => sameBytes(digestOf(algorithm, password, 'buffer'), hash);
};

const readSalted: HashFormat = (text) => {
  const [, algorithm = '', encodedTemplate = '', encodedSalt = '', encodedHash = ''] =
    SALTED.exec(text) ?? [];
  const template = readBase64(encodedTemplate)?.toString('latin1');
  const salt = readBase64(encodedSalt);
  const hash = readBase64(encodedHash);
  if (!template?.includes('{PASSWORD}') || !salt || hash?.length !== LENGTHS[algorithm] || !hash)
    return undefined;
  return async (password) =>
    sameBytes(digestOf(algorithm, fill(template, Buffer.from(password), salt), 'buffer'), hash);
};

// In Latin-1 a character is a byte, so that salts that are no text stay what they are.
function fill(template: string, password: Buffer, salt: Buffer): Buffer {
  const parts = template.split(/(\{PASSWORD\}|\{SALT\})/);
  const values: Record<string, Buffer> = { '{PASSWORD}': password, '{SALT}': salt };
  return Buffer.concat(parts.map((part) => values[part] ?? Buffer.from(part, 'latin1')));
}

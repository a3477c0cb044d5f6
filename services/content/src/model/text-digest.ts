import { createHash } from 'node:crypto';

/** What tells texts apart that visitors send, whatever their capitals and spaces. */
export function textDigest(text: string): string {
  const folded = text.toLowerCase().replaceAll(/\s+/g, ' ');
  return createHash('sha256').update(folded).digest('base64url');
}

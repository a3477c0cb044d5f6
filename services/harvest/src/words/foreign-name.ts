import { createHash } from 'node:crypto';
import { nameFrom } from './names.ts';

const RESERVED = new Set(['new', 'edit', 'search']);

/**
 * A name for addresses from a foreign catalogue's name or title. What has no Latin letters to make one of gets a name made
 * of its digest, the same in every run.
 */
export function foreignName(text: string, kind: string): string {
  if (/^[a-z0-9_-]{2,100}$/.test(text)) return RESERVED.has(text) ? `${text}-${kind}` : text;
  const latin = text.normalize('NFKD').match(/[a-z0-9]/gi)?.length ?? 0;
  if (latin < 3) return `${kind}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
  const name = nameFrom(text);
  return RESERVED.has(name) ? `${name}-${kind}` : name;
}

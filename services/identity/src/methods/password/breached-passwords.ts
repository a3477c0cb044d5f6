import { createHash } from 'node:crypto';
import type { OutboundFetch } from '@gazetteer/outbound';

let list: Promise<ReadonlySet<string>> | undefined;

/** True for one of the 50,000 passwords that stand most often in published breaches, in whatever case it is written. */
export async function isBreachedPassword(password: string): Promise<boolean> {
  list ??= loadList();
  return (await list).has(password.toLowerCase());
}

// Loaded when the first password is set: most processes never need it, and those that do keep some megabytes.
async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()));
}

const PATIENCE_MILLISECONDS = 2000;
const PREFIX_LETTERS = 5;

/**
 * How often a password stands in the breaches that haveibeenpwned knows. Of the password only the first five letters
 * of its SHA-1 leave the server; the answer is padded, so that its length tells nothing either.
 * @throws when the list cannot be reached within two seconds
 */
export async function countBreaches(fetch: OutboundFetch, host: string, password: string): Promise<number> {
  const digest = createHash('sha1').update(password).digest('hex').toUpperCase();
  const response = await fetch(`https://${host}/range/${digest.slice(0, PREFIX_LETTERS)}`, {
    headers: { 'add-padding': 'true' },
    signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
  });
  if (!response.ok) throw new Error(`The list of breached passwords answers ${response.status}`);
  const rest = digest.slice(PREFIX_LETTERS);
  for (const line of (await response.text()).split('\n')) {
    const [suffix, count] = line.trim().split(':');
    if (suffix?.toUpperCase() === rest) return Number(count) || 0;
  }
  return 0;
}

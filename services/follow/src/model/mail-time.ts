import type { MailChoice } from './subject.ts';

/** When the mails of the day leave, so that one has all of a day: early in Europe, before work is over in Asia. */
const HOUR_OF_DAY_UTC = 5;
const DAY_MILLISECONDS = 24 * 60 * 60_000;

/** When a change that was found now may leave by mail; null for never. */
export function mailTime(choice: MailChoice, now: Date): string | null {
  if (choice === 'none') return null;
  if (choice === 'at_once') return now.toISOString();
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), HOUR_OF_DAY_UTC);
  return new Date(today > now.getTime() ? today : today + DAY_MILLISECONDS).toISOString();
}

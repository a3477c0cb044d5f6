import { invalidInput } from '@gazetteer/kernel';

const DAY_SECONDS = 24 * 60 * 60;
const LONGEST_YEARS = 10;
const LONGEST_SECONDS = LONGEST_YEARS * 366 * DAY_SECONDS;

/** The time so many seconds after `now`. */
export function expiryAfter(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString();
}

/**
 * When a key ends of which CKAN's clients say so: after a number of units.
 * @param unit the seconds that one has; a day where it is not given
 * @returns undefined where they say nothing
 * @throws invalid_input for more years than there may be
 */
export function readExpiry(
  now: Date,
  { expires_in, unit }: { expires_in?: number | null; unit?: number | null },
): string | undefined {
  if (expires_in === undefined || expires_in === null) return undefined;
  const seconds = expires_in * (unit ?? DAY_SECONDS);
  if (seconds <= LONGEST_SECONDS) return expiryAfter(now, seconds);
  throw invalidInput({
    expires_in: [`must be ${LONGEST_YEARS} years at most; leave it out for a key that never expires`],
  });
}

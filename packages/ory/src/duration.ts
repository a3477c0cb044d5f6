const UNITS: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
const WHOLE = /^(\d+(\.\d+)?(ms|s|m|h))+$/;

/** A duration as Go writes it, such as `1h30m` or `45s`. */
export const DURATION_PATTERN = '^(\\d+(\\.\\d+)?(ms|s|m|h))+$';

/**
 * The milliseconds of a Go duration such as `1h30m`.
 * @returns undefined for any other text
 */
export function readDuration(text: string): number | undefined {
  if (!WHOLE.test(text)) return undefined;
  let milliseconds = 0;
  for (const [, amount = '0', , unit = 'ms'] of text.matchAll(/(\d+(\.\d+)?)(ms|s|m|h)/g)) {
    milliseconds += Number(amount) * (UNITS[unit] ?? 0);
  }
  return milliseconds;
}

/** The milliseconds of a duration from settings, whose schema has checked it. */
export function milliseconds(duration: string): number {
  const read = readDuration(duration);
  if (read === undefined) throw new Error(`${duration} is not a duration`);
  return read;
}

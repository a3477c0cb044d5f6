const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** A time from now in words, in its largest unit of which there are two: `in 59 minutes`, `3 days ago`. */
export function timeLeft(seconds: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  const [unit, length] = units.find(([, one]) => Math.abs(seconds) >= 2 * one) ?? ['second', 1];
  return words.format(Math.trunc(seconds / length), unit);
}

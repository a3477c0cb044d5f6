/** How failures turn into waiting. All times in milliseconds. */
export type Backoff = {
  /** So many failures cost nothing. */
  free: number;
  /** The wait after the next one; it doubles with each that follows. */
  first: number;
  longest: number;
  /** One failure is forgotten each time this has passed without another. */
  forgets: number;
};

/** The failures that still count after a while without any. */
export function remainingFailures(failures: number, elapsed: number, { forgets }: Backoff): number {
  return Math.max(0, failures - Math.floor(Math.max(0, elapsed) / forgets));
}

/** How long to wait after the last of so many failures. */
export function waitAfter(failures: number, { free, first, longest }: Backoff): number {
  return failures < free ? 0 : Math.min(longest, first * 2 ** (failures - free));
}

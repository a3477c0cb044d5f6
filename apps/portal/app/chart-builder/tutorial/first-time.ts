/** Where this browser notes that somebody has been shown around. */
const noteName = 'visualise-tutorial';

let isFirst: boolean | undefined;

/** Whether this browser has never shown the tutorial; stays true until {@link noteShown}, while it is read. */
export function isFirstTime(): boolean {
  try {
    isFirst ??= localStorage.getItem(noteName) === null;
    localStorage.setItem(noteName, 'seen');
  } catch {
    // Where nothing can be noted it would come again and again.
    isFirst = false;
  }
  return isFirst;
}

/** From now on it comes when it is called for, only. */
export function noteShown(): void {
  isFirst = false;
}

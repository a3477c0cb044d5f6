/** What this browser keeps for the site; undefined where it is told to keep nothing. */
export function browserStore(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
}

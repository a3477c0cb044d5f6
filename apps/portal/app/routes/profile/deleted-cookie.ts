/** Tells the page after the end of an account from a visit by its address; it goes to that page alone, for a minute. */
export const deletedCookie = 'account-deleted=1; Path=/profile/deleted; Max-Age=60; HttpOnly; SameSite=Lax';

/** Whether a `Cookie` header says that its browser has just deleted an account. */
export function hasJustDeleted(header: string | null): boolean {
  return /(?:^|;)\s*account-deleted=1\s*(?:;|$)/.test(header ?? '');
}

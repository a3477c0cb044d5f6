/** Tells the page after the end of an account from a visit by its address; it goes to that page alone, for a minute. */
export function deletedCookie(publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `account-deleted=1; Path=/profile/deleted; Max-Age=60; HttpOnly; SameSite=Lax${secure}`;
}

/** Whether a `Cookie` header says that its browser has just deleted an account. */
export function hasJustDeleted(header: string | null): boolean {
  return /(?:^|;)\s*account-deleted=1\s*(?:;|$)/.test(header ?? '');
}

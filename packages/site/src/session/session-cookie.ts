/** The cookie by which the identity service knows who is signed in; an empty one is what signing out leaves. */
const session = /(?:^|;)\s*ory_kratos_session\s*=\s*[^;\s]/;

/** Whether a `Cookie` header names a session, valid or not: what is made for such a request may be one person's. */
export function hasSessionCookie(header: string | null | undefined): boolean {
  return session.test(header ?? '');
}

/**
 * The issuer of a project (OpenID Connect): its own host under the scheme of the portal.
 * @param publicUrl the portal's own address
 */
export function projectIssuer({ host }: { host: string }, publicUrl: string): string {
  return `${new URL(publicUrl).protocol}//${host}/api/.ory`;
}

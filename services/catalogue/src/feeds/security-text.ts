/** How long what is said about reports holds: short enough that whoever stores it asks again when the address changes. */
const DAYS = 90;

/** Says whom to tell about a fault in the security of a portal, as security.txt (RFC 9116). */
export function writeSecurityText(
  { publicUrl, email }: { publicUrl: string; email: string },
  now: Date,
): string {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + DAYS);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

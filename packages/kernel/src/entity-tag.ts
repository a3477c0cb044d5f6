/** Tells whether a client's If-None-Match names the answer it would get (RFC 9110, section 13.1.2: weakly). */
export function namesTag(header: string | undefined, tag: string): boolean {
  const known = header?.split(',').map((one) => opaque(one)) ?? [];
  return known.includes('*') || known.includes(opaque(tag));
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

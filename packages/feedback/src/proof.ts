/** What is hashed to show that a browser has worked for a message: SHA-256 of it must begin with enough noughts. */
export function proofText(token: string, proof: string): string {
  return `${token}.${proof}`;
}

/** How many bits of a digest are nought before the first that is not. */
export function leadingNoughts(digest: Uint8Array): number {
  const first = digest.findIndex((byte) => byte !== 0);
  if (first === -1) return digest.length * 8;
  // Of the 32 bits of a number the upper 24 are nought in a byte.
  return first * 8 + Math.clz32(digest[first] ?? 0) - 24;
}

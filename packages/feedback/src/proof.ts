/** What is hashed to show that a browser has worked for a message: SHA-256 of it must begin with enough zero bits. */
export function proofText(token: string, proof: string): string {
  return `${token}.${proof}`;
}

/** The number of zero bits at the beginning of a digest. */
export function leadingZeroBits(digest: Uint8Array): number {
  const first = digest.findIndex((byte) => byte !== 0);
  if (first === -1) return digest.length * 8;
  // clz32 counts in 32 bits, of which the upper 24 are zero in a byte.
  return first * 8 + Math.clz32(digest[first] ?? 0) - 24;
}

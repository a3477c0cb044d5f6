import { leadingZeroBits, proofText } from '@gazetteer/feedback';
import { sha256 } from '@noble/hashes/sha2.js';

/** As long as the page may stand still; typing and scrolling feel no difference. */
const SLICE_MILLISECONDS = 12;
const AT_ONCE = 50;

/**
 * Looks for a text that, behind the token, has a digest with so many leading bits of nought; a slice of time at once.
 */
export async function solveProof(token: string, difficulty: number): Promise<string> {
  const encoder = new TextEncoder();
  let attempt = 0;
  for (;;) {
    const end = performance.now() + SLICE_MILLISECONDS;
    while (performance.now() < end) {
      for (const last = attempt + AT_ONCE; attempt < last; attempt += 1) {
        const proof = attempt.toString(36);
        const digest = sha256(encoder.encode(proofText(token, proof)));
        if (leadingZeroBits(digest) >= difficulty) return proof;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

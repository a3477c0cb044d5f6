import { createHash } from 'node:crypto';

/** A whole number below 2³² from a text: the same on every machine, and spread evenly over all texts. */
export function hashOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0);
}

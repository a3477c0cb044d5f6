import { distance } from 'fastest-levenshtein';

const LEAST_DISTANCE = 5;
const MOST_IN_COMMON = 0.5;

/** True when a password differs from an identifier in less than five letters, or is more than half a part of it. */
export function isTooSimilar(password: string, identifier: string): boolean {
  const [one, other] = [password.toLowerCase(), identifier.toLowerCase()];
  if (other === '') return false;
  return distance(one, other) < LEAST_DISTANCE || longestCommonPart(one, other) / one.length > MOST_IN_COMMON;
}

/** The length of the longest text that stands in both. */
function longestCommonPart(one: string, other: string): number {
  let longest = 0;
  let before: number[] = [];
  for (const letter of one) {
    const row: number[] = [];
    for (let at = 0; at < other.length; at += 1) {
      row[at] = other[at] === letter ? (before[at - 1] ?? 0) + 1 : 0;
      longest = Math.max(longest, row[at] ?? 0);
    }
    before = row;
  }
  return longest;
}

import type { PatternPart } from './query-tree.ts';

type Step = string | typeof ONE | typeof MANY;
const ONE = Symbol('exactly one character');
const MANY = Symbol('any number of characters');

/**
 * A test for values that fit a pattern as a whole, whatever their case. Takes time proportional to the lengths of
 * pattern and value at worst; a regular expression could be made to take for ever by a pattern with many stars.
 */
export function wildcardTest(parts: readonly PatternPart[]): (value: string) => boolean {
  const steps: Step[] = parts.flatMap((part): Step[] => {
    if ('literal' in part) return Array.from(part.literal.toLowerCase());
    return [part.wildcard === '*' ? MANY : ONE];
  });
  const longest = longestLiteral(parts).toLowerCase();
  return (value) => {
    const lower = value.toLowerCase();
    return lower.includes(longest) && fits(Array.from(lower), steps);
  };
}

/** The longest piece of a pattern that is without wildcards: what every value that fits must hold. */
export function longestLiteral(parts: readonly PatternPart[]): string {
  const literals = parts.flatMap((part) => ('literal' in part ? [part.literal] : []));
  return literals.reduce((longest, literal) => (literal.length > longest.length ? literal : longest), '');
}

function fits(characters: readonly string[], steps: readonly Step[]): boolean {
  let position = 0;
  let step = 0;
  // Where to go on when the latest star has to take one character more.
  let star = -1;
  let taken = 0;
  while (position < characters.length) {
    if (steps[step] === MANY) {
      star = step++;
      taken = position;
    } else if (steps[step] === ONE || steps[step] === characters[position]) {
      step++;
      position++;
    } else if (star >= 0) {
      step = star + 1;
      position = ++taken;
    } else {
      return false;
    }
  }
  return steps.slice(step).every((rest) => rest === MANY);
}

import { invalidInput } from './errors.ts';

const LONGEST = 100;

/** What the name of a thing must be that people tell apart in a list, such as a key. */
export const NAME_RULE = `must be 1 to ${LONGEST} visible characters`;

/** True for a name that keeps to the rule, apart from spaces around it. */
export function isVisibleName(name: string): boolean {
  const trimmed = name.trim();
  return /^\P{C}+$/u.test(trimmed) && trimmed.length <= LONGEST;
}

/**
 * A name without the spaces around it.
 * @throws invalid_input for one that breaks the rule
 */
export function readVisibleName(given: string): string {
  if (isVisibleName(given)) return given.trim();
  throw invalidInput({ name: [NAME_RULE] });
}

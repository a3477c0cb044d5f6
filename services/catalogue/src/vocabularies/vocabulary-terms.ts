import type { FieldErrors } from '@gazetteer/kernel';
import { addProblems, refuseProblems } from '../fields/field-problems.ts';

const LONGEST_TERM = 100;

/**
 * The terms of a vocabulary as they are stored, each once.
 * @throws invalid_input on `tags` for one that cannot be a term
 */
export function readTerms(given: readonly string[]): string[] {
  const terms = [...new Set(given.map((term) => term.trim()))];
  const problems: FieldErrors = {};
  for (const term of terms) {
    if (term === '' || term.length > LONGEST_TERM || /\p{Cc}/u.test(term)) {
      addProblems(
        problems,
        'tags',
        `Tag "${term}" must be 1 to ${LONGEST_TERM} characters, without control characters`,
      );
    }
  }
  refuseProblems(problems);
  return terms;
}

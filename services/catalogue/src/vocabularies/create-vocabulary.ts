import {
  type Caller,
  type FieldErrors,
  installation,
  invalidInput,
  notFound,
  requireRight,
} from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { addProblems, refuseProblems } from '../fields/field-problems.ts';
import type { VocabularyDictionary } from '../model/vocabulary.contract.ts';
import { ensureTags, ensureVocabulary, listVocabularies } from '../model/vocabulary.store.ts';

const LONGEST_TERM = 100;

/**
 * Makes a vocabulary with its terms, each once.
 * @throws access_denied for all but administrators, invalid_input
 */
export async function createVocabulary(
  { sql, authorizer }: Catalogue,
  caller: Caller,
  name: string,
  terms: readonly string[],
): Promise<VocabularyDictionary> {
  await requireRight(authorizer, caller, 'administrator', installation);
  const wanted = [...new Set(terms.map((term) => term.trim()))];
  refuseBadTerms(wanted);
  return sql.transaction(async () => {
    const { id, made } = await ensureVocabulary(sql, name);
    if (!made) throw invalidInput({ name: ['That vocabulary name is already in use.'] });
    await ensureTags(sql, id, wanted);
    const vocabulary = (await listVocabularies(sql)).find((one) => one.id === id);
    if (!vocabulary) throw notFound();
    return vocabulary;
  });
}

function refuseBadTerms(terms: readonly string[]): void {
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
}

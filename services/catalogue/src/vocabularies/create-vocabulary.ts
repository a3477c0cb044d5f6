import { type Caller, installation, invalidInput, notFound, requireRight } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import type { VocabularyDictionary } from '../model/vocabulary.contract.ts';
import { ensureTags, ensureVocabulary, listVocabularies } from '../model/vocabulary.store.ts';
import { readTerms } from './vocabulary-terms.ts';

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
  const wanted = readTerms(terms);
  return sql.transaction(async () => {
    const { id, made } = await ensureVocabulary(sql, name);
    if (!made) throw invalidInput({ name: ['That vocabulary name is already in use.'] });
    await ensureTags(sql, id, wanted);
    const [vocabulary] = await listVocabularies(sql, id);
    if (!vocabulary) throw notFound();
    return vocabulary;
  });
}

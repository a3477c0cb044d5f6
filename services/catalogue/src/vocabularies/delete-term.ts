import { type Caller, installation, invalidInput, requireRight } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { removeTerms } from '../model/vocabulary.store.ts';
import { refuseUsedTerms } from './change-vocabularies.ts';
import { locateTag } from './find-tags.ts';

/** A term by its id, or by its name and the vocabulary it belongs to. */
export type NamedTerm = { idOrName: string; vocabularyId: string | undefined };

/**
 * Takes a term out of its vocabulary, where no dataset uses it.
 * @throws access_denied for all but administrators, not_found, invalid_input
 */
export async function deleteTerm(
  catalogue: Catalogue,
  caller: Caller,
  { idOrName, vocabularyId }: NamedTerm,
): Promise<void> {
  await requireRight(catalogue.authorizer, caller, 'administrator', installation);
  const { tag, vocabulary } = await locateTag(catalogue, idOrName, vocabularyId);
  if (!vocabulary) {
    throw invalidInput({ id: [`${tag.name} is a free tag: it goes with the last dataset that has it`] });
  }
  await refuseUsedTerms(catalogue, vocabulary, [tag.name]);
  await catalogue.sql.transaction(() => removeTerms(catalogue.sql, vocabulary.id, [tag.name]));
}

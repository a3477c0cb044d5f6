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
import { claim } from '../model/unique-violation.ts';
import type { TagDictionary, VocabularyDictionary } from '../model/vocabulary.contract.ts';
import {
  ensureTags,
  findTag,
  findVocabulary,
  listVocabularies,
  removeTerms,
  removeVocabulary,
  renameVocabulary,
  SECTORS,
} from '../model/vocabulary.store.ts';
import { readTerms } from './vocabulary-terms.ts';

/**
 * One vocabulary with its terms, by its id or name.
 * @throws not_found
 */
export async function showVocabulary({ sql }: Catalogue, idOrName: string): Promise<VocabularyDictionary> {
  const known = await findVocabulary(sql, idOrName);
  const [vocabulary] = known ? await listVocabularies(sql, known.id) : [];
  if (!vocabulary) throw notFound(`Not found: Could not find vocabulary "${idOrName}"`);
  return vocabulary;
}

/** What a vocabulary is to be: what is left out stays. */
export type VocabularyChange = { name: string | undefined; terms: readonly string[] | undefined };

/**
 * Gives a vocabulary another name, or other terms. Neither its name nor a term can go while datasets use it.
 * @throws access_denied for all but administrators, not_found, invalid_input
 */
export async function updateVocabulary(
  catalogue: Catalogue,
  caller: Caller,
  idOrName: string,
  change: VocabularyChange,
): Promise<VocabularyDictionary> {
  const { sql, authorizer } = catalogue;
  await requireRight(authorizer, caller, 'administrator', installation);
  const vocabulary = await showVocabulary(catalogue, idOrName);
  const uses = await usesOf(catalogue, vocabulary);
  const wanted = change.terms && readTerms(change.terms);
  const removed = wanted
    ? vocabulary.tags.map(({ name }) => name).filter((name) => !wanted.includes(name))
    : [];
  const isRenamed = change.name !== undefined && change.name !== vocabulary.name;
  const problems: FieldErrors = {};
  if (isRenamed && vocabulary.name === SECTORS) addProblems(problems, 'name', `${SECTORS} keeps its name`);
  if (isRenamed && uses.size > 0) addProblems(problems, 'name', 'Datasets use the terms of this vocabulary');
  addProblems(problems, 'tags', ...usedTerms(removed, uses));
  refuseProblems(problems);
  await sql.transaction(async () => {
    const taken = { name: ['That vocabulary name is already in use.'] };
    if (isRenamed) await claim(taken, () => renameVocabulary(sql, vocabulary.id, change.name ?? ''));
    await removeTerms(sql, vocabulary.id, removed);
    await ensureTags(sql, vocabulary.id, wanted ?? []);
  });
  return showVocabulary(catalogue, vocabulary.id);
}

/**
 * Removes a vocabulary with its terms, none of which a dataset may use.
 * @throws access_denied for all but administrators, not_found, invalid_input
 */
export async function deleteVocabulary(
  catalogue: Catalogue,
  caller: Caller,
  idOrName: string,
): Promise<void> {
  await requireRight(catalogue.authorizer, caller, 'administrator', installation);
  const vocabulary = await showVocabulary(catalogue, idOrName);
  const names = vocabulary.tags.map(({ name }) => name);
  await refuseUsedTerms(catalogue, vocabulary, names);
  await catalogue.sql.transaction(() => removeVocabulary(catalogue.sql, vocabulary.id));
}

/**
 * Adds a term to a vocabulary.
 * @throws access_denied for all but administrators, invalid_input
 */
export async function createTerm(
  { sql, authorizer }: Catalogue,
  caller: Caller,
  { name, vocabularyId }: { name: string; vocabularyId: string },
): Promise<TagDictionary> {
  await requireRight(authorizer, caller, 'administrator', installation);
  const [term = ''] = readTerms([name]);
  const vocabulary = await findVocabulary(sql, vocabularyId);
  if (!vocabulary) throw invalidInput({ vocabulary_id: ['Tag vocabulary was not found.'] });
  return sql.transaction(async () => {
    if (await findTag(sql, vocabulary.id, term)) {
      throw invalidInput({ name: [`Tag ${term} already belongs to vocabulary ${vocabulary.name}`] });
    }
    const id = (await ensureTags(sql, vocabulary.id, [term])).get(term) ?? '';
    return { id, name: term, display_name: term, state: 'active', vocabulary_id: vocabulary.id };
  });
}

/** @throws invalid_input on `id` that names the terms which datasets use */
export async function refuseUsedTerms(
  catalogue: Catalogue,
  vocabulary: { name: string },
  terms: readonly string[],
): Promise<void> {
  const problems: FieldErrors = {};
  addProblems(problems, 'id', ...usedTerms(terms, await usesOf(catalogue, vocabulary)));
  refuseProblems(problems);
}

const usesOf = ({ index }: Catalogue, { name }: { name: string }) => index.uses(`vocab_${name}`);

function usedTerms(terms: readonly string[], uses: ReadonlyMap<string, number>): string[] {
  return terms
    .filter((term) => uses.has(term))
    .map((term) => `Tag ${term} is used by ${uses.get(term)} datasets and cannot be removed`);
}

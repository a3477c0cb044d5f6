import { notFound } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import type { PackageDictionary } from '../model/dataset.contract.ts';
import type { TagDictionary } from '../model/vocabulary.contract.ts';
import { findTag, findTagById, findVocabulary, FREE } from '../model/vocabulary.store.ts';
import { searchPublished } from '../search/search-published.ts';
import { foldText } from '../search/words/analyse-text.ts';
import { showVocabulary } from './change-vocabularies.ts';

const MOST_DATASETS = 1000;

/** Which tags: all terms of a vocabulary by its id or name, else the free tags of public datasets. */
export type TagQuestion = { vocabularyId: string | undefined; containing: readonly string[] };

/**
 * Tags by name, those that hold all the letters asked for.
 * @throws not_found for a vocabulary that is not there
 */
export async function listTags(
  catalogue: Catalogue,
  { vocabularyId, containing }: TagQuestion,
): Promise<TagDictionary[]> {
  const tags =
    vocabularyId === undefined ? await freeTags(catalogue) : await termsOf(catalogue, vocabularyId);
  const letters = containing.map(foldText);
  return tags.filter(({ name }) => letters.every((one) => foldText(name).includes(one)));
}

async function freeTags({ index }: Catalogue): Promise<TagDictionary[]> {
  const tags = await index.tags('tags');
  return tags.map(({ id, name, displayName }) => ({
    id,
    name,
    display_name: displayName,
    state: 'active',
    vocabulary_id: null,
  }));
}

async function termsOf(catalogue: Catalogue, vocabularyId: string): Promise<TagDictionary[]> {
  const { tags } = await showVocabulary(catalogue, vocabularyId);
  return tags.map((tag) => ({ ...tag, state: 'active' }));
}

/** A tag, and the vocabulary it is a term of; none for a free one. */
type LocatedTag = {
  tag: { id: string; name: string };
  vocabulary: { id: string; name: string } | undefined;
};

/**
 * Finds a tag by its name or id among the terms of a vocabulary that is named. Where none is, it is a free tag, or a term
 * of any vocabulary by its id.
 * @throws not_found
 */
export async function locateTag(
  { sql }: Catalogue,
  idOrName: string,
  vocabularyId: string | undefined,
): Promise<LocatedTag> {
  const named = vocabularyId === undefined ? undefined : await findVocabulary(sql, vocabularyId);
  if (vocabularyId !== undefined && !named) throw notFound();
  const tag = await findTag(sql, named?.id ?? FREE, idOrName);
  if (tag) return { tag, vocabulary: named };
  const term = named ? undefined : await findTagById(sql, idOrName);
  const vocabulary = term && (await findVocabulary(sql, term.vocabulary_id));
  if (!vocabulary) throw notFound();
  return { tag: term, vocabulary };
}

/**
 * One tag by its name or id: a term of a vocabulary, or a free tag that a public dataset has.
 * @throws not_found
 */
export async function showTag(
  catalogue: Catalogue,
  idOrName: string,
  vocabularyId: string | undefined,
): Promise<TagDictionary & { vocabularyName?: string }> {
  const { tag, vocabulary } = await locateTag(catalogue, idOrName, vocabularyId);
  if (!vocabulary && !(await isPublicTag(catalogue, tag.name))) throw notFound();
  const { id, name } = tag;
  const shown = { id, name, display_name: tag.name, state: 'active', vocabulary_id: vocabulary?.id ?? null };
  return vocabulary ? { ...shown, vocabularyName: vocabulary.name } : shown;
}

async function isPublicTag({ index }: Catalogue, name: string): Promise<boolean> {
  return (await index.tags('tags', name)).some((tag) => tag.name === name);
}

/** The public datasets that have a tag, the last changed first, a thousand at most. */
export async function datasetsWithTag(
  catalogue: Catalogue,
  field: string,
  name: string,
): Promise<PackageDictionary[]> {
  const { datasets } = await searchPublished(catalogue, {
    fq: `${field}:"${name.replace(/["\\]/g, '\\$&')}"`,
    sort: 'metadata_modified desc',
    limit: MOST_DATASETS,
    offset: 0,
  });
  return datasets;
}

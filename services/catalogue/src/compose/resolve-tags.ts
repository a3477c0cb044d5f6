import type { FieldErrors } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { addProblems } from '../fields/field-problems.ts';
import type { TagDictionary } from '../model/vocabulary.contract.ts';
import { ensureTags, findTags, findVocabulary, FREE, SECTORS } from '../model/vocabulary.store.ts';
import type { DatasetDocument } from '../model/dataset-document.ts';

/** Gives tags their ids: free tags are made as needed, terms of a vocabulary must be in it. */
export async function resolveTags(
  { sql }: Catalogue,
  document: DatasetDocument,
  problems: FieldErrors,
): Promise<void> {
  const byVocabulary = Map.groupBy(document.tags, ({ vocabulary_id }) => vocabulary_id);
  for (const [vocabulary, tags] of byVocabulary) {
    if (vocabulary !== null) await resolveTerms(sql, document, { vocabulary, tags, problems });
    else setIds(tags, await ensureTags(sql, FREE, namesOf(tags)));
  }
}

type GivenTerms = { vocabulary: string; tags: TagDictionary[]; problems: FieldErrors };

async function resolveTerms(
  sql: Catalogue['sql'],
  document: DatasetDocument,
  { vocabulary: idOrName, tags, problems }: GivenTerms,
): Promise<void> {
  const vocabulary = await findVocabulary(sql, idOrName);
  if (!vocabulary) return addProblems(problems, 'tags', 'Tag vocabulary was not found.');
  // A sector may come as a term or in the dataset's own list: it is kept in the list alone.
  if (vocabulary.name === SECTORS) {
    document.sector = [...new Set([...document.sector, ...namesOf(tags)])];
    document.tags = document.tags.filter((tag) => !tags.includes(tag));
    document.num_tags = document.tags.length;
    return;
  }
  const ids = await findTags(sql, vocabulary.id, namesOf(tags));
  for (const { name } of tags) {
    if (ids.has(name)) continue;
    addProblems(problems, 'tags', `Tag ${name} does not belong to vocabulary ${vocabulary.name}`);
  }
  for (const tag of tags) tag.vocabulary_id = vocabulary.id;
  setIds(tags, ids);
}

const namesOf = (tags: TagDictionary[]) => tags.map(({ name }) => name);

function setIds(tags: TagDictionary[], ids: Map<string, string>): void {
  for (const tag of tags) tag.id = ids.get(tag.name) ?? '';
}

import type { FieldErrors } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { addProblems, addProblemsWithin } from '../field-problems.ts';
import { findActiveGroups } from '../organizations/organization.store.ts';
import { makeSku } from '../resources/make-sku.ts';
import { findResourceOwners, findSkuOwners } from '../resources/resource.store.ts';
import { ensureTags, findTags, findVocabulary, FREE, SECTORS } from '../vocabularies/vocabulary.store.ts';
import type { DatasetDocument } from './dataset-document.ts';
import { isNameTaken } from './dataset.store.ts';
import type { DatasetChange } from './save-dataset.ts';

const SKU_ATTEMPTS = 20;

/** Notes a problem when another dataset has the name. */
export async function checkName(
  { sql }: Catalogue,
  document: DatasetDocument,
  problems: FieldErrors,
): Promise<void> {
  if (await isNameTaken(sql, document.name, document.id)) {
    addProblems(problems, 'name', 'That URL is already in use.');
  }
}

/** Turns the names and ids of groups into ids, each once. */
export async function resolveGroups(
  { sql }: Catalogue,
  document: DatasetDocument,
  problems: FieldErrors,
): Promise<void> {
  const rows = await findActiveGroups(sql, document.groups);
  const resolved = document.groups.map((given) => {
    const row = rows.find(({ id, name }) => id === given || name === given);
    if (!row) addProblems(problems, 'groups', `Group ${given} does not exist`);
    return row?.id ?? given;
  });
  document.groups = [...new Set(resolved)];
}

/** Gives tags their ids: free tags are made as needed, terms of a vocabulary must be in it. */
export async function resolveTags(
  { sql }: Catalogue,
  document: DatasetDocument,
  problems: FieldErrors,
): Promise<void> {
  const byVocabulary = Map.groupBy(document.tags, ({ vocabulary_id }) => vocabulary_id);
  for (const [given, tags] of byVocabulary) {
    const names = tags.map(({ name }) => name);
    if (given === null) {
      const ids = await ensureTags(sql, FREE, names);
      for (const tag of tags) tag.id = ids.get(tag.name) ?? '';
      continue;
    }
    const vocabulary = await findVocabulary(sql, given);
    if (!vocabulary) addProblems(problems, 'tags', 'Tag vocabulary was not found.');
    const ids = await findTags(sql, vocabulary?.id ?? given, names);
    for (const tag of tags) {
      const id = ids.get(tag.name);
      if (vocabulary && !id) {
        addProblems(problems, 'tags', `Tag ${tag.name} does not belong to vocabulary ${vocabulary.name}`);
      }
      tag.id = id ?? '';
      tag.vocabulary_id = vocabulary?.id ?? given;
    }
    if (vocabulary?.name === SECTORS) moveToSectors(document, given, names);
  }
}

// A sector may come as a term of the vocabulary or in the dataset's own list: it is kept in the list alone.
function moveToSectors(document: DatasetDocument, vocabularyId: string, names: string[]): void {
  document.sector = [...new Set([...document.sector, ...names])];
  document.tags = document.tags.filter((tag) => tag.vocabulary_id !== vocabularyId);
  document.num_tags = document.tags.length;
}

/** Notes a problem for every resource whose id or sku belongs to another, and makes the skus that are missing. */
export async function resolveResources(
  { sql }: Catalogue,
  { document, problems, resourceInFocus }: DatasetChange,
): Promise<void> {
  const { resources } = document;
  const owners = await findResourceOwners(
    sql,
    resources.map(({ id }) => id),
  );
  const given = resources.map(({ sku }) => sku).filter((sku) => sku !== '');
  const skuOwners = await findSkuOwners(sql, given);
  const taken = new Set<string>();
  for (const [place, resource] of resources.entries()) {
    const { id, sku } = resource;
    const own: FieldErrors = place === resourceInFocus ? problems : {};
    if ((owners.get(id) ?? document.id) !== document.id)
      addProblems(own, 'id', 'Resource id already exists.');
    if (sku !== '' && ((skuOwners.get(sku) ?? id) !== id || taken.has(sku))) {
      addProblems(own, 'sku', 'That sku is already in use');
    }
    taken.add(sku);
    if (own !== problems) addProblemsWithin(problems, 'resources', place, own);
  }
  for (const resource of resources) {
    if (resource.sku === '') resource.sku = await freeSku(sql, document, resource, taken);
  }
}

async function freeSku(
  sql: Catalogue['sql'],
  document: DatasetDocument,
  resource: DatasetDocument['resources'][number],
  taken: Set<string>,
): Promise<string> {
  for (let attempt = 0; attempt < SKU_ATTEMPTS; attempt++) {
    const sku = makeSku({
      datasetName: document.name,
      sourceName: document.source_name,
      granularity: resource.granularity,
      frequency: resource.frequency,
    });
    if (taken.has(sku) || (await findSkuOwners(sql, [sku])).size > 0) continue;
    taken.add(sku);
    return sku;
  }
  throw new Error(`No sku found for resource ${resource.id} in ${SKU_ATTEMPTS} attempts`);
}

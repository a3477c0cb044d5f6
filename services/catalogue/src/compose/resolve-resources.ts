import type { FieldErrors } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { addProblems, addProblemsWithin } from '../fields/field-problems.ts';
import { makeSku } from './make-sku.ts';
import type { ResourceDictionary } from '../model/resource.contract.ts';
import { claimSkus, findResourceOwners, findSkuOwners } from '../model/resource.store.ts';
import type { DatasetDocument } from '../model/dataset-document.ts';
import type { DatasetChange } from './dataset-change.ts';

/** After so many skus that were taken another random letter is used. */
const ATTEMPTS_A_LENGTH = 4;
const LETTERS = [3, 4, 5, 6];

/** Notes a problem for every resource whose id or sku belongs to another, and makes the skus that are missing. */
export async function resolveResources({ sql }: Catalogue, change: DatasetChange): Promise<void> {
  const { document } = change;
  await checkIds(sql, change);
  await claimGivenSkus(sql, change);
  await makeSkus(sql, document);
}

async function checkIds(sql: Catalogue['sql'], change: DatasetChange): Promise<void> {
  const { id: datasetId, resources } = change.document;
  const ids = resources.map(({ id }) => id);
  const owners = await findResourceOwners(sql, ids);
  for (const [place, id] of ids.entries()) {
    if ((owners.get(id) ?? datasetId) !== datasetId) note(change, place, 'id', 'Resource id already exists.');
  }
}

async function claimGivenSkus(sql: Catalogue['sql'], change: DatasetChange): Promise<void> {
  const { document, previous } = change;
  const before = new Map((previous?.resources ?? []).map(({ id, sku }) => [id, sku]));
  const given = document.resources.filter(({ id, sku }) => sku !== '' && before.get(id) !== sku);
  // Of two resources given one sku the first gets it.
  const first = new Map(given.toReversed().map(({ id, sku }) => [sku, id]));
  await claimSkus(
    sql,
    [...first].map(([sku, resource_id]) => ({ sku, resource_id })),
  );
  // A resource may take back a sku that it had before: then it is its own already.
  const owners = await findSkuOwners(sql, [...first.keys()]);
  for (const [place, { id, sku }] of document.resources.entries()) {
    if ((owners.get(sku) ?? id) !== id) note(change, place, 'sku', 'That sku is already in use');
  }
}

async function makeSkus(sql: Catalogue['sql'], document: DatasetDocument): Promise<void> {
  let without = document.resources.filter(({ sku }) => sku === '');
  for (const letters of LETTERS) {
    for (let attempt = 0; attempt < ATTEMPTS_A_LENGTH && without.length > 0; attempt++) {
      const wishes = new Map(without.map((resource) => [skuOf(document, resource, letters), resource]));
      const claimed = await claimSkus(
        sql,
        [...wishes].map(([sku, { id }]) => ({ sku, resource_id: id })),
      );
      for (const [sku, resource] of wishes) if (claimed.has(sku)) resource.sku = sku;
      without = without.filter(({ sku }) => sku === '');
    }
  }
  if (without.length > 0)
    throw new Error(`No free sku found for ${without.length} resources of ${document.id}`);
}

function skuOf(document: DatasetDocument, resource: ResourceDictionary, letters: number): string {
  const { granularity, frequency } = resource;
  const described = { datasetName: document.name, sourceName: document.source_name, granularity, frequency };
  return makeSku(described, letters);
}

function note(
  { problems, resourceInFocus }: DatasetChange,
  place: number,
  field: string,
  text: string,
): void {
  if (place === resourceInFocus) return addProblems(problems, field, text);
  const own: FieldErrors = { [field]: [text] };
  addProblemsWithin(problems, 'resources', place, own);
}

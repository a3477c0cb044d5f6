import type { FieldErrors } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import type { DatasetChange } from '../compose/dataset-change.ts';
import { resolveGroups } from '../compose/resolve-groups.ts';
import { resolveResources } from '../compose/resolve-resources.ts';
import { resolveTags } from '../compose/resolve-tags.ts';
import { addProblems, refuseProblems } from '../fields/field-problems.ts';
import { laterTime } from '../fields/timestamps.ts';
import { recordActivity } from '../history/record-activity.ts';
import { keepLifecycle, refuseUnreviewed } from '../lifecycle/keep-lifecycle.ts';
import { type DatasetDocument, sameDataset, termsOf } from '../model/dataset-document.ts';
import type { PackageDictionary } from '../model/dataset.contract.ts';
import { insertDataset, replaceTerms, updateDataset } from '../model/dataset.store.ts';
import { insertResources, removeResources } from '../model/resource.store.ts';
import { claim } from '../model/unique-violation.ts';
import { ensureTags, ensureVocabulary, SECTORS } from '../model/vocabulary.store.ts';
import { finishDataset } from './finish-datasets.ts';
import { freeName } from './free-name.ts';
import { keepTombstone } from './keep-tombstone.ts';
import { searchDocument } from './reindex-datasets.ts';

const NAME_TAKEN = ['That URL is already in use.'];

/**
 * Writes a composed dataset with all that is kept in step with it: its resources, skus, terms, sectors and its place
 * in the search index and its history. Must run in a transaction. A dataset in which nothing changed is not written again.
 * @throws invalid_input that names everything wrong with it
 */
export async function saveDataset(catalogue: Catalogue, change: DatasetChange): Promise<PackageDictionary> {
  const { document, previous, problems } = change;
  refuseUnwritable(document);
  const isNamed = document.name !== previous?.name;
  if (isNamed && !(await freeName(catalogue, { name: document.name, id: document.id, by: change.by })))
    addProblems(problems, 'name', ...NAME_TAKEN);
  await resolveGroups(catalogue, document, problems);
  await refuseUnreviewed(catalogue.sql, change, problems);
  // What follows makes skus and tags, which must be known to be good.
  refuseProblems(problems);
  await resolveResources(catalogue, change);
  await resolveTags(catalogue, document, problems);
  refuseProblems(problems);
  if (previous && sameDataset(document, previous)) return finishDataset(catalogue, previous);
  if (previous)
    document.metadata_modified = laterTime(document.metadata_modified, previous.metadata_modified);
  await claim({ name: NAME_TAKEN }, () => writeDataset(catalogue, change));
  await claim({ resources: ['Resource id already exists.'] }, () => writeResources(catalogue, change));
  await writeTerms(catalogue, document);
  const finished = await finishDataset(catalogue, document);
  await catalogue.index.put(await searchDocument(catalogue, finished));
  await keepTombstone(catalogue, change);
  await keepLifecycle(catalogue.sql, change);
  await catalogue.scores.save(finished);
  await recordActivity(catalogue.sql, change);
  return finished;
}

/**
 * How many characters a dataset has as JSON, with its resources: they are written, indexed and sent whole, and a write of
 * so many holds the process for 0.2 s. It is room for 2,000 resources that are described in a few lines each.
 */
const LONGEST_DATASET = 2_000_000;

/** PostgreSQL's text cannot hold the character NUL, so that no store takes it. */
const NUL = /(?<!\\)(\\\\)*\\u0000/;

/** Refuses what no store takes, and a dataset that is too long, by the field that has most of it. */
function refuseUnwritable(document: DatasetDocument): void {
  const problems: FieldErrors = {};
  const written = Object.entries(document).map(
    ([field, value]) => [field, JSON.stringify(value) ?? ''] as const,
  );
  for (const [field, text] of written) {
    if (NUL.test(text)) problems[field] = ['Must not contain the character NUL'];
  }
  const length = written.reduce((sum, [, text]) => sum + text.length, 0);
  if (length > LONGEST_DATASET) {
    const [longest] = written.reduce((one, other) => (other[1].length > one[1].length ? other : one));
    const rule = `The dataset has ${length} characters in all, of which ${LONGEST_DATASET} are allowed`;
    addProblems(problems, longest, rule);
  }
  refuseProblems(problems);
}

async function writeDataset({ sql }: Catalogue, { document, previous }: DatasetChange): Promise<void> {
  await (previous ? updateDataset(sql, document) : insertDataset(sql, document));
}

async function writeResources(
  { sql, tables }: Catalogue,
  { document, previous }: DatasetChange,
): Promise<void> {
  const kept = new Set(document.resources.map(({ id }) => id));
  const before = new Map((previous?.resources ?? []).map((resource) => [resource.id, resource]));
  const removed = [...before.keys()].filter((id) => !kept.has(id));
  await removeResources(sql, removed);
  await insertResources(
    sql,
    document.id,
    [...kept].filter((id) => !before.has(id)),
  );
  for (const id of removed) await tables.drop(id);
}

async function writeTerms({ sql }: Catalogue, document: DatasetDocument): Promise<void> {
  await replaceTerms(sql, document.id, termsOf(document));
  if (document.sector.length === 0) return;
  const { id } = await ensureVocabulary(sql, SECTORS);
  await ensureTags(sql, id, document.sector);
}

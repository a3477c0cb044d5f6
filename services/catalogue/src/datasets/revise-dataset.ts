import { checkInput } from '@gazetteer/actions';
import { type Caller, invalidInput } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { PackageInputSchema } from '../compose/dataset-input.contract.ts';
import type { PackageDictionary } from '../model/dataset.contract.ts';
import { requireEditable } from './dataset-rights.ts';
import { assign, filterKeys, merge, type Json, readPatterns, unlike, valueAt } from './revision-paths.ts';
import { showDataset } from './show-dataset.ts';
import { updateDataset } from './update-dataset.ts';

/** A revision as CKAN takes it; single keys stand beside these as `match__…` and `update__…`. */
export type Revision = {
  match?: Record<string, unknown> | undefined;
  filter?: string | string[] | undefined;
  update?: Record<string, unknown> | undefined;
  include?: string | string[] | undefined;
};

const MOST_KEYS = 1000;

/**
 * Changes parts of a dataset, if those parts that `match` names are as it says: what `filter` leaves out goes, then
 * `update` is merged in. Without `filter` everything else stays.
 * @param fileKeys keys of resources that get a file afterwards, such as `update__resources__0__upload`
 * @throws not_found, access_denied, invalid_input
 */
export async function reviseDataset(
  catalogue: Catalogue,
  caller: Caller,
  revision: Revision,
  fileKeys: readonly string[] = [],
): Promise<PackageDictionary> {
  const { match, single, updates } = readRevision(revision);
  const named = single.find(([path]) => path.length === 1 && (path[0] === 'id' || path[0] === 'name'))?.[1];
  const idOrName = match['id'] ?? match['name'] ?? named;
  if (typeof idOrName !== 'string' || idOrName === '') throw invalidInput({ match__id: ['Missing value'] });
  return catalogue.sql.transaction(async () => {
    const before = await showDataset(catalogue, caller, idOrName);
    await requireEditable(catalogue, caller, before);
    refuseUnlike(before, match, single);
    const revised = composeRevision(before, revision, updates);
    requireHolders(revised, fileKeys);
    const input = checkInput(PackageInputSchema, revised);
    return updateDataset(catalogue, caller, before.id, input);
  });
}

/** The dataset under `package`, with the keys that `include` asks for. */
export function answeredPart(dataset: PackageDictionary, { include }: Revision): Record<string, unknown> {
  const answer = { package: dataset };
  return include === undefined
    ? answer
    : (filterKeys(answer as unknown as Json, readPatterns(include)) as Record<string, unknown>);
}

function requireHolders(revised: Record<string, unknown>, fileKeys: readonly string[]): void {
  for (const fileKey of fileKeys) {
    const path = fileKey.split('__').slice(1, -1);
    if (valueAt(revised as Json, path) === undefined) {
      throw invalidInput({ [fileKey]: ['There is no such resource'] });
    }
  }
}

type SingleKey = [path: string[], value: unknown];

function readRevision(revision: Revision) {
  const keys = Object.entries(revision);
  if (keys.length > MOST_KEYS) throw invalidInput({ __junk: [`more than ${MOST_KEYS} keys`] });
  const single: SingleKey[] = [];
  const updates: SingleKey[] = [];
  for (const [key, value] of keys) {
    if (['match', 'filter', 'update', 'include'].includes(key)) continue;
    const [kind, ...path] = key.split('__');
    if (path.length === 0 || (kind !== 'match' && kind !== 'update')) {
      throw invalidInput({ [key]: ['Unknown parameter'] });
    }
    (kind === 'match' ? single : updates).push([path, readValue(value)]);
  }
  // What is added to a list can be changed by the same call.
  const extending = ([path]: SingleKey) => (path.at(-1) === 'extend' ? 0 : 1);
  updates.sort((one, other) => extending(one) - extending(other));
  return { match: revision.match ?? {}, single, updates };
}

/** Forms carry text only: lists, objects, truth values and null are written as JSON in it. */
function readValue(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*(?:[[{].*[\]}]|true|false|null)\s*$/s.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function refuseUnlike(before: PackageDictionary, match: Record<string, unknown>, single: SingleKey[]): void {
  const differing = [
    ...unlike(before as Json, match as Json, []),
    ...single.flatMap(([path, value]) => unlike(valueAt(before as Json, path), value as Json, path)),
  ];
  if (differing.length > 0) throw invalidInput({ match: differing });
}

function composeRevision(
  before: PackageDictionary,
  { filter, update }: Revision,
  updates: readonly SingleKey[],
): Record<string, unknown> {
  const { organization: _, metadata_modified: __, ...known } = structuredClone(before);
  const kept = filter === undefined ? known : (filterKeys(known as Json, readPatterns(filter)) as object);
  const changed = merge({ ...kept }, (update ?? {}) as Json);
  for (const [path, value] of updates) {
    const problem = assign(changed, path, value as Json);
    if (problem) throw invalidInput({ [`update__${path.join('__')}`]: [problem] });
  }
  // Resources that were filtered away are gone, not left as they are.
  const whole = changed as Record<string, unknown>;
  return { ...whole, resources: whole['resources'] ?? [], id: before.id, type: before.type };
}

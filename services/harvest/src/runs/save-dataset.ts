import { createHash } from 'node:crypto';
import { ApplicationError } from '@gazetteer/kernel';
import type { ImportedDataset, ImportedResource, ImportTarget } from '../import/import-target.ts';
import { foreignName } from '../words/foreign-name.ts';
import type { HarvestDataset, HarvestResource } from '../foreign/harvest-source.ts';
import { shortenTexts } from './shorten-texts.ts';

type Call = Pick<ImportTarget, 'call'>;

export type SaveOptions = {
  /** The catalogue it comes from. */
  location: string;
  /** What an earlier run made of it. */
  datasetId: string | undefined;
  /** It was deleted here because it was gone from its source. */
  revive: boolean;
  owner: string;
  /** Undefined leaves those of the dataset as they are. */
  groups: string[] | undefined;
  /** Ids of our own, because those of the source are taken here. */
  ownIds: boolean;
  /** What becomes of a dataset that is new here, or comes back. */
  newAs: 'active' | 'draft';
};

/**
 * Writes one foreign dataset, under its own ids where they are free. What exists keeps its name, what only we say of it
 * (sectors, say) and the resources that were added here.
 * @returns our id of it
 * @throws ApplicationError that says what is wrong with it
 */
export async function saveDataset(
  target: Call,
  dataset: HarvestDataset,
  options: SaveOptions,
): Promise<string> {
  const found = options.datasetId === undefined ? undefined : await show(target, options.datasetId);
  const fields = {
    ...shortenTexts(dataset.fields),
    owner_org: options.owner,
    ...(options.groups && { groups: options.groups.map((id) => ({ id })) }),
  };
  const resources = mergeResources(dataset, found?.resources ?? [], options);
  if (found) {
    const state = options.revive ? { state: options.newAs } : {};
    await target.call('package_patch', { id: found.id, ...fields, ...state, resources });
    return found.id;
  }
  const id = ownId(dataset.foreignId, options);
  const state = options.newAs === 'draft' ? { state: 'draft' } : {};
  const create = (name: string) =>
    target.call('package_create', {
      id,
      name,
      ...shortenTexts(dataset.firstFields ?? {}),
      ...fields,
      ...state,
      resources,
    });
  const wished = foreignName(dataset.name, 'dataset');
  try {
    await create(wished);
  } catch (error) {
    if (!isTaken(error, 'name')) throw error;
    // Of its id, so that it is the same whenever and in whatever order datasets are imported.
    await create(`${wished.slice(0, 91)}-${digest(dataset.foreignId).slice(0, 8)}`);
  }
  return id;
}

/** Whether an id that the source gives belongs to something else here. */
export function isIdTaken(error: unknown): boolean {
  return isTaken(error, 'id') || isTaken(error, 'resources', /\bid already exists/);
}

function isTaken(error: unknown, field: string, text = /already (in use|exists)/): boolean {
  if (!(error instanceof ApplicationError)) return false;
  return (error.fields?.[field] ?? []).some((problem) => text.test(problem));
}

async function show({ call }: Call, id: string): Promise<ImportedDataset | undefined> {
  try {
    return (await call('package_show', { id })) as ImportedDataset;
  } catch (error) {
    if (error instanceof ApplicationError && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** Resources of the source in its order, each what it was with what is said now, then those that were added here. */
function mergeResources(
  { resources }: HarvestDataset,
  before: readonly ImportedResource[],
  options: SaveOptions,
) {
  const known = new Map(before.map((resource) => [resource.harvest_id, resource]));
  const taken = new Set<string>();
  const unique = resources.filter(({ foreignId }) => !taken.has(foreignId) && taken.add(foreignId));
  const merged = unique.map(({ foreignId, fields: said, firstFields = {} }: HarvestResource) => {
    const previous = known.get(foreignId);
    const fields = shortenTexts(said);
    if (!previous) return { ...shortenTexts(firstFields), ...fields, id: ownId(foreignId, options) };
    return { ...previous, ...fields, id: previous.id };
  });
  return [...merged, ...before.filter(({ harvest_id }) => harvest_id === undefined)];
}

/** An id of the source as it is where it may be one of ours, else one made of it: the same in every run. */
function ownId(foreignId: string, { location, ownIds }: Pick<SaveOptions, 'location' | 'ownIds'>): string {
  if (!ownIds && /^[A-Za-z0-9_-]{16,100}$/.test(foreignId)) return foreignId;
  const made = digest(`${location}\n${foreignId}`);
  return [
    made.slice(0, 8),
    made.slice(8, 12),
    made.slice(12, 16),
    made.slice(16, 20),
    made.slice(20, 32),
  ].join('-');
}

function digest(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}

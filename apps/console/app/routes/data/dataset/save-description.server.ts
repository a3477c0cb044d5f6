import type { Dataset } from '@gazetteer/client';
import { redirect } from 'react-router';
import { datasetClient, type Refusal, tryChange } from '../../../datasets/dataset-calls.server.ts';
import type { Acting } from './acting.ts';
import {
  type Field,
  mergeValues,
  patchOf,
  readBase,
  readValues,
  type Values,
  valuesOf,
} from './description-values.ts';

/** Who has changed what meanwhile, and what of it one was changing too. */
export interface Conflict {
  who: string[];
  changes: { path: string[]; before: unknown; after: unknown }[];
  both: { field: Field; theirs: string }[];
}

/** What became of a description; where it was not saved, all that was typed. */
export interface SaveAnswer {
  act: 'save';
  refusal?: Refusal | undefined;
  typed?: { values: Values; base: Values; revision: string };
  conflict?: Conflict;
}

/**
 * Saves the fields that were changed. Where somebody else has changed the dataset since, nothing is saved: the answer has
 * what was typed on top of that, to look at and save.
 * @throws Response that leads to the dataset's new name
 */
export async function saveDescription(acting: Acting, form: URLSearchParams): Promise<SaveAnswer> {
  const client = datasetClient(acting);
  const id = acting.params.dataset;
  const typed = readValues(form);
  const revision = form.get('revision') ?? '';
  const show = async () => client.action('package_show', { id });
  const { value, refusal } = await read(async () => {
    const current = await show();
    const base = readBase(form.get('base')) ?? valuesWithOwner(current);
    const kept = current.tags.filter(({ vocabulary_id }) => vocabulary_id);
    const change = { ...patchOf(base, typed, kept), id, if_revision: revision };
    return { base, saved: await read(() => client.action('package_patch', change)) };
  });
  if (!value) return { act: 'save', refusal };
  const { base, saved } = value;
  if (saved.value) {
    if (saved.value.name !== id) throw redirect(`/console/data/${saved.value.name}?done=saved`);
    return { act: 'save' };
  }
  if (saved.refusal?.info?.['revision'] === undefined) {
    return { act: 'save', refusal: saved.refusal, typed: { values: typed, base, revision } };
  }
  const latest = await show();
  const theirs = valuesWithOwner(latest);
  const { values, both } = mergeValues(base, typed, theirs);
  return {
    act: 'save',
    refusal: saved.refusal,
    typed: { values, base: theirs, revision: latest.metadata_modified },
    conflict: {
      ...readConflict(saved.refusal.info),
      both: both.map((field) => ({ field, theirs: theirs[field] })),
    },
  };
}

/** The organisation stands in the form by its name. */
function valuesWithOwner(dataset: Dataset): Values {
  return { ...valuesOf(dataset), owner_org: dataset.organization?.name ?? '' };
}

async function read<Value>(doing: () => Promise<Value>): Promise<{ value?: Value; refusal?: Refusal }> {
  return tryChange(doing);
}

interface ConflictInfo {
  changed_by?: { id: string; name: string | null }[];
  changes?: Conflict['changes'];
}

function readConflict(info: Record<string, unknown>): Pick<Conflict, 'who' | 'changes'> {
  const { changed_by = [], changes = [] } = info as ConflictInfo;
  return { who: changed_by.flatMap(({ id, name }) => name ?? (id.startsWith('client:') ? id : [])), changes };
}

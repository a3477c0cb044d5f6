import type { Relationship } from '@gazetteer/client/ory';
import { isConfirmed } from '../../../parts/is-confirmed.ts';
import { type Attempt, attempt } from '../../../project/attempt.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';
import { readTyped, tupleOf, type TypedTuple } from '../../../relation-tuples/written-tuple.ts';
import { filterOf } from './tuple-filter.ts';

/** What became of a tuple that was typed, or added again after it had been deleted. */
interface Added {
  act: 'add';
  /** As it was typed; nothing where a tuple is added again. */
  typed: TypedTuple | undefined;
  /** None where what was typed as a set is none. */
  tuple: Relationship | undefined;
  result?: Attempt<null>;
}

interface Deleted {
  act: 'delete';
  tuple: Relationship;
  result: Attempt<null>;
}

/** What became of the wish to delete all that fit the filter of the address. */
interface AllDeleted {
  act: 'delete-all';
  namespace: string;
  /** Whether another name was typed, so that nothing was done. */
  isWrong: boolean;
  result?: Attempt<null>;
}

export type TuplesAnswer = Added | Deleted | AllDeleted;

/** Adds a tuple, deletes one, or deletes all that fit the filter of the address. */
export async function changeTuples(
  acting: ProjectArguments & { url: URL },
  form: URLSearchParams,
): Promise<TuplesAnswer> {
  if (form.get('act') === 'delete-all') return deleteAll(acting, form);
  // A tuple that was shown comes back whole, with the spaces that it may begin or end with.
  const shown = form.get('tuple');
  const typed = shown === null ? readTyped(form) : undefined;
  const tuple = typed ? tupleOf(typed) : (JSON.parse(shown ?? '') as Relationship);
  if (!tuple) return { act: 'add', typed, tuple };
  if (form.get('act') !== 'delete') {
    return { act: 'add', typed, tuple, result: await patch(acting, 'insert', tuple) };
  }
  return { act: 'delete', tuple, result: await patch(acting, 'delete', tuple) };
}

function patch(acting: ProjectArguments, action: 'insert' | 'delete', relation_tuple: Relationship) {
  return attempt(async () => {
    await projectClient(acting).patchRelationships({ relationshipPatch: [{ action, relation_tuple }] });
    return null;
  });
}

async function deleteAll(
  acting: ProjectArguments & { url: URL },
  form: URLSearchParams,
): Promise<AllDeleted> {
  const typed = readTyped(acting.url.searchParams);
  const { namespace } = typed;
  const filter = filterOf(typed);
  const isWrong = namespace === '' || filter === undefined || !isConfirmed(form, namespace);
  if (isWrong) return { act: 'delete-all', namespace, isWrong };
  const result = await attempt(async () => {
    await projectClient(acting).deleteRelationships({ ...filter, namespace });
    return null;
  });
  return { act: 'delete-all', namespace, isWrong, result };
}

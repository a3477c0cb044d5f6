import { OryError } from '@gazetteer/ory';
import { currentLanguage } from '../model/current-language.ts';
import type { PermissionContext } from '../model/permission-context.ts';
import type { TupleFilter } from '../model/read-tuple.ts';
import { isSubjectSet, type RelationTuple } from '../model/relation-tuple.ts';
import { countChange, findState } from '../model/revision.store.ts';
import { type ChangeNote, deleteMatching, hasTuples, insertTuples } from './tuple.store.ts';

export type TupleChange = { action: 'insert' | 'delete'; tuple: RelationTuple };

/**
 * Makes changes in their order, all or none. A tuple that is there already is not added again, and one that is not there
 * needs no removal.
 * @returns the revision of the change; where there is nothing to do, the one before it
 * @throws OryError 404 for a namespace that the project's language does not declare, unless a stored tuple of it is removed
 */
export async function changeTuples(
  context: PermissionContext,
  projectId: string,
  changes: readonly TupleChange[],
): Promise<number> {
  const { sql } = context;
  await requireNamespaces(context, projectId, changes);
  if (changes.length === 0) return (await findState(sql, projectId)).revision;
  return sql.transaction(async () => {
    const note = await beginChange(context, projectId);
    for (const run of runsOf(changes)) {
      const tuples = run.map(({ tuple }) => tuple);
      if (run[0]?.action === 'insert') await insertTuples(sql, note, tuples);
      else for (const tuple of tuples) await deleteMatching(sql, note, tuple);
    }
    return note.revision;
  });
}

/**
 * Removes all tuples that have these parts, also those of a namespace that is declared no more.
 * @returns the revision
 * @throws OryError 404 for an unknown namespace
 */
export async function removeTuples(
  context: PermissionContext,
  projectId: string,
  filter: TupleFilter & { namespace: string },
): Promise<number> {
  const { sql } = context;
  await requireNamespace(context, projectId, filter.namespace);
  return sql.transaction(async () => {
    const note = await beginChange(context, projectId);
    await deleteMatching(sql, note, filter);
    return note.revision;
  });
}

/** Removes all tuples in which somebody stands by the id, also those of namespaces that are declared no more. */
export async function removeSubject(
  context: PermissionContext,
  projectId: string,
  subject: { id: string },
): Promise<void> {
  const { sql } = context;
  await sql.transaction(async () => {
    const note = await beginChange(context, projectId);
    await deleteMatching(sql, note, { subject });
  });
}

async function beginChange({ sql, clock }: PermissionContext, projectId: string): Promise<ChangeNote> {
  const { revision } = await countChange(sql, projectId);
  return { project_id: projectId, revision, changed_at: clock().toISOString(), items: 0 };
}

/** @throws OryError 404 for a namespace that the project's language does not declare and of which no tuple is stored */
export async function requireNamespace(
  context: PermissionContext,
  projectId: string,
  namespace: string,
): Promise<void> {
  const { namespaces } = await currentLanguage(context, projectId);
  if (namespaces.has(namespace) || (await hasTuples(context.sql, projectId, { namespace }))) return;
  throw unknownNamespace(namespace);
}

function unknownNamespace(namespace: string): OryError {
  const reason = `The namespace "${namespace}" is not declared in the permission language of this project.`;
  return new OryError(404, 'The requested resource could not be found', { reason });
}

async function requireNamespaces(
  context: PermissionContext,
  projectId: string,
  changes: readonly TupleChange[],
): Promise<void> {
  const { namespaces } = await currentLanguage(context, projectId);
  for (const { action, tuple } of changes) {
    const named = isSubjectSet(tuple.subject)
      ? [tuple.namespace, tuple.subject.namespace]
      : [tuple.namespace];
    const unknown = named.find((namespace) => !namespaces.has(namespace));
    if (unknown === undefined) continue;
    // What stands in the store can be removed, whatever the language says by now.
    const isStored = action === 'delete' && (await hasTuples(context.sql, projectId, tuple));
    if (!isStored) throw unknownNamespace(unknown);
  }
}

/** Changes of one kind that follow each other, which are made together. */
function runsOf(changes: readonly TupleChange[]): TupleChange[][] {
  const runs: TupleChange[][] = [];
  for (const change of changes) {
    const last = runs.at(-1);
    if (last?.[0]?.action === change.action) last.push(change);
    else runs.push([change]);
  }
  return runs;
}

import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ProjectRecord } from '../model/ports.ts';
import type { ProjectContext } from '../model/project-context.ts';
import type { RevisionsTable } from '../model/tables.ts';
import { type ProjectDocument, readDocument } from '../settings/project-document.ts';
import { findNewest, insertRevision } from './revision.store.ts';

/** As many as somebody looks back at; a document may hold 100 kB. */
const KEPT = 200;

/** A project with the revision that it is in. */
export type CurrentProject = { project: ProjectRecord; revisionId: string; document: ProjectDocument };

/**
 * A project as it stands now. What was changed by another way, such as the site file or the permission language's own call,
 * becomes a revision as soon as somebody looks: so the newest revision always is what holds.
 */
export async function readCurrent(context: ProjectContext, project: ProjectRecord): Promise<CurrentProject> {
  const document = await readDocument(context, project);
  const newest = await findNewest(context.sql, project.id);
  if (newest && isDeepStrictEqual(documentOf(newest), document)) {
    return { project, revisionId: newest.id, document };
  }
  return context.sql.transaction(async () => {
    await context.directory.lock(project.id);
    const last = await findNewest(context.sql, project.id);
    const isNoted = last && isDeepStrictEqual(documentOf(last), document);
    const change = { cause: last ? 'elsewhere' : 'created', madeBy: null } as const;
    const revisionId = isNoted ? last.id : await noteRevision(context, project.id, document, change);
    return { project, revisionId, document };
  });
}

/** Keeps a document as the newest revision of its project. @returns its id */
export async function noteRevision(
  { sql, clock }: ProjectContext,
  projectId: string,
  { name, state, services }: ProjectDocument,
  { cause, madeBy }: { cause: RevisionsTable['cause']; madeBy: string | null },
): Promise<string> {
  const last = await findNewest(sql, projectId);
  const id = randomUUID();
  const row: RevisionsTable = {
    project_id: projectId,
    number: (last?.number ?? 0) + 1,
    id,
    cause,
    made_by: madeBy,
    name,
    state,
    services: JSON.stringify(services),
    created_at: clock().toISOString(),
  };
  await insertRevision(sql, row, KEPT);
  return id;
}

/** The document that a revision keeps. */
export function documentOf({ name, state, services }: RevisionsTable): ProjectDocument {
  return { name, state, services: JSON.parse(services) as ProjectDocument['services'] };
}

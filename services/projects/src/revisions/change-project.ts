import { isDeepStrictEqual } from 'node:util';
import { actorOf, type Caller, conflict } from '@gazetteer/kernel';
import { hasProjectRight, OryError } from '@gazetteer/ory';
import { type ProjectRecord, serviceNames, type Warning } from '../model/ports.ts';
import type { ProjectContext } from '../model/project-context.ts';
import { AREA, requireRight } from '../model/require-right.ts';
import { checkDocument } from '../settings/check-document.ts';
import { type ProjectDocument, readDocument } from '../settings/project-document.ts';
import { type CurrentProject, noteRevision, readCurrent } from './current-revision.ts';

/** Who changes which project. */
export type ChangeOrder = {
  caller: Caller;
  projectId: string;
  /** Where it is given, nothing changes unless the project still is in this revision. */
  ifMatch?: string | undefined;
};

/** What becomes of a project. */
type Decision = {
  wanted: ProjectDocument;
  /** Beside the current document, whose secrets may stand in the wanted one. */
  known?: ProjectDocument;
  cause: 'changed' | 'restored';
};

export type ChangedProject = CurrentProject & { warnings: Warning[] };

/**
 * Changes a project: its name, its state, the settings of its services. All of it holds from the next request on, or nothing has
 * changed. What changes nothing makes no revision.
 * @param decide what is to become of it as it is now; nobody else changes it meanwhile
 * @throws OryError as `requireRight`, 403 for a name or state that only owners may change, 412 for another revision than the expected one; invalid_input naming each setting that is
 * wrong; conflict for the name or state of the portal's own project
 */
export async function changeProject(
  context: ProjectContext,
  { caller, projectId, ifMatch }: ChangeOrder,
  decide: (current: CurrentProject) => Promise<Decision> | Decision,
): Promise<ChangedProject> {
  await requireRight(context, caller, 'develop', projectId);
  return context.sql.transaction(async () => {
    await context.directory.lock(projectId);
    const project = await requireRight(context, caller, 'develop', projectId);
    const current = await readCurrent(context, project);
    requireRevision(current, ifMatch);
    const { wanted, known = current.document, cause } = await decide(current);
    const { document, warnings } = checkDocument(context, project, wanted, known);
    if (isDeepStrictEqual(document, current.document)) return { ...current, warnings };
    await requireRightToRename(context, caller, project, document);
    const changed = await writeDocument(context, project, current.document, document);
    // Read back, so that the revision is what truly holds, with what services add.
    const fresh = { ...project, name: document.name, state: document.state };
    const change = { cause, madeBy: actorOf(caller) };
    const after = await readCurrentAs(context, fresh, change);
    const event = cause === 'restored' ? 'project_restored' : 'project_changed';
    await context.audit.record(projectId, { event, by: actorOf(caller), fields: changed });
    return { ...after, warnings };
  });
}

async function readCurrentAs(
  context: ProjectContext,
  project: ProjectRecord,
  change: { cause: 'changed' | 'restored'; madeBy: string },
): Promise<CurrentProject> {
  const document = await readDocument(context, project);
  return { project, document, revisionId: await noteRevision(context, project.id, document, change) };
}

/** @throws OryError 412 */
export function requireRevision({ revisionId }: CurrentProject, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch === '*' || ifMatch === revisionId) return;
  const reason = `Somebody has changed it meanwhile: it is in the revision ${revisionId} now.`;
  throw new OryError(412, 'The project is not in the expected revision', { reason });
}

async function requireRightToRename(
  context: ProjectContext,
  caller: Caller,
  project: ProjectRecord,
  { name, state }: ProjectDocument,
): Promise<void> {
  if (name === project.name && state === project.state) return;
  if (context.directory.isPortal(project.id)) {
    throw conflict("The portal's own project has its name from the site file, and is never halted.");
  }
  const access = { allows: context.allows, area: AREA };
  if (await hasProjectRight(access, caller, 'own', project.id)) return;
  throw new OryError(403, 'The requested action was forbidden', {
    reason:
      'The name of a project, and whether it is halted, are for its owners to change. Nothing was changed.',
  });
}

/** @returns the names of what has changed */
async function writeDocument(
  { directory, settings }: ProjectContext,
  { id }: ProjectRecord,
  before: ProjectDocument,
  after: ProjectDocument,
): Promise<string[]> {
  const changed: string[] = [];
  for (const service of serviceNames) {
    const { config } = after.services[service];
    if (isDeepStrictEqual(config, before.services[service].config)) continue;
    await settings[service].write(id, config);
    changed.push(service);
  }
  const { name, state } = after;
  if (name !== before.name) changed.push('name');
  if (state !== before.state) changed.push('state');
  if (name !== before.name || state !== before.state) await directory.change(id, { name, state });
  return changed;
}

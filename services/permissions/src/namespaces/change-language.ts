import { OryError } from '@gazetteer/ory';
import type { Fault } from '../language/namespace.ts';
import { findLosses } from './find-losses.ts';
import { readLanguage } from '../language/read-language.ts';
import { findLanguage, insertLanguage, limitsOf } from '../model/language.store.ts';
import type { Limits } from '../model/limits.ts';
import type { PermissionContext } from '../model/permission-context.ts';
import { countChange } from '../model/revision.store.ts';

/**
 * Gives a project a new language, which holds from the next check on, in every process. Tuples of namespaces that it
 * does not declare any more stay stored, and are found again when it does.
 * @param limits how far checks look from then on; as far as before unless given
 * @returns its version, the revision of the change, what in it is doubtful, and which permissions in use it has taken away
 * @throws OryError 400 that names every fault with its position; then nothing has changed
 */
export async function changeLanguage(
  context: PermissionContext,
  projectId: string,
  source: string,
  limits?: Limits,
): Promise<{ version: number; revision: number; warnings: readonly Fault[]; losses: readonly Fault[] }> {
  const { sql, clock } = context;
  const { namespaces, faults, warnings } = readLanguage(source);
  if (faults.length > 0) {
    const reason = faults.map(({ message, span }) => `${at(span.start)}: ${message}`).join('; ');
    throw new OryError(400, 'The permission language has faults', { reason });
  }
  const losses = await findLosses(context, projectId, { namespaces, faults });
  const { revision, languageVersion: version } = await sql.transaction(async () => {
    const state = await countChange(sql, projectId, { newLanguage: true });
    const { languageVersion: version } = state;
    const { depth, width } = limits ?? limitsOf(await findLanguage(sql, projectId, version - 1));
    await insertLanguage(sql, {
      project_id: projectId,
      version,
      source,
      created_at: clock().toISOString(),
      max_read_depth: depth,
      max_read_width: width,
    });
    return state;
  });
  return { version, revision, warnings, losses };
}

function at({ line, column }: { line: number; column: number }): string {
  return `line ${line}, column ${column}`;
}

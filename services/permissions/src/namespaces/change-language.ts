import { OryError } from '@gazetteer/ory';
import type { Fault } from '../language/namespace.ts';
import { readLanguage } from '../language/read-language.ts';
import { insertLanguage } from '../model/language.store.ts';
import type { PermissionContext } from '../model/permission-context.ts';
import { countChange } from '../model/revision.store.ts';

/**
 * Gives a project a new language, which holds from the next check on, in every process. Tuples of namespaces that it
 * does not declare any more stay stored, and are found again when it does.
 * @returns its version, the revision of the change, and what in it is doubtful
 * @throws OryError 400 that names every fault with its position; then nothing has changed
 */
export async function changeLanguage(
  { sql, clock }: PermissionContext,
  projectId: string,
  source: string,
): Promise<{ version: number; revision: number; warnings: readonly Fault[] }> {
  const { faults, warnings } = readLanguage(source);
  if (faults.length > 0) {
    const reason = faults.map(({ message, span }) => `${at(span.start)}: ${message}`).join('; ');
    throw new OryError(400, 'The permission language has faults', { reason });
  }
  const { revision, languageVersion: version } = await sql.transaction(async () => {
    const state = await countChange(sql, projectId, { newLanguage: true });
    const created_at = clock().toISOString();
    await insertLanguage(sql, { project_id: projectId, version: state.languageVersion, source, created_at });
    return state;
  });
  return { version, revision, warnings };
}

function at({ line, column }: { line: number; column: number }): string {
  return `line ${line}, column ${column}`;
}

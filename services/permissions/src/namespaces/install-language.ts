import { findLanguage } from '../model/language.store.ts';
import type { PermissionContext } from '../model/permission-context.ts';
import { findState } from '../model/revision.store.ts';
import { changeLanguage } from './change-language.ts';

/**
 * Sees to it that a project speaks this language: it gets a new version only where the one it has reads otherwise.
 * @throws OryError 400 for a language with faults
 */
export async function installLanguage(
  context: PermissionContext,
  projectId: string,
  source: string,
): Promise<void> {
  const { languageVersion } = await findState(context.sql, projectId);
  const current = await findLanguage(context.sql, projectId, languageVersion);
  if (current?.source !== source) await changeLanguage(context, projectId, source);
}

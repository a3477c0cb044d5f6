import { findLanguage, limitsOf } from '../model/language.store.ts';
import type { Limits } from '../model/limits.ts';
import type { PermissionContext } from '../model/permission-context.ts';
import { findState } from '../model/revision.store.ts';
import { changeLanguage } from './change-language.ts';

/**
 * Sees to it that a project speaks this language: it gets a new version only where the one it has reads otherwise, or sets
 * other limits.
 * @param limits how far checks look; as far as before unless given
 * @throws OryError 400 for a language with faults
 */
export async function installLanguage(
  context: PermissionContext,
  projectId: string,
  source: string,
  limits?: Limits,
): Promise<void> {
  const { languageVersion } = await findState(context.sql, projectId);
  const current = await findLanguage(context.sql, projectId, languageVersion);
  const { depth, width } = limitsOf(current);
  const looksAsFar = !limits || (limits.depth === depth && limits.width === width);
  if (current?.source === source && looksAsFar) return;
  await changeLanguage(context, projectId, source, limits);
}

import type { CurrentLanguage } from './languages.ts';
import type { PermissionContext } from './permission-context.ts';
import { findState } from './revision.store.ts';

/** The language that holds in a project now, with the limits of its checks. */
export async function currentLanguage(
  { sql, languages }: PermissionContext,
  projectId: string,
): Promise<CurrentLanguage> {
  const { languageVersion } = await findState(sql, projectId);
  return languages.load(projectId, languageVersion);
}

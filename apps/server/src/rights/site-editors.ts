import { installation } from '@gazetteer/kernel';
import { changeTuples, listTuples, type PermissionContext, type RelationTuple } from '@gazetteer/permissions';
import { namespaceOf } from './authorizer.ts';
import { OWN_RIGHTS } from './own-rights.ts';

/** Editors that are listed at most. */
const MOST_EDITORS = 1_000;

const ofInstallation = {
  namespace: namespaceOf.installation,
  object: installation.id,
  relation: 'editors',
} as const;

/** Makes somebody an editor of what the site says, or takes that from them. @returns false where it was so already */
export async function setSiteEditor(
  permissions: PermissionContext,
  person: string,
  isEditor: boolean,
): Promise<boolean> {
  const tuple: RelationTuple = { ...ofInstallation, subject: { id: person } };
  return permissions.sql.transaction(async () => {
    if ((await isSiteEditor(permissions, person)) === isEditor) return false;
    await changeTuples(permissions, OWN_RIGHTS, [{ action: isEditor ? 'insert' : 'delete', tuple }]);
    return true;
  });
}

/** Whether somebody was made an editor of what the site says. Administrators may edit without. */
export async function isSiteEditor({ sql }: PermissionContext, person: string): Promise<boolean> {
  const page = { after: undefined, limit: 1 };
  const [found] = await listTuples(sql, OWN_RIGHTS, { ...ofInstallation, subject: { id: person } }, page);
  return found !== undefined;
}

/** People by their ids, and programs by their names, who were made editors: the first thousand. */
export async function siteEditorIds({ sql }: PermissionContext): Promise<string[]> {
  const page = { after: undefined, limit: MOST_EDITORS };
  const tuples = await listTuples(sql, OWN_RIGHTS, ofInstallation, page);
  return tuples.flatMap(({ subject }) => ('id' in subject ? [subject.id] : []));
}

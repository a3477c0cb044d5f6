import { installation } from '@gazetteer/kernel';
import { changeTuples, listTuples, type PermissionContext, type RelationTuple } from '@gazetteer/permissions';
import { namespaceOf } from './authorizer.ts';
import { OWN_RIGHTS } from './own-rights.ts';

/** Makes somebody an editor of what the site says, or takes that from them. @returns false where it was so already */
export async function setSiteEditor(
  permissions: PermissionContext,
  person: string,
  isEditor: boolean,
): Promise<boolean> {
  const tuple: RelationTuple = {
    namespace: namespaceOf.installation,
    object: installation.id,
    relation: 'editors',
    subject: { id: person },
  };
  return permissions.sql.transaction(async () => {
    const page = { after: undefined, limit: 1 };
    const [found] = await listTuples(permissions.sql, OWN_RIGHTS, tuple, page);
    if ((found !== undefined) === isEditor) return false;
    await changeTuples(permissions, OWN_RIGHTS, [{ action: isEditor ? 'insert' : 'delete', tuple }]);
    return true;
  });
}

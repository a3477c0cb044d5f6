export { checkPermission } from './check/check-permission.ts';
export { listDirectObjects } from './listing/list-direct-objects.ts';
export type { PermissionContext } from './model/permission-context.ts';
export type { RelationTuple } from './model/relation-tuple.ts';
export { installLanguage } from './namespaces/install-language.ts';
export { removeProject as removePermissionProject } from './model/project.store.ts';
export {
  absentSettings as absentPermissionSettings,
  checkLanguage,
  currentChoice,
  PermissionSettings,
  readSettings as readPermissionSettings,
  writeSettings as writePermissionSettings,
} from './namespaces/permission-settings.ts';
export { permissionMigrations } from './permission-migrations.ts';
export { openPermissionContext, permissionsService } from './permissions-service.ts';
export { changeTuples, removeSubject, removeTuples, type TupleChange } from './tuples/change-tuples.ts';
export { cursorOf, listTuples } from './tuples/tuple.store.ts';
export { createChangeCleanUp } from './watch/forget-changes.ts';

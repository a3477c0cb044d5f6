export type { ProjectPort } from './model/permission-context.ts';
export { permissionMigrations } from './permission-migrations.ts';
export { openPermissionContext, permissionsService } from './permissions-service.ts';
export { createChangeCleanUp } from './watch/forget-changes.ts';

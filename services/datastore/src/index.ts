export type { DatastoreContext, ResourcePort } from './datastore-context.ts';
export { datastoreMigrations } from './datastore-migrations.ts';
export { type Datastore, type DatastoreOptions, datastoreService } from './datastore-service.ts';
export {
  importTable,
  type ImportInput,
  type ImportProgress,
  type ImportResult,
} from './import/import-table.ts';
export type { ImportNote, ImportReport, RejectedRow } from './import/import-report.ts';
export type { ByteRange, ObjectStore, StoredObject } from './objects/object-store.ts';
export { openObjectStore } from './objects/open-object-store.ts';
export { importAreas } from './areas/import-areas.ts';
export type { AreaImport, AreaImportResult } from './areas/area-import.ts';

import type { Migration } from '@gazetteer/kernel';
import { areasMigrations } from './areas/areas.migrations.ts';
import { recipeMigrations } from './import/recipe.migrations.ts';
import { jobMigrations } from './jobs/job.migrations.ts';
import { lookMigrations } from './looks/look.migrations.ts';
import { objectMigrations } from './objects/object.migrations.ts';
import { resumableMigrations } from './resumable/resumable.migrations.ts';
import { uploadMigrations } from './uploads/upload.migrations.ts';
import { shownTableMigrations } from './tables/shown-tables.migrations.ts';
import { tableMigrations } from './tables/table.migrations.ts';
import { versionMigrations } from './tables/version.migrations.ts';
import { writeLeaseMigrations } from './writing/write-lease.migrations.ts';

/** All SQL tables of the datastore. */
export const datastoreMigrations: readonly Migration[] = [
  ...tableMigrations,
  ...areasMigrations,
  ...uploadMigrations,
  ...versionMigrations,
  ...jobMigrations,
  ...objectMigrations,
  ...shownTableMigrations,
  ...writeLeaseMigrations,
  ...recipeMigrations,
  ...lookMigrations,
  ...resumableMigrations,
];

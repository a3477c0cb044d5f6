import type { Migration } from '@gazetteer/kernel';
import { mappingMigrations } from './mappings/mapping.migrations.ts';
import { takenDownMigrations } from './visualisations/taken-down.migrations.ts';
import { visualisationMigrations } from './visualisations/visualisation.migrations.ts';

/** The service's schema, in the order it is applied. */
export const contentMigrations: readonly Migration[] = [
  ...visualisationMigrations,
  ...mappingMigrations,
  ...takenDownMigrations,
];

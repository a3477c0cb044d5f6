import { catalogueMigrations } from '@gazetteer/catalogue';
import { contentMigrations } from '@gazetteer/content';
import { datastoreMigrations } from '@gazetteer/datastore';
import { identityMigrations } from '@gazetteer/identity';
import type { Migration } from '@gazetteer/kernel';
import { fingerprintMigrations } from './import/fingerprint.store.ts';
import { harvestMigrations } from './import/harvest/harvest.store.ts';

/** The whole schema, in the order in which it is made. */
export const applicationMigrations: readonly Migration[] = [
  ...catalogueMigrations,
  ...datastoreMigrations,
  ...fingerprintMigrations,
  ...harvestMigrations,
  ...identityMigrations,
  ...contentMigrations,
];

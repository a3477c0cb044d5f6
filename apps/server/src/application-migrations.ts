import { catalogueMigrations } from '@gazetteer/catalogue';
import { contentMigrations } from '@gazetteer/content';
import { datastoreMigrations } from '@gazetteer/datastore';
import { followMigrations } from '@gazetteer/follow';
import { harvestMigrations } from '@gazetteer/harvest';
import { identityMigrations } from '@gazetteer/identity';
import type { Migration } from '@gazetteer/kernel';
import { oauthMigrations } from '@gazetteer/oauth';
import { permissionMigrations } from '@gazetteer/permissions';
import { projectMigrations } from '@gazetteer/projects';
import { administratorKeyMigrations } from './administrator-keys/administrator-key.migrations.ts';
import { lastBackupMigrations } from './operation/last-backup/last-backup.migrations.ts';
import { siteValueMigrations } from './operation/site/site-value.migrations.ts';
import { ownAddressMigrations } from './own-addresses.migrations.ts';

/** The whole schema, in the order in which it is made. */
export const applicationMigrations: readonly Migration[] = [
  ...catalogueMigrations,
  ...datastoreMigrations,
  ...harvestMigrations,
  ...identityMigrations,
  ...contentMigrations,
  ...administratorKeyMigrations,
  ...ownAddressMigrations,
  ...siteValueMigrations,
  ...lastBackupMigrations,
  ...permissionMigrations,
  ...oauthMigrations,
  ...projectMigrations,
  ...followMigrations,
];

import type { Migration } from '@gazetteer/kernel';
import { courierMigrations } from './courier/courier.migrations.ts';
import { flowMigrations } from './engine/flow.migrations.ts';
import { throttleMigrations } from './engine/throttling/throttle.migrations.ts';
import { spentChallengeMigrations } from './methods/webauthn/spent-challenge.migrations.ts';
import { administratorMigrations } from './model/administrators/administrator.migrations.ts';
import { auditMigrations } from './model/audit/audit.migrations.ts';
import {
  identityRevisionMigrations,
  identityTableMigrations,
} from './model/identities/identity.migrations.ts';
import { personalKeyMigrations } from './model/personal-keys/personal-key.migrations.ts';
import {
  projectMigrations,
  projectSeedMigrations,
  projectStateMigrations,
} from './model/projects/project.migrations.ts';
import { sessionMigrations, tokenKeyMigrations } from './model/sessions/session.migrations.ts';

/** The service's schema, in the order it is applied. */
export const identityMigrations: readonly Migration[] = [
  ...projectMigrations,
  ...identityTableMigrations,
  ...sessionMigrations,
  ...flowMigrations,
  ...courierMigrations,
  ...auditMigrations,
  ...tokenKeyMigrations,
  ...administratorMigrations,
  ...throttleMigrations,
  ...projectSeedMigrations,
  ...spentChallengeMigrations,
  ...identityRevisionMigrations,
  ...personalKeyMigrations,
  ...projectStateMigrations,
];

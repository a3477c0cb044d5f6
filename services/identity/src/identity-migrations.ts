import type { Migration } from '@gazetteer/kernel';
import { administratorMigrations } from './model/administrators/administrator.migrations.ts';
import { auditMigrations } from './model/audit/audit.migrations.ts';
import { courierMigrations } from './courier/courier.migrations.ts';
import { flowMigrations } from './engine/flow.migrations.ts';
import { identityRevisionMigrations } from './model/identities/identity-revision.migrations.ts';
import { identityTableMigrations } from './model/identities/identity.migrations.ts';
import { projectSeedMigrations } from './model/projects/project-seed.migrations.ts';
import { projectMigrations } from './model/projects/project.migrations.ts';
import { sessionMigrations } from './model/sessions/session.migrations.ts';
import { tokenKeyMigrations } from './model/sessions/token-key.migrations.ts';
import { throttleMigrations } from './engine/throttling/throttle.migrations.ts';
import { spentChallengeMigrations } from './methods/webauthn/spent-challenge.migrations.ts';

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
];

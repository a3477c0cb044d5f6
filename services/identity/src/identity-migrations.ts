import type { Migration } from '@gazetteer/kernel';
import { administratorMigrations } from './administrators/administrator.migrations.ts';
import { auditMigrations } from './audit/audit.migrations.ts';
import { courierMigrations } from './courier/courier.migrations.ts';
import { flowMigrations } from './flows/flow.migrations.ts';
import { identityRevisionMigrations } from './identities/identity-revision.migrations.ts';
import { identityTableMigrations } from './identities/identity.migrations.ts';
import { projectSeedMigrations } from './projects/project-seed.migrations.ts';
import { projectMigrations } from './projects/project.migrations.ts';
import { sessionMigrations } from './sessions/session.migrations.ts';
import { tokenKeyMigrations } from './sessions/token-key.migrations.ts';
import { throttleMigrations } from './throttling/throttle.migrations.ts';
import { spentChallengeMigrations } from './webauthn/spent-challenge.migrations.ts';

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

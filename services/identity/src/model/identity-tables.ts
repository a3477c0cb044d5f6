import type { AdministratorTables } from './administrators/administrator.tables.ts';
import type { AuditTables } from './audit/audit.tables.ts';
import type { CourierTables } from '../courier/courier.tables.ts';
import type { FlowTables } from '../engine/flow.tables.ts';
import type { IdentitiesTables } from './identities/identity.tables.ts';
import type { ProjectSeedTables } from './projects/project-seed.tables.ts';
import type { ProjectTables } from './projects/project.tables.ts';
import type { SessionTables } from './sessions/session.tables.ts';
import type { TokenKeyTables } from './sessions/token-key.tables.ts';
import type { ThrottleTables } from '../engine/throttling/throttle.tables.ts';
import type { SpentChallengeTables } from '../methods/webauthn/spent-challenge.tables.ts';

/** Every table of the service. Each carries the project its rows belong to. */
export type IdentityTables = ProjectTables &
  IdentitiesTables &
  SessionTables &
  FlowTables &
  CourierTables &
  AuditTables &
  TokenKeyTables &
  AdministratorTables &
  ThrottleTables &
  SpentChallengeTables &
  ProjectSeedTables;

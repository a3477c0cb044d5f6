import type { Clock, Sql } from '@gazetteer/kernel';
import type { FastifyBaseLogger } from 'fastify';
import type { BelongingsPort } from './belongings-port.ts';
import type { IdentityTables } from './identity-tables.ts';
import type { OauthPort } from './oauth-port.ts';
import type { ProjectRegistry } from './projects/project-registry.ts';
import type { Secrets } from './secrets/secrets.ts';

/** What the parts of the service stand on. */
export type IdentityContext = {
  sql: Sql<IdentityTables>;
  clock: Clock;
  log: FastifyBaseLogger;
  secrets: Secrets;
  projects: ProjectRegistry;
  /** The way out to other servers (providers, breach list, text messages); tests hand in their own. */
  fetch: typeof globalThis.fetch;
  /** What other services keep about people, where there are any. */
  belongings?: BelongingsPort;
  /** The OAuth2 service, where there is one. */
  oauth?: OauthPort;
};

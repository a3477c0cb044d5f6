import type { ActionRegistry } from '@gazetteer/actions';
import type { PeoplePort } from '@gazetteer/catalogue';
import type { IdentityContext, PeopleDirectory } from '@gazetteer/identity';
import {
  type Authorizer,
  type Caller,
  type Clock,
  type HealthCheck,
  installation,
  requireRight,
  type Sql,
} from '@gazetteer/kernel';
import type { PermissionContext } from '@gazetteer/permissions';
import type { Settings } from '../settings.ts';
import type { SiteInForce } from './site/site-in-force.ts';
import type { SiteValueTables } from './site/site-value.store.ts';

/** What running the installation stands on. */
export type OperationContext = {
  sql: Sql<SiteValueTables>;
  clock: Clock;
  settings: Settings;
  /** Whether each part works that requests need. */
  checks: Record<string, HealthCheck>;
  authorizer: Authorizer;
  site: SiteInForce;
  identity: IdentityContext;
  permissions: PermissionContext;
  /** People and programs that can have roles, and letters to those who get one. */
  people: Pick<PeoplePort, 'describe'> & Pick<PeopleDirectory, 'invite'>;
  /** Calls the catalogue. */
  call: ActionRegistry['call'];
};

/** @throws access_denied for whoever is no administrator of the installation */
export function requireOperator(
  { authorizer }: Pick<OperationContext, 'authorizer'>,
  caller: Caller,
): Promise<void> {
  return requireRight(authorizer, caller, 'administrator', installation);
}

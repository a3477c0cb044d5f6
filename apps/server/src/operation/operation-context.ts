import type { ActionRegistry } from '@gazetteer/actions';
import type { PeoplePort } from '@gazetteer/catalogue';
import type { IdentityContext, PeopleDirectory } from '@gazetteer/identity';
import { type Authorizer, type Caller, installation, requireRight } from '@gazetteer/kernel';
import type { PermissionContext } from '@gazetteer/permissions';

/** What running the installation stands on. */
export type OperationContext = {
  authorizer: Authorizer;
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

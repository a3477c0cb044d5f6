import { OryError } from '@gazetteer/ory';
import { FormProblem } from '../../forms/form-problem.ts';
import { composeAddresses } from './compose-addresses.ts';
import { claimIdentifiers } from './duplicate-identifier.ts';
import { updateIdentityRow } from './identity.store.ts';
import type { Identity, Traits } from './identity.ts';
import { indexIdentity, refuseDuplicates, reservedIdentifiers, writeTraitRoles } from './write-identity.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { Project } from '../projects/project.ts';
import { checkTraits } from '../schemas/check-traits.ts';
import { requireSchema } from '../schemas/find-schema.ts';
import { readTraitRoles } from '../schemas/trait-roles.ts';

/** What changes of an identity; what is left out stays. */
export type IdentityChange = {
  schema_id?: string;
  traits?: unknown;
  state?: Identity['state'];
  metadata_public?: unknown;
  metadata_admin?: unknown;
};

/**
 * Changes an identity. Addresses and identifiers follow the traits: a changed verifiable address is a new one that
 * waits to be verified.
 * @throws FormProblem naming each trait that breaks the schema
 * @throws DuplicateIdentifier when somebody else has one of the identifiers or addresses
 * @throws OryError 400 for a schema that the project does not have
 */
export async function updateIdentity(
  context: IdentityContext,
  project: Project,
  identity: Identity,
  change: IdentityChange,
): Promise<Identity> {
  const merged = { ...identity, ...change };
  const schema = requireSchema(project, merged.schema_id);
  const problems = checkTraits(schema, merged.traits);
  if (problems.length > 0) throw new FormProblem(problems);
  const roles = readTraitRoles(schema, merged.traits);
  const now = context.clock().toISOString();
  const changed: Identity = {
    ...merged,
    traits: merged.traits as Traits,
    ...(merged.state === identity.state ? {} : { state_changed_at: now }),
    ...composeAddresses(roles, identity, now),
    updated_at: now,
  };
  await claimIdentifiers(() =>
    context.sql.transaction(async () => {
      await refuseDuplicates(context, changed, reservedIdentifiers(roles));
      const ordinal = await updateIdentityRow(context.sql, changed);
      if (ordinal === undefined) throw new OryError(404, 'Unable to locate the resource');
      await writeTraitRoles(context, changed, roles);
      await indexIdentity(context, changed, ordinal);
      // Sessions of an account that is switched off count for nothing; what programs hold knows nothing of the account.
      if (changed.state === 'inactive') await context.grants?.end(changed);
    }),
  );
  return changed;
}

/**
 * Replaces what somebody says about themselves.
 * @throws FormProblem, DuplicateIdentifier as `updateIdentity`
 */
export async function changeTraits(
  context: IdentityContext,
  project: Project,
  identity: Identity,
  traits: unknown,
): Promise<Identity> {
  return updateIdentity(context, project, identity, { traits });
}

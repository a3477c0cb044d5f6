import type { Static } from 'typebox';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { Project } from '../../model/projects/project.ts';
import { type Actor, auditAdministration } from './audit-administration.ts';
import { withoutForm } from './without-form.ts';
import type { ImportedAddresses } from '../../model/identities/compose-addresses.ts';
import { createIdentity, type NewIdentity } from '../../model/identities/create-identity.ts';
import type { CreateIdentityBody } from './identity.contract.ts';
import type { Identity } from '../../model/identities/identity.ts';
import { importCredentials } from './import-credentials.ts';

type Body = Static<typeof CreateIdentityBody>;

/**
 * Makes an identity as an administrator describes it, with credentials and addresses brought along from elsewhere.
 * @throws OryError 400 for traits, a schema or a hash that cannot be taken
 * @throws DuplicateIdentifier when somebody has one of the identifiers or addresses
 */
export async function importIdentity(
  context: IdentityContext,
  project: Project,
  body: Body,
  actor: Actor,
): Promise<Identity> {
  const credentials = await importCredentials(body.credentials ?? {});
  return writeImported(context, project, { ...readImported(body), credentials }, actor);
}

/** The identity that a body describes, without its credentials. */
export function readImported(body: Body): NewIdentity {
  const { schema_id, state, traits, metadata_public, metadata_admin } = body;
  return {
    ...(schema_id ? { schema_id } : {}),
    ...(state ? { state } : {}),
    traits,
    imported: readAddresses(body),
    metadata_public,
    metadata_admin,
  };
}

/** Writes an identity that is brought along, and who did so. @throws as `importIdentity` */
export async function writeImported(
  context: IdentityContext,
  project: Project,
  identity: NewIdentity,
  actor: Actor,
): Promise<Identity> {
  return withoutForm(() =>
    context.sql.transaction(async () => {
      const made = await createIdentity(context, project, identity);
      await auditAdministration(context, actor, 'identity_created', made);
      return made;
    }),
  );
}

function readAddresses({ verifiable_addresses = [], recovery_addresses = [] }: Body): ImportedAddresses {
  return {
    verifiable: verifiable_addresses.map(({ value, via, verified, status, verified_at }) => ({
      value,
      via,
      ...(verified === undefined ? {} : { verified }),
      ...(status === undefined ? {} : { status }),
      ...(typeof verified_at === 'string' ? { verified_at } : {}),
    })),
    recovery: recovery_addresses.map(({ value, via }) => ({ value, via })),
  };
}

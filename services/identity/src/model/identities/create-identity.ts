import { randomUUID } from 'node:crypto';
import { formProblem, FormProblem } from '../../forms/form-problem.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { uiText } from '../../forms/ui-text.ts';
import { composeAddresses, importAddresses, type ImportedAddresses } from './compose-addresses.ts';
import { claimIdentifiers } from './duplicate-identifier.ts';
import { insertIdentity } from './identity.store.ts';
import type { Identity, NewCredential, Traits } from './identity.ts';
import { identifiersOf, writeOneCredential } from './save-credential.ts';
import { indexIdentity, refuseDuplicates, reservedIdentifiers, writeTraitRoles } from './write-identity.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { Project } from '../projects/project.ts';
import { checkTraits } from '../schemas/check-traits.ts';
import { requireSchema } from '../schemas/find-schema.ts';
import { normalizeIdentifier } from '../schemas/identifier.ts';
import { readTraitRoles, type TraitRoles } from '../schemas/trait-roles.ts';

/** An identity about to be made. */
export type NewIdentity = {
  /** The project's default schema unless given. */
  schema_id?: string;
  traits: unknown;
  credentials?: NewCredential[];
  /** Addresses that are proved already, as by a provider that vouches for them. */
  verified?: string[];
  /** Addresses brought along, with their state; they count beside those the schema names. */
  imported?: ImportedAddresses;
  state?: Identity['state'];
  metadata_public?: unknown;
  metadata_admin?: unknown;
};

/**
 * Makes an identity with its credentials, identifiers and addresses, all or nothing.
 * @throws FormProblem naming each trait that breaks the schema, or for a password with nothing to sign in with
 * @throws DuplicateIdentifier when somebody has one of the identifiers or addresses
 * @throws OryError 400 for a schema that the project does not have
 */
export async function createIdentity(
  context: IdentityContext,
  project: Project,
  input: NewIdentity,
): Promise<Identity> {
  const { identity, roles } = composeIdentity(context, project, input);
  const credentials = input.credentials ?? [];
  await claimIdentifiers(() =>
    context.sql.transaction(async () => {
      await refuseDuplicates(context, identity, reservedIdentifiers(roles));
      const ordinal = await insertIdentity(context.sql, identity);
      await writeTraitRoles(context, identity, roles);
      for (const credential of credentials) await writeOneCredential(context, identity, credential, roles);
      await indexIdentity(context, identity, ordinal);
    }),
  );
  return identity;
}

/**
 * An identity as it would be, without writing it.
 * @throws as `createIdentity`, apart from DuplicateIdentifier
 */
export function composeIdentity(
  context: Pick<IdentityContext, 'clock'>,
  project: Project,
  input: NewIdentity,
): { identity: Identity; roles: TraitRoles } {
  const schemaId = input.schema_id ?? project.settings.identity.default_schema_id;
  const schema = requireSchema(project, schemaId);
  const problems = checkTraits(schema, input.traits);
  if (problems.length > 0) throw new FormProblem(problems);
  const roles = readTraitRoles(schema, input.traits);
  for (const credential of input.credentials ?? []) {
    const needsIdentifier = credential.type === 'password' || credential.type === 'webauthn';
    const lacksIdentifier = needsIdentifier && identifiersOf(credential, roles).length === 0;
    if (lacksIdentifier) throw formProblem(uiText(messageIds.identifierMissing));
  }
  const now = context.clock().toISOString();
  const identity: Identity = {
    id: randomUUID(),
    project_id: project.id,
    schema_id: schemaId,
    state: input.state ?? 'active',
    state_changed_at: now,
    traits: input.traits as Traits,
    ...composeAddresses(roles, importAddresses(withProved(input, roles), now), now, true),
    metadata_public: input.metadata_public ?? null,
    metadata_admin: input.metadata_admin ?? null,
    created_at: now,
    updated_at: now,
  };
  return { identity, roles };
}

function withProved({ imported = {}, verified = [] }: NewIdentity, roles: TraitRoles): ImportedAddresses {
  const proved = new Set(verified.map(normalizeIdentifier));
  const known = roles.verifiable.filter(({ value }) => proved.has(value));
  return {
    ...imported,
    verifiable: [...known.map((address) => ({ ...address, verified: true })), ...(imported.verifiable ?? [])],
  };
}

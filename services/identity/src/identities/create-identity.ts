import { randomUUID } from 'node:crypto';
import { formProblem, FormProblem } from '../nodes/form-problem.ts';
import { uiText } from '../messages/ui-text.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { Project } from '../projects/project.ts';
import { checkTraits } from '../schemas/check-traits.ts';
import { requireSchema } from '../schemas/find-schema.ts';
import { normalizeIdentifier } from '../schemas/identifier.ts';
import { readTraitRoles } from '../schemas/trait-roles.ts';
import { composeAddresses } from './compose-addresses.ts';
import { claimIdentifiers } from './duplicate-identifier.ts';
import type { Identity, NewCredential, RecoveryAddress, Traits, VerifiableAddress } from './identity.ts';
import { insertIdentity } from './identity.store.ts';
import { indexIdentity } from './index-identity.ts';
import { identifiersOf, writeOneCredential } from './save-credential.ts';
import { refuseDuplicates, reservedIdentifiers, writeTraitRoles } from './write-identity.ts';

/** An identity about to be made. */
export type NewIdentity = {
  /** The project's default schema unless given. */
  schema_id?: string;
  traits: unknown;
  credentials?: NewCredential[];
  /** Addresses that are proved already, as by a provider that vouches for them. */
  verified?: string[];
  /** Addresses brought along, with their state; they count beside those the schema names. */
  verifiable_addresses?: VerifiableAddress[];
  recovery_addresses?: RecoveryAddress[];
  state?: Identity['state'];
  metadata_public?: unknown;
  metadata_admin?: unknown;
};

/**
 * Makes an identity with its credentials, identifiers and addresses, all or nothing.
 * @throws FormProblem naming each trait that breaks the schema, or for a password with nothing to sign in with
 * @throws DuplicateIdentifier when somebody has one of the identifiers or addresses
 * @throws IdentityError 400 for a schema that the project does not have
 */
export async function createIdentity(
  context: IdentityContext,
  project: Project,
  input: NewIdentity,
): Promise<Identity> {
  const schemaId = input.schema_id ?? project.settings.identity.default_schema_id;
  const schema = requireSchema(project, schemaId);
  const problems = checkTraits(schema, input.traits);
  if (problems.length > 0) throw new FormProblem(problems);
  const roles = readTraitRoles(schema, input.traits);
  const credentials = input.credentials ?? [];
  for (const credential of credentials) {
    const lacksIdentifier = credential.type === 'password' && identifiersOf(credential, roles).length === 0;
    if (lacksIdentifier) throw formProblem(uiText(4000009));
  }
  const now = context.clock().toISOString();
  const identity: Identity = {
    id: randomUUID(),
    project_id: project.id,
    schema_id: schemaId,
    state: input.state ?? 'active',
    state_changed_at: now,
    traits: input.traits as Traits,
    ...withImported(input, composeAddresses(roles, importedAddresses(input), now, provedAddresses(input))),
    metadata_public: input.metadata_public ?? null,
    metadata_admin: input.metadata_admin ?? null,
    created_at: now,
    updated_at: now,
  };
  await claimIdentifiers(() =>
    context.sql.transaction(async () => {
      await refuseDuplicates(context, identity, reservedIdentifiers(roles));
      await insertIdentity(context.sql, identity);
      await writeTraitRoles(context, identity, roles);
      for (const credential of credentials) await writeOneCredential(context, identity, credential, roles);
      await indexIdentity(context, identity);
    }),
  );
  return identity;
}

type Addresses = Pick<Identity, 'verifiable_addresses' | 'recovery_addresses'>;

function importedAddresses(input: NewIdentity): Addresses {
  return {
    verifiable_addresses: input.verifiable_addresses ?? [],
    recovery_addresses: input.recovery_addresses ?? [],
  };
}

function provedAddresses(input: NewIdentity): Set<string> {
  return new Set((input.verified ?? []).map(normalizeIdentifier));
}

// Until the next change of traits, as in Ory: from then on the schema alone says which addresses there are.
function withImported(input: NewIdentity, composed: Addresses): Addresses {
  const imported = importedAddresses(input);
  const isNew = (known: { id: string }[]) => (address: { id: string }) =>
    !known.some(({ id }) => id === address.id);
  return {
    verifiable_addresses: [
      ...composed.verifiable_addresses,
      ...imported.verifiable_addresses.filter(isNew(composed.verifiable_addresses)),
    ],
    recovery_addresses: [
      ...composed.recovery_addresses,
      ...imported.recovery_addresses.filter(isNew(composed.recovery_addresses)),
    ],
  };
}

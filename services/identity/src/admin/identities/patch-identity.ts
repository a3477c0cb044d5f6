import { badRequest } from '@gazetteer/ory';
import rfc6902 from 'rfc6902';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { Project } from '../../model/projects/project.ts';
import type { Identity, VerifiableAddress } from '../../model/identities/identity.ts';
import { updateIdentity } from '../../model/identities/update-identity.ts';

type Operation = { op: string; path: string; from?: string; value?: unknown };

// What an administrator cannot choose, written as Ory's clients write it.
const REFUSED = /^\/(id|credentials|state_?changed_?at|created_?at|updated_?at|schema_?url)(\/|$)/i;
const OPERATIONS = new Set(['add', 'remove', 'replace', 'move', 'copy', 'test']);

const Patched = Type.Object({
  schema_id: Type.String(),
  state: Type.Union([Type.Literal('active'), Type.Literal('inactive')]),
  traits: Type.Unknown(),
  metadata_public: Type.Optional(Type.Unknown()),
  metadata_admin: Type.Optional(Type.Unknown()),
  verifiable_addresses: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.String(),
        verified: Type.Boolean(),
        status: Type.Union([Type.Literal('pending'), Type.Literal('sent'), Type.Literal('completed')]),
        verified_at: Type.Optional(Type.Union([Type.String({ format: 'date-time' }), Type.Null()])),
      }),
    ),
  ),
});

/**
 * Applies a JSON patch (RFC 6902) to an identity, all or nothing.
 * @throws OryError 400 for a path that may not be changed, an operation that does not apply, or a result that is
 * no identity
 * @throws FormProblem, DuplicateIdentifier as `updateIdentity`
 */
export async function patchIdentity(
  context: IdentityContext,
  project: Project,
  identity: Identity,
  patch: readonly Operation[],
): Promise<Identity> {
  for (const { op, path, from } of patch) {
    if (!OPERATIONS.has(op)) throw badRequest(`${JSON.stringify(op)} is no operation of a JSON patch.`);
    for (const pointer of [path, from]) {
      if (pointer === undefined) continue;
      if (REFUSED.test(pointer)) throw badRequest(`The path ${JSON.stringify(pointer)} may not be changed.`);
    }
  }
  // A copy: operations before the one that fails have changed it already. Absent metadata is there as null, so that it
  // can be replaced.
  const document: unknown = structuredClone({
    schema_id: identity.schema_id,
    state: identity.state,
    traits: identity.traits,
    metadata_public: identity.metadata_public,
    metadata_admin: identity.metadata_admin,
    verifiable_addresses: identity.verifiable_addresses,
    recovery_addresses: identity.recovery_addresses,
  });
  // The library reads what an operation is from its `op`, and checks the rest as it goes.
  const failures = rfc6902.applyPatch(document, [...patch] as Parameters<typeof rfc6902.applyPatch>[1]);
  const failure = failures.find((error) => error !== null);
  if (failure) throw badRequest(`The patch does not apply: ${failure.message}`);
  if (!Value.Check(Patched, document)) throw badRequest('What the patch makes of the identity is not valid.');
  const patched = {
    ...identity,
    verifiable_addresses: verifiedBy(context, identity, document.verifiable_addresses),
  };
  return updateIdentity(context, project, patched, {
    schema_id: document.schema_id,
    state: document.state,
    traits: document.traits,
    metadata_public: document.metadata_public ?? null,
    metadata_admin: document.metadata_admin ?? null,
  });
}

type PatchedAddress = Pick<VerifiableAddress, 'id' | 'verified' | 'status'> & { verified_at?: string | null };

// Which addresses there are follows from the traits; only whether they are verified can be set.
function verifiedBy(
  context: IdentityContext,
  identity: Identity,
  patched: readonly PatchedAddress[] = [],
): VerifiableAddress[] {
  const now = context.clock().toISOString();
  return identity.verifiable_addresses.map(({ verified_at, ...address }) => {
    const change = patched.find(({ id }) => id === address.id);
    const before = { ...address, ...(verified_at === undefined ? {} : { verified_at }) };
    if (!change || (change.verified === address.verified && change.status === address.status)) return before;
    return change.verified
      ? {
          ...address,
          verified: true,
          status: 'completed',
          verified_at: change.verified_at ?? now,
          updated_at: now,
        }
      : {
          ...address,
          verified: false,
          status: change.status === 'sent' ? 'sent' : 'pending',
          updated_at: now,
        };
  });
}

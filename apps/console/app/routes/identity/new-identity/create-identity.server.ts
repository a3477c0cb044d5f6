import type { CreateIdentityParameters } from '@gazetteer/client/ory';
import { traitFields, type Traits, traitsOf } from '../../../identity-form/trait-fields.ts';
import { type Attempt, attempt } from '../../../project/attempt.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';

/** What became of the form, with what it said but the password; the id of the account where it was made. */
export interface CreateAnswer {
  traits: Traits;
  isVerified: boolean;
  /** Fields whose JSON cannot be read: nothing was sent. */
  unreadable: string[];
  result: Attempt<string> | undefined;
}

/** Makes an account of what a form says. */
export async function createIdentity(acting: ProjectArguments, form: URLSearchParams): Promise<CreateAnswer> {
  const client = projectClient(acting);
  const schema_id = form.get('schema') ?? '';
  const isVerified = form.has('verified');
  const found = await attempt(async () => (await client.getIdentitySchema({ id: schema_id })).data);
  const fields = found.ok ? traitFields(found.value) : [];
  const { traits, unreadable } = traitsOf(fields, form);
  if (!found.ok) return { traits, isVerified, unreadable, result: found };
  if (unreadable.length > 0) return { traits, isVerified, unreadable, result: undefined };
  const password = form.get('password') ?? '';
  const createIdentityBody: CreateIdentityParameters['createIdentityBody'] = {
    schema_id,
    traits,
    ...(password === '' ? {} : { credentials: { password: { config: { password } } } }),
  };
  const result = await attempt(async () => {
    const { data: made } = await client.createIdentity({ createIdentityBody });
    if (isVerified) await confirmAddresses(client, made);
    return made.id;
  });
  return { traits, isVerified, unreadable, result };
}

/** Which traits are addresses is known when the account is made. */
async function confirmAddresses(
  client: ReturnType<typeof projectClient>,
  { id, verifiable_addresses = [] }: { id: string; verifiable_addresses?: readonly unknown[] },
): Promise<void> {
  const jsonPatch = verifiable_addresses.map((_address, index) => ({
    op: 'replace' as const,
    path: `/verifiable_addresses/${index}/verified`,
    value: true,
  }));
  if (jsonPatch.length > 0) await client.patchIdentity({ id, jsonPatch });
}

import type { Submission } from '../../engine/flow-method.ts';
import type { Flow } from '../../engine/flow.ts';
import { formProblem } from '../../forms/form-problem.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { uiText } from '../../forms/ui-text.ts';
import { storeCeremony, takeCeremony } from './key-ceremony.ts';
import { creationOptions, type KeyUse, newUserHandle } from './key-options.ts';
import { keyProblem } from './key-problem.ts';
import { relyingParty } from './relying-party.ts';
import type { KeysConfig, SecurityKey } from './security-key.ts';
import { spendChallenge } from './spend-challenge.ts';
import { readKeyAnswer, verifyNewKey } from './verify-key.ts';
import type { Identity } from '../../model/identities/identity.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { Project } from '../../model/projects/project.ts';
import { findSchema } from '../../model/schemas/find-schema.ts';
import { traitFields } from '../../model/schemas/trait-fields.ts';
import { readTraitRoles } from '../../model/schemas/trait-roles.ts';

type KeyType = 'webauthn' | 'passkey';

type Wanted = { project: Project; flow: Flow; type: KeyType; use: KeyUse };

/** Asks for a new key: options for the browser, which the flow remembers. */
export async function askForNewKey(
  { project, flow, type, use }: Wanted,
  owner: { userName: string; keys?: KeysConfig | undefined },
) {
  const userHandle = owner.keys?.user_handle ?? newUserHandle();
  const publicKey = await creationOptions({
    relyingParty: relyingParty(project, type),
    use,
    userHandle,
    userName: owner.userName,
    known: owner.keys?.credentials ?? [],
  });
  storeCeremony(flow, type, { challenge: publicKey.challenge, user_handle: userHandle });
  return { publicKey };
}

type Answered = Pick<Wanted, 'type' | 'use'> & { field: string; name: (key: { aaguid: string }) => string };

/**
 * Takes the new key that a form brings back.
 * @throws `propertyMissing` when there is none, `authenticationCodeWrong` when it does not answer what this flow has asked
 */
export async function takeNewKey(
  context: IdentityContext,
  { project, flow, body }: Submission,
  { type, use, field, name }: Answered,
): Promise<{ key: SecurityKey; userHandle: string }> {
  const ceremony = takeCeremony(flow, type);
  const answer = readKeyAnswer(body[field]);
  if (!answer) throw formProblem(uiText(messageIds.propertyMissing, { property: field }));
  const { challenge = '', user_handle: userHandle = '' } = ceremony ?? {};
  const expected = { relyingParty: relyingParty(project, type), use, challenge };
  const made = challenge && userHandle ? await verifyNewKey(context, answer, expected) : undefined;
  if (!made || !(await spendChallenge(context, flow, challenge))) throw keyProblem('key_wrong');
  const key: SecurityKey = {
    ...made,
    attestation_type: 'none',
    display_name: name(made.authenticator),
    added_at: context.clock().toISOString(),
    is_passwordless: use !== 'second_factor',
  };
  return { key, userHandle };
}

/** What somebody's keys call them: by their traits, as the schema says. */
export function ownerName(project: Project, { schema_id, traits, id }: Identity): string {
  const schema = findSchema(project, schema_id);
  const roles = schema && readTraitRoles(schema, traits);
  return roles?.passkeyDisplayName ?? roles?.identifiers.webauthn[0] ?? roles?.identifiers.password[0] ?? id;
}

/** The name of the field of a sign-up form that a new key is named by, if the schema has one. */
export function ownerField({ settings }: Project): string | undefined {
  const { default_schema_id, schemas } = settings.identity;
  const schema = schemas.find(({ id }) => id === default_schema_id)?.schema;
  const fields = schema ? traitFields(schema) : [];
  const field =
    fields.find(({ extension }) => extension.passkeyDisplayName) ??
    fields.find(({ extension }) => extension.webauthnIdentifier || extension.passwordIdentifier);
  return field && `traits.${field.path.join('.')}`;
}

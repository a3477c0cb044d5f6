import type { Authenticated, LoginMethod, Submission } from '../../engine/flow-method.ts';
import { identifierNode } from '../../engine/identifier-node.ts';
import { formProblem } from '../../forms/form-problem.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { uiText } from '../../forms/ui-text.ts';
import { signInWithPasskeyNodes } from './passkey-nodes.ts';
import { acceptKey, findKeys } from '../webauthn/keep-keys.ts';
import { storeCeremony, takeCeremony } from '../webauthn/key-ceremony.ts';
import { requestOptions } from '../webauthn/key-options.ts';
import { keyProblem } from '../webauthn/key-problem.ts';
import { offersKeys, relyingParty } from '../webauthn/relying-party.ts';
import { type KeyAnswer, readKeyAnswer } from '../webauthn/verify-key.ts';
import { findByIdentifier } from '../../model/identities/credential.store.ts';
import type { Identity } from '../../model/identities/identity.ts';
import type { IdentityContext } from '../../model/identity-context.ts';

/** Signing in by a passkey, which says by itself who it is of. */
export const passkeyLogin: LoginMethod = {
  name: 'passkey',
  isEnabled: (project) => offersKeys(project, 'passkey'),
  claims: (body) => Boolean(body['passkey_login']),
  needsBrowser: true,
  login: {
    levels: () => ['aal1'],
    isHeld: (credentials) => credentials.some(({ type }) => type === 'passkey'),
  },

  nodes: async (context, view) => {
    const { project, flow, current } = view;
    const person = flow.refresh ? current?.identity : undefined;
    const allowed = person && (await findKeys(context, person, 'passkey'))?.credentials;
    const publicKey = await requestOptions({
      relyingParty: relyingParty(project, 'passkey'),
      use: 'passkey',
      ...(allowed ? { allowed } : {}),
    });
    storeCeremony(flow, 'passkey', { challenge: publicKey.challenge });
    return [await identifierNode(context, view), ...signInWithPasskeyNodes(project, { publicKey })];
  },

  submit: async (context, submission) => {
    const { project, flow, body } = submission;
    const challenge = takeCeremony(flow, 'passkey')?.challenge;
    const answer = readKeyAnswer(body['passkey_login']);
    if (!answer) throw formProblem(uiText(messageIds.propertyMissing, { property: 'passkey_login' }));
    const identity = await ownerOf(context, submission, answer);
    if (!identity) throw formProblem(uiText(messageIds.securityKeyUnknown));
    if (challenge === undefined) throw keyProblem('key_wrong');
    const expected = { relyingParty: relyingParty(project, 'passkey'), use: 'passkey', challenge } as const;
    const mayUse = () => true;
    const isRight = await acceptKey(context, submission, {
      identity,
      type: 'passkey',
      mayUse,
      answer,
      expected,
    });
    if (!isRight) throw keyProblem('key_wrong');
    return { kind: 'authenticated', identity, method: 'passkey', aal: 'aal1' } satisfies Authenticated;
  },
};

/** Whose passkey it is, as it says itself; keys that are asked for by their ids may leave that out. */
async function ownerOf(
  { sql }: IdentityContext,
  { project, flow, current }: Submission,
  { userHandle }: KeyAnswer,
): Promise<Identity | undefined> {
  if (userHandle === undefined) return flow.refresh ? current?.identity : undefined;
  return (await findByIdentifier(sql, project.id, 'passkey', userHandle))?.identity;
}

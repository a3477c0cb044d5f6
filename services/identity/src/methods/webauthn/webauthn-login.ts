import { arrangeNodes } from '../../engine/build-form.ts';
import type {
  Authenticated,
  FlowView,
  LoginMethod,
  Unfinished,
  Submission,
} from '../../engine/flow-method.ts';
import type { Flow } from '../../engine/flow.ts';
import { identifierNode } from '../../engine/identifier-node.ts';
import { flowPage } from '../../engine/new-flow.ts';
import { requireSecondStep, secondStepOf } from '../../engine/second-step.ts';
import { formProblem } from '../../forms/form-problem.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { inputNode, methodSubmit, type UiNode } from '../../forms/ui-node.ts';
import { uiText } from '../../forms/ui-text.ts';
import { acceptKey, findKeys } from './keep-keys.ts';
import { storeCeremony, takeCeremony } from './key-ceremony.ts';
import { type KeyUse, requestOptions } from './key-options.ts';
import { keyProblem } from './key-problem.ts';
import { ownerName } from './make-key.ts';
import { offersKeys, relyingParty } from './relying-party.ts';
import type { KeysConfig, SecurityKey } from './security-key.ts';
import { type KeyAnswer, readKeyAnswer } from './verify-key.ts';
import { signInWithKeyNodes } from './webauthn-nodes.ts';
import { findByIdentifier } from '../../model/identities/credential.store.ts';
import type { Credential, Identity } from '../../model/identities/identity.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { Project } from '../../model/projects/project.ts';

/** A security key: the second step of signing in, or the only one, as the project has it. */
export const webauthnLogin: LoginMethod = {
  name: 'webauthn',
  isEnabled: (project) => offersKeys(project, 'webauthn'),
  claims: (body) => Boolean(body['webauthn_login']),

  needsBrowser: true,
  login: {
    levels: (project) => (isPasswordless(project) ? ['aal1', 'aal2'] : ['aal2']),
    isHeld: (credentials, { flow }) => keysFor(flow, credentials).length > 0,
    missing: messageIds.securityKeyMissing,
  },

  nodes: async (context, view) => {
    const { flow, current } = view;
    const second = secondStepOf(view);
    if (second) return [identifierOf(view, second), ...(await triggerFor(context, view, second))];
    const identifier = await identifierNode(context, view);
    if (!flow.refresh || !current)
      return [identifier, methodSubmit('webauthn', 'webauthn', uiText(messageIds.signIn))];
    return [identifier, ...(await triggerFor(context, view, current.identity))];
  },

  submit: async (context, submission) => {
    const { flow, body } = submission;
    if (flow.requested_aal === 'aal2') return secondStep(context, submission);
    return body['webauthn_login'] ? signInByKey(context, submission) : askForKey(context, submission);
  },
};

function isPasswordless({ settings }: Project): boolean {
  return settings.selfservice.methods.webauthn.config.passwordless;
}

function keyUseOf({ requested_aal }: Pick<Flow, 'requested_aal'>): 'passwordless' | 'second_factor' {
  return requested_aal === 'aal2' ? 'second_factor' : 'passwordless';
}

/** Of the credentials of somebody the keys that they can use in a flow. */
function keysFor(flow: Pick<Flow, 'requested_aal'>, credentials: readonly Credential[]): SecurityKey[] {
  const held = credentials.find(({ type }) => type === 'webauthn');
  const { credentials: keys = [] } = (held?.config ?? {}) as Partial<KeysConfig>;
  return keys.filter(fits(keyUseOf(flow)));
}

/** Keys that were set up as second factors never let anybody in alone, and the others are no second factor. */
function fits(use: KeyUse) {
  return (key: SecurityKey) => key.is_passwordless === (use === 'passwordless');
}

async function fittingKeys(context: IdentityContext, identity: Identity, use: KeyUse) {
  const keys = await findKeys(context, identity, 'webauthn');
  return (keys?.credentials ?? []).filter(fits(use));
}

function identifierOf({ project }: FlowView, identity: Identity): UiNode {
  const value = ownerName(project, identity);
  return inputNode('default', 'identifier', 'hidden', uiText(messageIds.identifierField), { value });
}

/** Asks somebody who is signed in for one of their keys. */
async function triggerFor(
  context: IdentityContext,
  { project, flow }: FlowView,
  identity: Identity,
): Promise<UiNode[]> {
  const use = keyUseOf(flow);
  const allowed = await fittingKeys(context, identity, use);
  const publicKey = await requestOptions({ relyingParty: relyingParty(project, 'webauthn'), use, allowed });
  storeCeremony(flow, 'webauthn', { challenge: publicKey.challenge });
  const label = use === 'second_factor' ? messageIds.useSecurityKey : messageIds.continueWithSecurityKey;
  return signInWithKeyNodes(project, { publicKey }, uiText(label));
}

async function secondStep(context: IdentityContext, submission: Submission): Promise<Authenticated> {
  const identity = requireSecondStep(submission);
  await checkKey(context, submission, { ...takeAnswer(submission), identity, use: 'second_factor' });
  return { kind: 'authenticated', identity, method: 'webauthn', aal: 'aal2' };
}

/** The first step of signing in without a password: shows the button for the keys of who was named. */
async function askForKey(context: IdentityContext, submission: Submission): Promise<Unfinished> {
  const { project, flow, body } = submission;
  const { identifier } = body;
  if (typeof identifier !== 'string' || !identifier.trim()) {
    throw formProblem(uiText(messageIds.propertyMissing, { property: 'identifier' }), 'identifier');
  }
  const allowed = await keysOf(context, submission, identifier);
  const use = 'passwordless';
  const publicKey = await requestOptions({ relyingParty: relyingParty(project, 'webauthn'), use, allowed });
  storeCeremony(flow, 'webauthn', { challenge: publicKey.challenge, identifier });
  flow.ui.nodes = arrangeNodes(flow.kind, [
    inputNode('default', 'identifier', 'hidden', uiText(messageIds.identifierField), {
      value: identifier,
      required: true,
    }),
    ...signInWithKeyNodes(project, { publicKey }, uiText(messageIds.continueToSecurityKey)),
  ]);
  flow.ui.messages = [uiText(messageIds.haveSecurityKeyReady)];
  return { kind: 'redirected', to: flowPage(project, flow) };
}

/**
 * The keys that somebody may sign in with.
 * @throws `securityKeyUnknown` for nobody we know; where the project does not tell who has an account, a key that nobody has
 */
async function keysOf(context: IdentityContext, { project }: Submission, identifier: string) {
  const found = await findByIdentifier(context.sql, project.id, 'webauthn', identifier);
  const keys = found ? await fittingKeys(context, found.identity, 'passwordless') : [];
  if (keys.length > 0) return keys;
  if (!tellsNobody(project)) throw formProblem(uiText(messageIds.securityKeyUnknown));
  // Always the same for the same name, as it would be of an account.
  const name = identifier.trim().toLowerCase();
  return [{ id: context.secrets.digest(`${project.id} webauthn ${name}`), transports: ['usb'] }];
}

function tellsNobody({ settings }: Project): boolean {
  return settings.security.account_enumeration.mitigate;
}

async function signInByKey(context: IdentityContext, submission: Submission): Promise<Authenticated> {
  const { project, flow, current } = submission;
  const answered = takeAnswer(submission);
  const { identifier } = answered;
  const found =
    identifier === undefined
      ? flow.refresh && current
      : await findByIdentifier(context.sql, project.id, 'webauthn', identifier);
  if (!found)
    throw tellsNobody(project) ? keyProblem('key_wrong') : formProblem(uiText(messageIds.securityKeyUnknown));
  await checkKey(context, submission, { ...answered, identity: found.identity, use: 'passwordless' });
  return { kind: 'authenticated', identity: found.identity, method: 'webauthn', aal: 'aal1' };
}

/** What a form brings back from a key. @throws `propertyMissing` without an answer, `authenticationCodeWrong` when nothing was asked */
function takeAnswer({ flow, body }: Submission) {
  const ceremony = takeCeremony(flow, 'webauthn');
  const answer = readKeyAnswer(body['webauthn_login']);
  if (!answer) throw formProblem(uiText(messageIds.propertyMissing, { property: 'webauthn_login' }));
  if (!ceremony) throw keyProblem('key_wrong');
  return { answer, ...ceremony };
}

type Checked = { identity: Identity; use: KeyUse; answer: KeyAnswer; challenge: string };

/** @throws `authenticationCodeWrong` when it is not the right answer of one of their keys */
async function checkKey(
  context: IdentityContext,
  submission: Submission,
  { identity, use, answer, challenge }: Checked,
): Promise<void> {
  const expected = { relyingParty: relyingParty(submission.project, 'webauthn'), use, challenge };
  const used = { identity, type: 'webauthn', mayUse: fits(use), answer, expected } as const;
  if (!(await acceptKey(context, submission, used))) throw keyProblem('key_wrong');
}

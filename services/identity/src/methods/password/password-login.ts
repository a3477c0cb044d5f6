import type { LoginMethod, Submission } from '../../engine/flow-method.ts';
import { identifierNode } from '../../engine/identifier-node.ts';
import { limitTries } from '../../engine/throttling/limit-tries.ts';
import { FormProblem, formProblem } from '../../forms/form-problem.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { methodSubmit } from '../../forms/ui-node.ts';
import { uiText } from '../../forms/ui-text.ts';
import { findPasswordAccount, type PasswordAccount, renewHash } from './password-account.ts';
import { currentPasswordNode } from './password-nodes.ts';
import { verifyPassword } from './verify-password.ts';
import { countActivity } from '../../model/activity/count-activity.ts';
import { recordAudit } from '../../model/audit/record-audit.ts';
import type { Identity } from '../../model/identities/identity.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { normalizeIdentifier } from '../../model/schemas/identifier.ts';

/** Signing in with an identifier and a password. */
export const passwordLogin: LoginMethod = {
  name: 'password',
  isEnabled: ({ settings }) => settings.selfservice.methods.password.enabled,
  login: {
    levels: () => ['aal1'],
    isHeld: (credentials) => credentials.some(({ type }) => type === 'password'),
  },

  nodes: async (context, view) => [
    await identifierNode(context, view),
    currentPasswordNode(),
    methodSubmit('password', 'password', uiText(messageIds.signIn)),
  ],

  submit: async (context, submission) => {
    const { identifier, password } = readCredentials(submission);
    const account = await findPasswordAccount(context, submission.project.id, identifier);
    const subject = { id: account?.identity.id ?? identifier, exists: account !== undefined };
    const identity = await limitTries(context, submission, { action: 'password', account: subject }, () =>
      authenticate(context, account, password),
    );
    if (!identity) {
      await recordFailure(context, submission, account);
      throw formProblem(uiText(messageIds.credentialsWrong));
    }
    return { kind: 'authenticated', identity, method: 'password', aal: 'aal1' };
  },
};

/** @throws FormProblem naming each empty field */
function readCredentials({ body }: Submission): { identifier: string; password: string } {
  // `password_identifier` is what the field was called before there were other methods with an identifier.
  const identifier = normalizeIdentifier(textOf(body['identifier']) || textOf(body['password_identifier']));
  const password = textOf(body['password']);
  const missing = Object.entries({ identifier, password }).filter(([, text]) => text === '');
  if (missing.length > 0) {
    throw new FormProblem(
      missing.map(([node]) => ({ node, text: uiText(messageIds.propertyMissing, { property: node }) })),
    );
  }
  return { identifier, password };
}

/** The identity whose password it is. Whether there is an account or not, it takes the same time. */
async function authenticate(
  context: IdentityContext,
  account: PasswordAccount | undefined,
  password: string,
): Promise<Identity | undefined> {
  const { valid, outdated } = await verifyPassword(password, account?.credential.config.hashed_password);
  if (!account || !valid) return undefined;
  if (outdated) await renewHash(context, account, password);
  return account.identity;
}

async function recordFailure(
  context: IdentityContext,
  { project, visit }: Submission,
  account: PasswordAccount | undefined,
): Promise<void> {
  await recordAudit(context, {
    project_id: project.id,
    event: 'sign_in_failed',
    ip: visit.ip,
    ...(account ? { identity_id: account.identity.id } : {}),
    details: { method: 'password', reason: account ? 'wrong_password' : 'unknown_account' },
  });
  await countActivity(context, project.id, 'failed_sign_in');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

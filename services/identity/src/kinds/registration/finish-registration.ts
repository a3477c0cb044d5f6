import { renewCsrfToken } from '../../engine/csrf.ts';
import { leadBrowser } from '../../engine/continue-with.ts';
import type { SubmitOutcome } from '../../engine/flow-kind.ts';
import type { Registered, Submission } from '../../engine/flow-method.ts';
import { endFlow } from '../../engine/flow.store.ts';
import {
  acceptLogin,
  readLoginChallenge,
  secondStepAddress,
  signInAddress,
  type WaitingRequest,
} from '../../engine/login-challenge.ts';
import { returnAddress } from '../../engine/return-to.ts';
import { lacksVerifiedAddress } from '../../engine/verified-address.ts';
import { formProblem } from '../../forms/form-problem.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { uiText } from '../../forms/ui-text.ts';
import { addCookie } from '../../http/cookies.ts';
import { deviceOf } from '../../http/describe-device.ts';
import { registerQuietly } from './register-quietly.ts';
import { verifyNewAddresses } from '../verification/verify-new-addresses.ts';
import { countActivity } from '../../model/activity/count-activity.ts';
import { recordAudit } from '../../model/audit/record-audit.ts';
import { createIdentity } from '../../model/identities/create-identity.ts';
import { DuplicateIdentifier } from '../../model/identities/duplicate-identifier.ts';
import type { Identity } from '../../model/identities/identity.ts';
import { renderIdentity } from '../../model/identities/render-identity.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { Project } from '../../model/projects/project.ts';
import { requireSchema } from '../../model/schemas/find-schema.ts';
import { normalizeIdentifier } from '../../model/schemas/identifier.ts';
import { readTraitRoles } from '../../model/schemas/trait-roles.ts';
import { reaches } from '../../model/sessions/assurance.ts';
import { renderSession } from '../../sessions/render-session.ts';
import { sessionCookie } from '../../sessions/session-cookie.ts';
import { type IssuedSession, signIn } from '../../sessions/sign-in.ts';

/**
 * Ends a sign-up: every method comes here with the traits and credentials of a person to be. Makes the identity, and
 * signs it in where the project's hook `session` says so.
 * @throws `identifierTaken` (FormProblem) when somebody has the identifier already
 */
export async function finishRegistration(
  context: IdentityContext,
  submission: Submission,
  registered: Registered,
): Promise<SubmitOutcome> {
  const { project, flow } = submission;
  if (isQuiet(project, registered)) return finishQuietly(context, submission, registered);
  const { after } = project.settings.selfservice.flows.registration;
  const isSignedIn = after.hooks.some(({ hook }) => hook === 'session');
  const { identity, issued } = await context.sql.transaction(async () => {
    await endFlow(context, flow);
    const made = await makeIdentity(context, submission, registered);
    await recordRegistration(context, submission, made, registered);
    return {
      identity: made,
      issued: isSignedIn ? await startSession(context, submission, made, registered) : undefined,
    };
  });
  const signedIn = issued ? showSession(submission, identity, issued) : {};
  const waiting = await readLoginChallenge(context, project, flow.oauth2_login_challenge);
  const wanted = waiting
    ? await addressFor(context, project, waiting, identity, issued)
    : {
        to: returnAddress(project, flow.return_to, after.default_browser_return_url),
        asksForCode: asksForCode(project),
      };
  const { to, continue_with } = await nextSteps(context, submission, { identity, isReal: true, ...wanted });
  const body = { identity: renderIdentity(project, identity), ...signedIn, ...continue_with };
  return { kind: 'done', to, body };
}

/**
 * Where a new person goes on to the application that waits for them: at once, or with what they owe first. A verification
 * that has to come before leads there afterwards.
 */
async function addressFor(
  context: IdentityContext,
  project: Project,
  waiting: WaitingRequest,
  identity: Identity,
  issued: IssuedSession | undefined,
): Promise<{ to: string; isAfterVerification?: boolean }> {
  const { challenge, aal } = waiting;
  const isAfterVerification = lacksVerifiedAddress(project, identity);
  if (!issued) return { to: signInAddress(project, challenge), isAfterVerification };
  const isEnough = !isAfterVerification && reaches(issued.session.aal, aal);
  if (isEnough) return { to: await acceptLogin(context, project, waiting, issued.session) };
  return { to: secondStepAddress(context, project, challenge, issued.session), isAfterVerification };
}

/** True where the page for the code comes between a sign-up and what it leads to. Applications do not wait for it. */
function asksForCode({ settings }: Project): boolean {
  const { hooks } = settings.selfservice.flows.registration.after;
  return hooks.some(({ hook }) => hook === 'show_verification_ui');
}

type Finished = {
  identity: Identity;
  isReal: boolean;
  to: string;
  isAfterVerification?: boolean;
  asksForCode?: boolean;
};

async function nextSteps(
  context: IdentityContext,
  submission: Submission,
  { identity, isReal, to, ...steps }: Finished,
) {
  const { isAfterVerification = false } = steps;
  const { verifiable_addresses } = identity;
  const returnTo = isAfterVerification ? to : submission.flow.return_to;
  const verifications = await verifyNewAddresses(context, submission, verifiable_addresses, {
    isReal,
    returnTo,
  });
  const [first] = verifications;
  const next = first && (isAfterVerification || steps.asksForCode) ? first.flow.url : to;
  const continue_with = [...verifications, ...leadBrowser(submission.mode, next)];
  return { to: next, continue_with: continue_with.length > 0 ? { continue_with } : {} };
}

async function recordRegistration(
  context: IdentityContext,
  { project, visit }: Submission,
  identity: Identity,
  { method }: Registered,
): Promise<void> {
  await recordAudit(context, {
    project_id: project.id,
    event: 'registered',
    identity_id: identity.id,
    ip: visit.ip,
    details: { method },
  });
  await countActivity(context, project.id, 'sign_up');
}

// Who has proved that the addresses are theirs, and not only one beside another's, may know whether there is an account.
function isQuiet(project: Project, { traits, verified = [] }: Registered): boolean {
  const { identity, security } = project.settings;
  if (!security.account_enumeration.mitigate) return false;
  const { verifiable, recovery } = readTraitRoles(requireSchema(project, identity.default_schema_id), traits);
  const proved = new Set(verified.map(normalizeIdentifier));
  return proved.size === 0 || [...verifiable, ...recovery].some(({ value }) => !proved.has(value));
}

// Whoever is let in at once, or sent on to an application, would learn that the account is new.
async function finishQuietly(
  context: IdentityContext,
  submission: Submission,
  registered: Registered,
): Promise<SubmitOutcome> {
  const { project, flow } = submission;
  const { identity, made } = await registerQuietly(context, submission, registered);
  if (made) await recordRegistration(context, submission, identity, registered);
  const { default_browser_return_url } = project.settings.selfservice.flows.registration.after;
  const to = flow.oauth2_login_challenge
    ? signInAddress(project, flow.oauth2_login_challenge)
    : returnAddress(project, flow.return_to, default_browser_return_url);
  const next = await nextSteps(context, submission, {
    identity,
    isReal: made,
    to,
    asksForCode: !flow.oauth2_login_challenge && asksForCode(project),
  });
  const body = { identity: renderIdentity(project, identity), ...next.continue_with };
  return { kind: 'done', to: next.to, body };
}

async function makeIdentity(
  context: IdentityContext,
  { project }: Submission,
  { traits, credentials, verified = [] }: Registered,
): Promise<Identity> {
  try {
    return await createIdentity(context, project, { traits, credentials, verified });
  } catch (error) {
    if (error instanceof DuplicateIdentifier) throw formProblem(uiText(messageIds.identifierTaken));
    throw error;
  }
}

async function startSession(
  context: IdentityContext,
  { project, visit, current }: Submission,
  identity: Identity,
  { method }: Registered,
): Promise<IssuedSession> {
  const device = deviceOf(visit);
  return signIn(context, project, { identity, method, aal: 'aal1', device, current });
}

/** Gives the caller the session that was made: browsers by a cookie, apps by a token. */
function showSession(
  { project, mode, visit }: Submission,
  identity: Identity,
  { session, token }: IssuedSession,
) {
  if (mode !== 'native') {
    addCookie(visit, sessionCookie(project, session, token));
    renewCsrfToken(project, visit);
  }
  const shown = renderSession(project, session, identity);
  return { session: shown, ...(mode === 'native' ? { session_token: token } : {}) };
}

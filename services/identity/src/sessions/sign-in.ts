import { randomUUID } from 'node:crypto';
import { hashToken } from '@gazetteer/kernel';
import { milliseconds, OryError } from '@gazetteer/ory';
import type { RequestDevice } from '../http/describe-device.ts';
import { countActivity } from '../model/activity/count-activity.ts';
import { recordAudit } from '../model/audit/record-audit.ts';
import type { Identity } from '../model/identities/identity.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import type { Project } from '../model/projects/project.ts';
import { assuranceOf, levelOf, withMethod } from '../model/sessions/assurance.ts';
import { newSessionToken } from '../model/sessions/session-token.ts';
import { changeSession, endSessions, insertSession } from '../model/sessions/session.store.ts';
import type {
  AuthenticationMethod,
  CompletedMethod,
  CurrentSession,
  Device,
  Session,
} from '../model/sessions/session.ts';
import { firstStepMissing } from './first-step-missing.ts';

export type SignIn = {
  identity: Identity;
  method: AuthenticationMethod;
  /** What the method counts as; only WebAuthn leaves a choice. */
  aal: 'aal1' | 'aal2';
  device: RequestDevice;
  /** The session that the browser or program has at this moment. */
  current?: CurrentSession | undefined;
  /** False makes a session that ends with the browser; the project decides when it is left out. */
  remembered?: boolean | undefined;
};

/** A session with the token that stands for it, which is nowhere kept and shown only now. */
export type IssuedSession = { session: Session; token: string };

const REMEMBERED_DEVICES = 10;

/**
 * Lets somebody in who has just proved who they are: the one place where every way of signing in ends, and where the
 * level of assurance is decided. A running session of the same identity gets the method added and a new token, so
 * that whoever had the old one loses it; otherwise a new session begins, and the browser's previous one ends.
 * @throws session_aal1_required (401) for a second factor without a running session of that identity
 * @throws 401 for an identity that has been deactivated
 */
export async function signIn(
  context: IdentityContext,
  project: Project,
  request: SignIn,
): Promise<IssuedSession> {
  const { identity, current } = request;
  if (identity.project_id !== project.id) throw new Error('An identity signs in to its own project only');
  requireActive(identity);
  const now = context.clock().toISOString();
  const aal = levelOf(request.method, request.aal);
  const done: CompletedMethod = { method: request.method, aal, completed_at: now };
  return context.sql.transaction(async () => {
    const accepted = { ...request, done, now };
    const issued =
      (current && (await upgrade(context, project, current, accepted))) ??
      (await begin(context, project, accepted));
    await recordSignIn(context, accepted, issued);
    return issued;
  });
}

/**
 * Lets pass the accounts that may sign in at all: the one place that answers for deactivated ones.
 * @throws 401
 */
export function requireActive({ state }: Pick<Identity, 'state'>): void {
  if (state === 'active') return;
  throw new OryError(401, 'This account has been deactivated', {
    reason: 'An administrator has switched the account off. Please write to the team of this site.',
  });
}

type Accepted = SignIn & { done: CompletedMethod; now: string };

async function begin(
  context: IdentityContext,
  project: Project,
  { identity, current, device, remembered, done, now }: Accepted,
): Promise<IssuedSession> {
  if (done.aal === 'aal2') throw firstStepMissing();
  if (current) await endSessions(context.sql, { projectId: project.id, id: current.session.id }, now);
  const token = newSessionToken();
  const session: Session = {
    id: randomUUID(),
    project_id: project.id,
    identity_id: identity.id,
    active: true,
    aal: assuranceOf([done]),
    methods: [done],
    devices: [{ id: randomUUID(), ...device }],
    remembered: remembered ?? project.settings.session.cookie.persistent,
    issued_at: now,
    authenticated_at: now,
    expires_at: lifeFrom(project, now),
    updated_at: now,
  };
  await insertSession(context.sql, session, hashToken(token));
  return { session, token };
}

/** Strengthens or renews the running session; undefined when it is somebody else's or has ended meanwhile. */
async function upgrade(
  context: IdentityContext,
  project: Project,
  current: CurrentSession,
  { identity, device, remembered, done, now }: Accepted,
): Promise<IssuedSession | undefined> {
  const { session } = current;
  if (session.project_id !== project.id || session.identity_id !== identity.id) return undefined;
  return addToSession(context, current, done, {
    devices: withDevice(session.devices, device),
    remembered: remembered ?? session.remembered,
    authenticated_at: now,
    // Only the first factor starts a new life: a second one proves less than a whole sign-in.
    expires_at: done.aal === 'aal1' ? lifeFrom(project, now) : session.expires_at,
  });
}

/**
 * Counts a factor that somebody has just set up, and so proved, as done in the session they did it in. The session gets
 * a new token, which the answer has to hand on: whoever had the old one does not rise with it.
 * @throws session_inactive (401) when the session has been revoked meanwhile
 */
export async function addMethod(
  context: IdentityContext,
  project: Project,
  current: CurrentSession,
  { method, aal }: Pick<SignIn, 'method' | 'aal'>,
): Promise<IssuedSession> {
  if (current.session.project_id !== project.id) {
    throw new Error('A session changes in its own project only');
  }
  const completed_at = context.clock().toISOString();
  const added = await addToSession(context, current, { method, aal: levelOf(method, aal), completed_at });
  if (added) return added;
  throw new OryError(401, 'The session has ended', { id: 'session_inactive' });
}

/** Adds a method to a running session, which gets a new token; undefined when it has ended or changed meanwhile. */
async function addToSession(
  { sql }: IdentityContext,
  { session, token: before }: CurrentSession,
  done: CompletedMethod,
  renewed: Partial<Pick<Session, 'devices' | 'remembered' | 'authenticated_at' | 'expires_at'>> = {},
): Promise<IssuedSession | undefined> {
  const methods = withMethod(session.methods, done);
  const { devices, remembered, authenticated_at, expires_at } = { ...session, ...renewed };
  const change = {
    aal: assuranceOf(methods),
    methods,
    devices,
    remembered,
    authenticated_at,
    expires_at,
    updated_at: done.completed_at,
  };
  const token = newSessionToken();
  const changed = await changeSession(sql, session, hashToken(before), {
    ...change,
    token_hash: hashToken(token),
  });
  return changed ? { session: { ...session, ...change }, token } : undefined;
}

async function recordSignIn(
  context: IdentityContext,
  { identity, device, done }: Accepted,
  { session }: IssuedSession,
): Promise<void> {
  await recordAudit(context, {
    project_id: identity.project_id,
    event: 'sign_in_succeeded',
    identity_id: identity.id,
    session_id: session.id,
    ip: device.ip_address,
    details: { method: done.method, aal: session.aal, user_agent: device.user_agent },
  });
  // A second step belongs to the sign-in that the first one has begun.
  if (done.aal === 'aal1') await countActivity(context, identity.project_id, 'sign_in');
}

function lifeFrom(project: Project, now: string): string {
  return new Date(Date.parse(now) + milliseconds(project.settings.session.lifespan)).toISOString();
}

function withDevice(devices: readonly Device[], seen: RequestDevice): Device[] {
  const known = devices.some(
    ({ ip_address, user_agent }) => ip_address === seen.ip_address && user_agent === seen.user_agent,
  );
  return known ? [...devices] : [...devices, { id: randomUUID(), ...seen }].slice(-REMEMBERED_DEVICES);
}

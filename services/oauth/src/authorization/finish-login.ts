import { hashToken } from '@gazetteer/kernel';
import {
  type InteractionResult,
  findWaiting,
  resolveWaiting,
  type WaitingRequest,
} from '../engine/waiting-request.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import { redeemVerifier } from '../requests/redeem-verifier.ts';
import type { LoginAnswer } from '../requests/request.ts';
import { findSession, removeSession } from '../sessions/session.store.ts';
import { refusalOf } from './refusal-of.ts';

/** How long the sign-in of a browser that is not closed holds, where the login site gives no time. */
const BROWSER_SECONDS = 30 * 24 * 3600;
/** A sign-in that is not to be remembered holds until the authorization request is over. */
const FORGOTTEN_SECONDS = 3600;

/**
 * Tells the engine what the login site has answered.
 * @param cookie of the sign-in that this browser has, where it has one
 * @throws 403 request_forbidden for a verifier that is wrong or was used
 */
export async function finishLogin(
  context: OauthContext,
  project: OauthProject,
  verifier: string,
  cookie: string | undefined,
): Promise<void> {
  const { challenge, document, answer, answeredAt } = await redeemVerifier(
    context,
    project,
    'login',
    verifier,
  );
  const found = await findWaiting(context, project, challenge);
  if ('rejected' in answer) {
    await resolveWaiting(context, project, found, refusalOf(answer.rejected));
    return;
  }
  const { accepted } = answer;
  // Another tab may have signed somebody in since this request began.
  const before = await readSession(context, project, found.waiting, cookie);
  const isSame = before?.login.accountId === accepted.subject;
  if (before && !isSame) {
    // Somebody else has signed in: nothing of the sign-in before goes on.
    await removeSession(context.sql, project.id, before.id);
    delete found.waiting.session;
  }
  const login = document.skip && isSame ? raised(before.login, accepted) : signedIn(accepted, answeredAt);
  await resolveWaiting(context, project, found, { login: { ...login, challenge } });
}

type Login = Omit<NonNullable<InteractionResult['login']>, 'challenge'>;

function signedIn(answer: LoginAnswer, at: Date): Login {
  const { subject, remember = false, remember_for = 0, acr = '', amr = [], authenticated_at } = answer;
  const proved = authenticated_at === undefined ? at : new Date(authenticated_at);
  const lifetime = remember_for > 0 ? remember_for : BROWSER_SECONDS;
  return {
    accountId: subject,
    ts: Math.floor(proved.getTime() / 1000),
    acr,
    amr,
    remember: remember && remember_for > 0,
    lifetime:
      (remember ? lifetime : FORGOTTEN_SECONDS) + Math.floor((at.getTime() - proved.getTime()) / 1000),
    forget: !remember,
    own: authenticated_at !== undefined,
  };
}

/** The sign-in that was there before, with what the site says of its strength now: a second factor may have come since. */
function raised(login: Login, { acr, amr }: LoginAnswer): Login {
  return { ...login, ...(acr === undefined ? {} : { acr }), ...(amr === undefined ? {} : { amr }) };
}

/** The sign-in that was there before, as one more answer. */
async function readSession(
  { sql }: OauthContext,
  { id }: OauthProject,
  { session }: WaitingRequest,
  cookie: string | undefined,
): Promise<{ id: string; login: Login } | undefined> {
  const here = cookie === undefined ? undefined : await findSession(sql, id, { id: hashToken(cookie) });
  const row =
    here ?? (session?.uid === undefined ? undefined : await findSession(sql, id, { uid: session.uid }));
  if (!row) return undefined;
  const kept = JSON.parse(row.payload) as {
    accountId?: string;
    loginTs?: number;
    acr?: string;
    amr?: string[];
    transient?: boolean;
    own?: boolean;
  };
  const ts = kept.loginTs ?? 0;
  const login: Login = {
    accountId: kept.accountId ?? '',
    ts,
    acr: kept.acr ?? '',
    amr: kept.amr ?? [],
    remember: kept.transient !== true,
    lifetime: Math.floor(Date.parse(row.expires_at) / 1000) - ts,
    forget: false,
    own: kept.own === true,
  };
  return { id: row.id, login };
}

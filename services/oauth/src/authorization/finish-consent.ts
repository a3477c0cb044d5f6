import { randomUUID } from 'node:crypto';
import { milliseconds } from '@gazetteer/ory';
import { findWaiting, resolveWaiting } from '../engine/waiting-request.ts';
import { insertGrant } from '../grants/grant.store.ts';
import type { Grant } from '../grants/grant.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import { readAnswer, requireRow } from '../requests/read-request.ts';
import { redeemVerifier, type RedeemedRequest } from '../requests/redeem-verifier.ts';
import type { ConsentAnswer } from '../requests/request.ts';
import { refusalOf } from './refusal-of.ts';

const FOR_EVER = '9999-12-31T23:59:59.999Z';

/**
 * Tells the engine what the consent site has answered.
 * @throws 403 request_forbidden for a verifier that is wrong or was used
 */
export async function finishConsent(
  context: OauthContext,
  project: OauthProject,
  verifier: string,
): Promise<void> {
  const redeemed = await redeemVerifier(context, project, 'consent', verifier);
  const { challenge, answer } = redeemed;
  const found = await findWaiting(context, project, challenge);
  if ('rejected' in answer) {
    await resolveWaiting(context, project, found, refusalOf(answer.rejected));
    return;
  }
  const grant = await grantOf(context, project, redeemed, answer.accepted);
  await insertGrant(context.sql, project.id, grant);
  await resolveWaiting(context, project, found, { consent: { grantId: grant.id } });
}

async function grantOf(
  context: OauthContext,
  project: OauthProject,
  { challenge, document, clientId, answeredAt }: RedeemedRequest<'consent'>,
  answer: ConsentAnswer,
): Promise<Grant> {
  const { remember = false, remember_for = 0, session = {} } = answer;
  const after = (length: number) => new Date(answeredAt.getTime() + length).toISOString();
  const { access_token, refresh_token } = project.settings.ttl;
  const longest = Math.max(milliseconds(access_token), milliseconds(refresh_token));
  const rememberedUntil = remember && remember_for > 0 ? after(remember_for * 1000) : null;
  const tokensEnd = after(longest);
  const expiresAt = !remember ? tokensEnd : (rememberedUntil ?? FOR_EVER);
  const chosen = await chosenSubject(context, project, document.login_challenge);
  return {
    id: randomUUID(),
    clientId: clientId ?? '',
    subject: document.subject,
    scope: answer.grant_scope ?? [],
    audience: answer.grant_access_token_audience ?? [],
    session: { ...session, ...(chosen === undefined ? {} : { subject_identifier: chosen }) },
    remember,
    rememberedUntil,
    request: { challenge, ...document },
    handledAt: answer.handled_at ?? answeredAt.toISOString(),
    expiresAt: expiresAt > tokensEnd ? expiresAt : tokensEnd,
  };
}

/** The name that the login site has chosen for the person towards pairwise clients. */
async function chosenSubject(
  context: OauthContext,
  project: OauthProject,
  loginChallenge: string,
): Promise<string | undefined> {
  const row = await requireRow(context, project, 'login', loginChallenge);
  const answer = readAnswer('login', row);
  return answer && 'accepted' in answer ? answer.accepted.force_subject_identifier : undefined;
}

import { hashToken, randomToken, sameText } from '@gazetteer/kernel';
import { findDeviceCode } from '../engine/device-code.store.ts';
import { invalidRequest, OauthError } from '../http/oauth-error.ts';
import { withQuery } from '../http/with-query.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import type { RequestsTable } from '../model/tables.ts';
import { requireRow } from '../requests/read-request.ts';
import { challengeOfVerifier } from '../requests/redeem-verifier.ts';
import { answerRequest, endRequest, replaceDocument } from '../requests/request.store.ts';
import type { DeviceDocument } from '../requests/request.ts';
import { startRequest } from '../requests/start-request.ts';

/** Binds the question for a code to the browser that it was put to. */
export const DEVICE_COOKIE = 'ory_hydra_device';

/** Asks the person in this browser which code the device shows. @returns the challenge, and the page that asks */
export async function beginDeviceSignIn(
  context: OauthContext,
  project: OauthProject,
  userCode: string | undefined,
): Promise<{ challenge: string; page: string }> {
  const challenge = randomToken('');
  await startRequest(context, project, { kind: 'device', challenge, clientId: null, document: {} });
  const parameters = { device_challenge: challenge, user_code: userCode };
  return { challenge, page: withQuery(project.settings.urls.device.verification, parameters) };
}

/**
 * Takes the code that somebody has typed.
 * @returns where the browser goes on
 * @throws 400 for a code that no device shows, 403 after too many, 404 for an unknown challenge, 409 for one that is over
 */
export async function acceptDeviceCode(
  context: OauthContext,
  project: OauthProject,
  challenge: string,
  typed: string,
): Promise<{ redirect_to: string }> {
  const row = await countTry(context, project, challenge);
  const { sql, secrets, clock } = context;
  // Whatever people put between the letters.
  const userCode = typed.toUpperCase().replace(/\W/g, '');
  const code = await findDeviceCode(sql, project.id, { userCode: secrets.digest(userCode) });
  const waits = code && (JSON.parse(code.payload) as { accountId?: string; inFlight?: boolean });
  if (!waits || waits.accountId !== undefined || waits.inFlight || code.expires_at <= clock().toISOString()) {
    throw invalidRequest('Field "user_code" is none that a device shows now.');
  }
  const verifier = `${challenge}.${randomToken('')}`;
  const kept = { answer: JSON.stringify({ userCode }), verifier_hash: hashToken(verifier) };
  if (!(await answerRequest(sql, row, kept))) throw over(409, 'Conflict');
  return { redirect_to: withQuery(`${project.issuer}/oauth2/device/verify`, { device_verifier: verifier }) };
}

/** How many codes may be typed in answer to one question, since codes are short (RFC 8628, section 5.1). */
const MOST_TRIES = 5;

/** Notes a try before anything is said about it, so that those that come at once count, too. @throws 403 after too many */
async function countTry(
  context: OauthContext,
  project: OauthProject,
  challenge: string,
): Promise<RequestsTable> {
  for (;;) {
    const row = await requireRow(context, project, 'device', challenge);
    if (row.used_at !== null) throw over(409, 'Conflict');
    const { tries = 0 } = JSON.parse(row.document) as DeviceDocument;
    if (tries >= MOST_TRIES) {
      throw new OauthError(403, 'request_forbidden', 'Too many codes were tried. Please begin again.');
    }
    // Each round that loses against another has seen one more try counted.
    if (await replaceDocument(context.sql, row, JSON.stringify({ tries: tries + 1 }))) return row;
  }
}

/**
 * Ends the question for a code, in the browser that it was put to.
 * @returns the code
 * @throws 403 request_forbidden
 */
export async function redeemDeviceVerifier(
  context: OauthContext,
  project: OauthProject,
  { verifier, cookie }: { verifier: string; cookie: string | undefined },
): Promise<string> {
  const challenge = challengeOfVerifier(verifier);
  if (!sameText(cookie ?? '', challenge)) throw over(403, 'request_forbidden');
  const row = await requireRow(context, project, 'device', challenge).catch(() => undefined);
  if (!row?.answer || !sameText(row.verifier_hash ?? '', hashToken(verifier)))
    throw over(403, 'request_forbidden');
  if (!(await endRequest(context.sql, row, context.clock().toISOString())))
    throw over(403, 'request_forbidden');
  return (JSON.parse(row.answer) as { userCode: string }).userCode;
}

function over(status: number, error: string): OauthError {
  return new OauthError(status, error, 'The question for a code is over, or was put to another browser.');
}

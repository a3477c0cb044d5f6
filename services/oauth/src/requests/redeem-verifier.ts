import { hashToken, sameText } from '@gazetteer/kernel';
import { OauthError } from '../http/oauth-error.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import { readAnswer, requireRow } from './read-request.ts';
import { endRequest } from './request.store.ts';
import type { Documents, KeptAnswer, RequestKind } from './request.ts';

/** A request whose browser has come back from the site that answered it. */
export type RedeemedRequest<Kind extends RequestKind> = {
  challenge: string;
  clientId: string | undefined;
  document: Documents[Kind];
  answer: KeptAnswer<Kind>;
  answeredAt: Date;
};

/**
 * Ends a request with the text that its site got for its answer; once, however many browsers bring it.
 * @throws 403 request_forbidden for any other text
 */
export async function redeemVerifier<Kind extends RequestKind>(
  context: OauthContext,
  project: OauthProject,
  kind: Kind,
  verifier: string,
): Promise<RedeemedRequest<Kind>> {
  const challenge = challengeOfVerifier(verifier);
  const row = await requireRow(context, project, kind, challenge).catch((error: unknown) => {
    if (error instanceof OauthError) throw forbidden();
    throw error;
  });
  const answer = readAnswer(kind, row);
  if (!answer || !sameText(row.verifier_hash ?? '', hashToken(verifier))) throw forbidden();
  const now = context.clock();
  if (!(await endRequest(context.sql, row, now.toISOString()))) throw forbidden();
  return {
    challenge,
    clientId: row.client_id ?? undefined,
    document: JSON.parse(row.document) as Documents[Kind],
    answer,
    answeredAt: now,
  };
}

/** The challenge of the request that a verifier belongs to, which it begins with. */
export function challengeOfVerifier(verifier: string): string {
  return verifier.slice(0, Math.max(0, verifier.lastIndexOf('.')));
}

function forbidden(): OauthError {
  return new OauthError(
    403,
    'request_forbidden',
    'The verifier has expired, was used before, or is of no request.',
  );
}

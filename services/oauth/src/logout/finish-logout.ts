import { hashToken } from '@gazetteer/kernel';
import { findClient } from '../clients/client.store.ts';
import type { Engines } from '../engine/engines.ts';
import { OauthError } from '../http/oauth-error.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import { redeemVerifier } from '../requests/redeem-verifier.ts';
import { findSession, removeSession } from '../sessions/session.store.ts';

export type FinishedLogout = {
  redirectTo: string;
  /** Pages of clients that end their own sessions when a browser loads them. */
  frontchannel: string[];
};

/**
 * Signs out in this browser, and tells the clients that signed the person in here.
 * @throws 403 request_forbidden for a verifier that is wrong, was used, or is of another browser
 */
export async function finishLogout(
  context: OauthContext,
  engines: Engines,
  project: OauthProject,
  { verifier, cookie }: { verifier: string; cookie: string | undefined },
): Promise<FinishedLogout> {
  const { document, answer } = await redeemVerifier(context, project, 'logout', verifier);
  if ('rejected' in answer) return { redirectTo: document.redirect_to, frontchannel: [] };
  const row = await findSession(context.sql, project.id, { id: hashToken(cookie ?? '') });
  if (row?.uid !== document.sid) {
    throw new OauthError(403, 'request_forbidden', 'This browser is not the one that began the sign-out.');
  }
  await removeSession(context.sql, project.id, row.id);
  const { authorizations = {} } = JSON.parse(row.payload) as Session;
  const sessions = Object.entries(authorizations).map(([clientId, { sid = '' }]) => ({ clientId, sid }));
  const frontchannel = await tellClients(context, engines, project, { subject: row.subject ?? '', sessions });
  return { redirectTo: document.redirect_to, frontchannel };
}

/** What the engine's clients can do that its types do not say. */
type TellableClient = { backchannelLogout(subject: string, sid: string): Promise<void> };

type Session = { authorizations?: Record<string, { sid?: string }> };

/** Tells clients server to server; @returns the pages of those that are told by the browser */
async function tellClients(
  context: OauthContext,
  engines: Engines,
  project: OauthProject,
  { subject, sessions }: { subject: string; sessions: readonly { clientId: string; sid: string }[] },
): Promise<string[]> {
  const { provider } = await engines.of(project);
  const frontchannel: string[] = [];
  await Promise.all(
    sessions.map(async ({ clientId, sid }) => {
      const known = await findClient(context.sql, project.id, clientId);
      const { frontchannel_logout_uri, frontchannel_logout_session_required, backchannel_logout_uri } =
        known?.document ?? {};
      if (frontchannel_logout_uri) {
        const page = new URL(frontchannel_logout_uri);
        if (frontchannel_logout_session_required) {
          page.searchParams.set('iss', project.issuer);
          page.searchParams.set('sid', sid);
        }
        frontchannel.push(page.href);
      }
      if (!backchannel_logout_uri) return;
      const client = (await provider.Client.find(clientId)) as TellableClient | undefined;
      // One that cannot be told must not keep the person signed in everywhere else.
      await client?.backchannelLogout(subject, sid).catch((error: unknown) => {
        context.log.warn({ err: error, client: clientId }, 'a client could not be told of a sign-out');
      });
    }),
  );
  return frontchannel;
}

import { hashToken } from '@gazetteer/kernel';
import { renderClient } from '../clients/render-client.ts';
import { findClient } from '../clients/client.store.ts';
import { notThere, OauthError } from '../http/oauth-error.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import type { RequestsTable } from '../model/tables.ts';
import { findRequest } from './request.store.ts';
import type { Documents, KeptAnswer, RequestKind, ShownRequest } from './request.ts';

/** A request that waits for an answer, or has one that nobody has used. */
export type StoredRequest<Kind extends RequestKind> = {
  challenge: string;
  kind: Kind;
  clientId: string | undefined;
  subject: string | undefined;
  document: ShownRequest<Kind>;
  answered: boolean;
};

/**
 * Reads a request for the site that answers it.
 * @throws 404 for a challenge that is not known or has expired, 410 for one that is over
 */
export async function readRequest<Kind extends RequestKind>(
  context: OauthContext,
  project: OauthProject,
  kind: Kind,
  challenge: string,
): Promise<StoredRequest<Kind>> {
  const row = await requireRow(context, project, kind, challenge);
  const document = JSON.parse(row.document) as Documents[Kind];
  if (row.used_at !== null) throw new RequestOver(document.request_url);
  const client =
    row.client_id === null ? undefined : await findClient(context.sql, project.id, row.client_id);
  return {
    challenge,
    kind,
    clientId: row.client_id ?? undefined,
    subject: row.subject ?? undefined,
    document: { challenge, ...document, ...(client ? { client: renderClient(client) } : {}) },
    answered: row.answer !== null,
  };
}

/** The stored row of a request. @throws 404 */
export async function requireRow(
  { sql, clock }: OauthContext,
  project: OauthProject,
  kind: RequestsTable['kind'],
  challenge: string,
): Promise<RequestsTable> {
  const row = await findRequest(sql, project.id, hashToken(challenge));
  if (!row || row.kind !== kind || row.expires_at <= clock().toISOString()) {
    throw notThere(`there is no ${kind} request of this challenge, or it has expired`);
  }
  return row;
}

/** 410: the request is over; the browser may start again at `redirect_to`. */
export class RequestOver extends OauthError {
  readonly redirectTo: string;

  constructor(redirectTo: string) {
    super(410, 'Gone', 'The request was answered, and the browser has gone on.');
    this.redirectTo = redirectTo;
  }
}

/** What a site has answered. */
export function readAnswer<Kind extends RequestKind>(
  _kind: Kind,
  { answer }: RequestsTable,
): KeptAnswer<Kind> | undefined {
  return answer === null ? undefined : (JSON.parse(answer) as KeptAnswer<Kind>);
}

import type { OauthContext, OauthProject } from '../model/oauth-context.ts';

/** A question to the site that signs people in, as it is kept. */
export type StoredRequest = {
  challenge: string;
  kind: 'login' | 'consent' | 'logout';
  clientId?: string;
  subject?: string;
  /** What is asked, as the site reads it. */
  document: Record<string, unknown>;
  answered: boolean;
};

type Address = [context: OauthContext, project: OauthProject, kind: StoredRequest['kind'], challenge: string];

/** A grant as its site and its person read it. */
export type ListedGrant = {
  consent_request: { client?: Record<string, unknown> };
  grant_scope: string[];
  remember: boolean;
  handled_at: string;
  /** Until when nobody is asked again; left out for ever. */
  expires_at?: string;
};

/** What the pages ask of authorization requests and grants. */
export type RequestsPort = {
  /** @throws OauthError 404 for a challenge that is not known, 410 for one that was used */
  readRequest(...address: Address): Promise<StoredRequest>;
  acceptRequest(...address: [...Address, answer: Record<string, unknown>]): Promise<{ redirect_to: string }>;
  rejectRequest(
    ...address: [...Address, answer: { error: string; error_description: string }]
  ): Promise<{ redirect_to: string } | undefined>;
  listGrants(context: OauthContext, projectId: string, subject: string): Promise<ListedGrant[]>;
  revokeGrants(
    context: OauthContext,
    projectId: string,
    whose: { subject: string; clientId?: string },
  ): Promise<unknown>;
};

/** What is known of people, for the programs that they let know it. */
export type PersonPort = {
  /** The claims about a person that these scopes stand for (OpenID Connect Core, section 5.4). */
  claims(identityId: string, scopes: readonly string[]): Promise<Record<string, unknown>>;
};

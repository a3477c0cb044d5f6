import type { HttpServer } from '@gazetteer/kernel';
import { calledBy } from '@gazetteer/ory';
import { Type } from 'typebox';
import { invalidRequest } from '../http/oauth-error.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import { acceptRequest, rejectRequest } from '../requests/answer-request.ts';
import { readRequest, type StoredRequest } from '../requests/read-request.ts';
import { requirePerson, requireSubject } from './require-person.ts';
import { restartAddress } from './restart-address.ts';
import { ShownClientSchema, showClient } from './show-client.ts';

const PATH = '/self-service/oauth2/consent';
/** The one scope that cannot be refused alone: without it there is no sign-in. */
const OPENID = 'openid';

const ConsentQuery = Type.Object({ consent_challenge: Type.String({ minLength: 1, maxLength: 500 }) });

const ConsentSchema = Type.Object({
  challenge: Type.String(),
  client: ShownClientSchema,
  requested_scope: Type.Array(Type.String()),
  requested_access_token_audience: Type.Array(Type.String()),
  restart_url: Type.Union([Type.String(), Type.Null()], {
    description: 'Where the request begins anew, for another account',
  }),
});

const RedirectSchema = Type.Object({
  redirect_to: Type.String({ description: 'Where the browser goes on' }),
});

const ConsentBody = Type.Object(
  {
    decision: Type.Union([Type.Literal('accept'), Type.Literal('reject')]),
    grant_scope: Type.Array(Type.String(), {
      default: [],
      maxItems: 200,
      description: 'What is allowed of what was asked for',
    }),
    remember: Type.Boolean({ default: false, description: 'Whether the program need not ask again' }),
  },
  { additionalProperties: false },
);

type Asked = StoredRequest<'consent'>;
type Granted = { scopes: string[]; remember: boolean };

/** The page that asks whether a program may: what it asks, and what the person answers. */
export function registerConsentPage(server: HttpServer, context: OauthContext): void {
  server.get(PATH, {
    // A look at the head of an answer must not give any.
    exposeHeadRoute: false,
    schema: {
      tags: ['oauth2: own pages'],
      operationId: 'getMyConsentRequest',
      security: calledBy.people,
      summary: 'Read what a program asks of me',
      description:
        'Where I need not be asked, because I have allowed it before, the answer says where I go on.',
      querystring: ConsentQuery,
      response: { 200: Type.Union([RedirectSchema, ConsentSchema]) },
    },
    handler: async (request) => {
      const { oauthProject: project } = request;
      const asked = await readOwn(
        project,
        request.query.consent_challenge,
        await requirePerson(context, request),
      );
      const { skip, client, requested_scope, requested_access_token_audience, request_url } = asked.document;
      if (skip) return accept(project, asked, { scopes: requested_scope, remember: false });
      return {
        challenge: asked.challenge,
        client: showClient(client, request_url),
        requested_scope,
        requested_access_token_audience,
        restart_url: restartAddress(project, request_url) ?? null,
      };
    },
  });

  server.post(PATH, {
    schema: {
      tags: ['oauth2: own pages'],
      operationId: 'answerMyConsentRequest',
      security: calledBy.people,
      summary: 'Allow a program what it asks, or refuse it',
      querystring: ConsentQuery,
      body: ConsentBody,
      response: { 200: RedirectSchema },
    },
    handler: async (request) => {
      const { oauthProject: project, body } = request;
      const asked = await readOwn(
        project,
        request.query.consent_challenge,
        await requirePerson(context, request),
      );
      if (body.decision === 'reject') return refuse(project, asked);
      const scopes = grantedScopes(asked.document.requested_scope, body.grant_scope);
      return accept(project, asked, { scopes, remember: body.remember });
    },
  });

  async function readOwn(project: OauthProject, challenge: string, person: string): Promise<Asked> {
    const asked = await readRequest(context, project, 'consent', challenge);
    requireSubject(person, asked.subject);
    return asked;
  }

  async function accept(project: OauthProject, asked: Asked, { scopes, remember }: Granted) {
    const { challenge, document, subject = '' } = asked;
    return acceptRequest(context, project, 'consent', challenge, {
      grant_scope: scopes,
      grant_access_token_audience: document.requested_access_token_audience,
      session: { access_token: {}, id_token: await context.people.claims(project.id, subject, scopes) },
      remember,
      // For ever: until the person takes it back in their profile.
      remember_for: 0,
    });
  }

  async function refuse(project: OauthProject, { challenge }: Asked) {
    return rejectRequest(context, project, 'consent', challenge, {
      error: 'access_denied',
      error_description: 'The person has refused the request.',
    });
  }
}

/** What is granted of what was asked for. @throws invalid_request naming the scope that cannot be */
function grantedScopes(requested: readonly string[], granted: readonly string[]): string[] {
  const foreign = granted.find((scope) => !requested.includes(scope));
  if (foreign !== undefined) {
    throw invalidRequest(`grant_scope holds '${foreign}', which the program has not asked for.`);
  }
  if (requested.includes(OPENID) && !granted.includes(OPENID)) {
    throw invalidRequest(`grant_scope must hold '${OPENID}': to refuse it, refuse the whole request.`);
  }
  return requested.filter((scope) => granted.includes(scope));
}

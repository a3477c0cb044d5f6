import type { HttpServer } from '@gazetteer/kernel';
import { calledBy } from '@gazetteer/ory';
import { Type } from 'typebox';
import { asEngineCall, callEngine, sendEngineAnswer } from '../engine/call-engine.ts';
import type { Engines } from '../engine/engines.ts';
import { requireBoundedForm } from '../http/bounded-form.ts';
import type { OauthContext } from '../model/oauth-context.ts';

const tags = ['oauth2: tokens'];
const field = (description: string, maxLength = 1000) =>
  Type.Optional(Type.String({ maxLength, description }));
/** Tokens and assertions that are signed carry what they say, and so have no length of their own. */
const LONGEST_TOKEN = 20_000;

const TokenForm = Type.Object({
  grant_type: Type.String({
    description: 'authorization_code, refresh_token, client_credentials or an address',
  }),
  client_id: field('Of a client without a secret, or that sends its secret as client_secret'),
  client_secret: field('Unless the client authenticates by the header Authorization or by an assertion'),
  code: field('The authorization code', LONGEST_TOKEN),
  code_verifier: field('The secret behind the code_challenge (RFC 7636)'),
  redirect_uri: field('The same as at the authorization endpoint', 10_000),
  refresh_token: field('The token to be exchanged; it is used up then', LONGEST_TOKEN),
  scope: field('What is asked for, separated by spaces', 10_000),
  audience: field('Whom the token is for, separated by spaces', 10_000),
  device_code: field('What a device got with the code that a person typed (RFC 8628)'),
  assertion: field('A signed assertion (RFC 7523)', LONGEST_TOKEN),
  client_assertion: field('By which a client proves who it is (RFC 7523)', LONGEST_TOKEN),
  client_assertion_type: field('urn:ietf:params:oauth:client-assertion-type:jwt-bearer'),
});

const Tokens = Type.Object(
  {
    access_token: Type.String(),
    token_type: Type.String(),
    expires_in: Type.Integer(),
    scope: field('What was granted'),
    refresh_token: field('With the scope offline or offline_access'),
    id_token: field('With the scope openid'),
  },
  { title: 'OAuth2TokenExchange' },
);

/** The token and the revocation endpoint, which programs call (RFC 6749, section 3.2; RFC 7009). */
export function registerTokenRoutes(server: HttpServer, context: OauthContext, engines: Engines): void {
  // The engine reads the form by itself, and refuses what does not fit in the words of the standard.
  const validatorCompiler = () => () => true;
  const endpoints = [
    {
      url: '/oauth2/token',
      operationId: 'oauth2TokenExchange',
      security: calledBy.clients,
      summary: 'Get tokens',
      body: TokenForm,
      response: { 200: Tokens },
    },
    {
      url: '/oauth2/revoke',
      operationId: 'revokeOAuth2Token',
      security: calledBy.clients,
      summary: 'End a token, and those that were given with it',
      body: Type.Object({
        token: Type.String({ maxLength: LONGEST_TOKEN }),
        client_id: field('Of a client without a secret, or that sends its secret as client_secret'),
        client_secret: field(
          'Unless the client authenticates by the header Authorization or by an assertion',
        ),
      }),
      response: { 200: Type.Null() },
    },
  ];
  for (const { url, summary, ...contract } of endpoints) {
    server.post(
      url,
      {
        schema: { tags, summary, consumes: ['application/x-www-form-urlencoded'], ...contract },
        validatorCompiler,
        // The answer is the engine's own text.
        serializerCompiler: () => (text) => String(text),
        config: { answersData: true, readsCredentials: true },
      },
      async (request, reply) => {
        const { oauthProject: project } = request;
        requireBoundedForm(request.body, contract.body);
        const answer = await callEngine(engines, project, asEngineCall(request));
        if (url === '/oauth2/token' && answer.status === 200) context.activity?.count(project.id, 'token');
        return sendEngineAnswer(reply, answer);
      },
    );
    server.options(url, { schema: { hide: true } }, async (request, reply) => {
      return sendEngineAnswer(reply, await callEngine(engines, request.oauthProject, asEngineCall(request)));
    });
  }
}

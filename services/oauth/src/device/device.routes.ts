import type { HttpServer } from '@gazetteer/kernel';
import { calledBy, requireProjectRight } from '@gazetteer/ory';
import { parseCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { errorPage, wayOn } from '../authorization/go-on.ts';
import { ResumeQuery } from '../authorization/authorization.routes.ts';
import { resume } from '../authorization/resume.ts';
import { asEngineCall, callEngine, type EngineAnswer, sendEngineAnswer } from '../engine/call-engine.ts';
import { cookieLine } from '../engine/cookies.ts';
import type { Engines } from '../engine/engines.ts';
import { requireBoundedForm } from '../http/bounded-form.ts';
import { OauthError, OauthErrorSchema } from '../http/oauth-error.ts';
import type { OauthContext } from '../model/oauth-context.ts';
import {
  acceptDeviceCode,
  beginDeviceSignIn,
  DEVICE_COOKIE,
  redeemDeviceVerifier,
} from './device-sign-in.ts';

/** What RFC 8628 (section 3.2) has devices wait for where they are told nothing; Ory Hydra says it, too. */
const SECONDS_BETWEEN_QUESTIONS = 5;

const tags = ['oauth2: devices'];
const VERIFY = '/oauth2/device/verify';

const DeviceForm = Type.Object({
  client_id: Type.Optional(Type.String({ description: 'Of a client that does not prove who it is' })),
  scope: Type.Optional(Type.String({ description: 'What is asked for, separated by spaces' })),
});

const DeviceAnswer = Type.Object({
  device_code: Type.String({ description: 'By which the device asks for its tokens' }),
  user_code: Type.String({ description: 'What the person types' }),
  verification_uri: Type.String({ description: 'Where they type it' }),
  verification_uri_complete: Type.String({ description: 'The same, with the code in it' }),
  expires_in: Type.Integer(),
  interval: Type.Optional(Type.Integer({ description: 'Seconds between two questions of the device' })),
});

const Onward = Type.Null({ description: 'Where the browser goes on' });

/** What administrators, and the page that asks for the code, call. */
export function registerDeviceAdministration(server: HttpServer, context: OauthContext): void {
  server.put(
    '/admin/oauth2/auth/requests/device/accept',
    {
      schema: {
        tags,
        operationId: 'acceptUserCodeRequest',
        'x-codegen-request-body-name': 'acceptDeviceUserCodeRequest',
        summary: 'Take the code that somebody has typed',
        querystring: Type.Object({ device_challenge: Type.String({ maxLength: 100 }) }),
        body: Type.Object(
          { user_code: Type.String({ minLength: 1, maxLength: 50 }) },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Object({ redirect_to: Type.String() }),
          400: OauthErrorSchema,
          404: OauthErrorSchema,
        },
      },
      onRequest: requireProjectRight,
    },
    async ({ oauthProject, query, body }) =>
      acceptDeviceCode(context, oauthProject, query.device_challenge, body.user_code),
  );
}

/** Sign-in of devices without a keyboard (RFC 8628). */
export function registerDeviceRoutes(server: HttpServer, context: OauthContext, engines: Engines): void {
  server.post(
    '/oauth2/device/auth',
    {
      schema: {
        tags,
        operationId: 'oAuth2DeviceFlow',
        security: calledBy.clients,
        summary: 'Get a code that a person types elsewhere',
        consumes: ['application/x-www-form-urlencoded'],
        body: DeviceForm,
        response: { 200: DeviceAnswer },
      },
      // The engine reads the form by itself, and its answer is its own text.
      validatorCompiler: () => () => true,
      serializerCompiler: () => String,
      config: { answersData: true, readsCredentials: true },
    },
    async (request, reply) => {
      requireBoundedForm(request.body, DeviceForm);
      const answer = await callEngine(engines, request.oauthProject, asEngineCall(request));
      return sendEngineAnswer(reply, answer.status === 200 ? withInterval(answer) : answer);
    },
  );
  server.get(
    VERIFY,
    {
      schema: {
        tags,
        operationId: 'performOAuth2DeviceVerificationFlow',
        security: calledBy.visitors,
        summary: 'Where people go with the code',
        querystring: Type.Object({
          user_code: Type.Optional(Type.String({ maxLength: 50 })),
          device_verifier: Type.Optional(Type.String({ maxLength: 200 })),
          ...ResumeQuery.properties,
        }),
        response: { 302: Onward },
      },
    },
    async (request, reply) => {
      const { oauthProject: project, query } = request;
      const { searchParams } = new URL(request.url, project.origin);
      const on = wayOn(`${project.issuer}${VERIFY}`, searchParams);
      if (on !== undefined) return reply.redirect(on, 302);
      if (query.device_verifier !== undefined)
        return confirm(context, engines, request, reply, query.device_verifier);
      const { challenge, page } = await beginDeviceSignIn(context, project, query.user_code);
      const cookie = cookieLine(project, DEVICE_COOKIE, challenge, `Path=/api/.ory${VERIFY}`);
      return reply.header('set-cookie', cookie).redirect(page, 302);
    },
  );
  server.get(
    `${VERIFY}/:request`,
    {
      schema: {
        tags,
        operationId: 'resumeOAuth2DeviceVerification',
        security: calledBy.visitors,
        summary: 'Go on with the sign-in of a device',
        params: Type.Object({ request: Type.String({ maxLength: 100 }) }),
        querystring: ResumeQuery,
        response: { 302: Onward },
      },
    },
    async (request, reply) => resume(context, engines, request, reply),
  );
}

/** The engine leaves out how often a device may ask, which is optional, but some devices insist on it. */
function withInterval(answer: EngineAnswer): EngineAnswer {
  return {
    ...answer,
    body: JSON.stringify({ ...(JSON.parse(answer.body) as object), interval: SECONDS_BETWEEN_QUESTIONS }),
  };
}

/** Hands the code on to the engine, as its own page would: a form with the secret that the engine gave the browser. */
async function confirm(
  context: OauthContext,
  engines: Engines,
  request: FastifyRequest,
  reply: FastifyReply,
  verifier: string,
): Promise<FastifyReply> {
  const { oauthProject: project, headers } = request;
  const cookies = parseCookie(headers.cookie ?? '');
  try {
    const user_code = await redeemDeviceVerifier(context, project, {
      verifier,
      cookie: cookies[DEVICE_COOKIE],
    });
    const { host: _, ...own } = headers;
    const shown = await callEngine(engines, project, { method: 'GET', path: VERIFY, headers: own });
    const { secret: xsrf = '' } = JSON.parse(shown.body) as { secret?: string };
    const answer = await callEngine(engines, project, {
      method: 'POST',
      path: VERIFY,
      headers: {
        ...own,
        cookie: withNewCookies(headers.cookie, shown.headers['set-cookie']),
        'content-type': 'application/x-www-form-urlencoded',
        'x-request-url': `${project.issuer}${VERIFY}`,
      },
      body: new URLSearchParams({ xsrf, user_code, confirm: 'yes' }).toString(),
    });
    const set = [shown.headers['set-cookie'] ?? [], answer.headers['set-cookie'] ?? []].flat();
    return sendEngineAnswer(reply, { ...answer, headers: { ...answer.headers, 'set-cookie': set } });
  } catch (error) {
    if (error instanceof OauthError) return reply.redirect(errorPage(project, error), 302);
    throw error;
  }
}

/** The cookies of a browser after an answer that it has not got yet. */
function withNewCookies(sent: string | undefined, set: string | string[] | undefined): string {
  const fresh = [set ?? []].flat().map((line) => line.split(';')[0] ?? '');
  const names = new Set(fresh.map((pair) => pair.split('=')[0]));
  const kept = (sent ?? '').split('; ').filter((pair) => pair !== '' && !names.has(pair.split('=')[0] ?? ''));
  return [...kept, ...fresh].join('; ');
}

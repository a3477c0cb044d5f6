import inject from 'light-my-request';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OauthProject } from '../model/oauth-context.ts';
import { engineFaults, type Engines } from './engines.ts';

/** What the engine has answered; nothing of it has been sent. */
export type EngineAnswer = { status: number; headers: Record<string, string | string[]>; body: string };

export type EngineCall = {
  method: 'GET' | 'POST' | 'OPTIONS';
  /** Below the issuer, with the query. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body?: string | undefined;
};

/** Headers that this service has set already, or that are of another connection. */
const LEFT_OUT = new Set(['connection', 'date', 'content-length', 'transfer-encoding', 'keep-alive']);

/**
 * For the one page that the engine writes, a form which a script sends to the application: the engine adds the script's hash.
 * Where the form may go is left open, since applications lead the browser on to wherever they want.
 */
const PAGE_POLICY = "default-src 'none'; script-src; base-uri 'none'; frame-ancestors 'none'";

/**
 * Hands a request to the protocol engine of a project, in process.
 * @throws what went wrong in this service or its stores; refusals by the standard are answers
 */
export async function callEngine(
  engines: Engines,
  project: OauthProject,
  { method, path, headers, body }: EngineCall,
): Promise<EngineAnswer> {
  const provider = await engines.of(project);
  const handle = provider.callback();
  const { protocol, host } = new URL(project.origin);
  let received: object = {};
  const answer = await inject(
    (request, response) => {
      received = request;
      // The engine finds its own addresses by what was cut off.
      Object.assign(request, { originalUrl: `/api/.ory${path}` });
      response.setHeader('content-security-policy', PAGE_POLICY);
      void handle(request, response);
    },
    {
      method,
      url: path,
      headers: {
        ...headers,
        host,
        'x-forwarded-proto': protocol.slice(0, -1),
        'x-forwarded-host': host,
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
      },
      ...(body === undefined ? {} : { payload: body }),
    },
  );
  const fault = engineFaults.get(received);
  if (fault !== undefined) throw fault;
  const kept = Object.entries(answer.headers).filter(([name]) => !LEFT_OUT.has(name));
  return {
    status: answer.statusCode,
    headers: Object.fromEntries(
      kept.map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]),
    ),
    body: answer.payload,
  };
}

/** Hands on a request of somebody outside as it is. */
export function asEngineCall({ method, url, headers: sent, body }: FastifyRequest): EngineCall {
  // What this service says to itself by a header is nobody else's to say.
  const { 'x-request-url': _, ...headers } = sent;
  return {
    method: method as EngineCall['method'],
    path: url.replace(/^\/api\/\.ory/, ''),
    headers,
    body: typeof body === 'string' ? body : undefined,
  };
}

/** Sends what the engine has answered. */
export function sendEngineAnswer(reply: FastifyReply, { status, headers, body }: EngineAnswer): FastifyReply {
  for (const [name, value] of Object.entries(headers)) {
    // No content has no type: clients that expect JSON would refuse it.
    if (body !== '' || name !== 'content-type') void reply.header(name, value);
  }
  // Ory's clients expect the older of the two redirects that lead to a GET.
  return reply.status(status === 303 ? 302 : status).send(body === '' ? undefined : body);
}

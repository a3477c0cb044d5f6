import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OauthProject } from '../model/oauth-context.ts';
import { CollectedAnswer, makeRequest } from './collected-answer.ts';
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
  const { handle } = await engines.of(project);
  const request = makeRequest({ method, path, body, headers: ownHeaders(project, headers, body) });
  // The engine finds its own addresses by what was cut off.
  Object.assign(request, { originalUrl: `/api/.ory${path}` });
  const answer = new CollectedAnswer(request);
  answer.setHeader('content-security-policy', PAGE_POLICY);
  await handle(request, answer);
  const fault = engineFaults.get(request);
  if (fault !== undefined) throw fault;
  const kept: EngineAnswer['headers'] = {};
  for (const [name, value] of Object.entries(answer.getHeaders())) {
    if (!LEFT_OUT.has(name)) kept[name] = Array.isArray(value) ? value : String(value);
  }
  return { status: answer.statusCode, headers: kept, body: answer.body };
}

/** The engine is told of the project's address, whatever a proxy has made of it. */
function ownHeaders(
  { origin }: OauthProject,
  headers: EngineCall['headers'],
  body: string | undefined,
): EngineCall['headers'] {
  const { protocol, host } = new URL(origin);
  const own = { host, 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host };
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return { ...headers, ...own, ...length };
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

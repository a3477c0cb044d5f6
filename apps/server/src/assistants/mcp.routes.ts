import {
  ApplicationError,
  type HttpServer,
  logFailure,
  toApplicationError,
  TokenRefusal,
} from '@gazetteer/kernel';
import type { FastifyRequest } from 'fastify';
import { McpMessage, McpQuery } from './mcp.contract.ts';
import { credentialOf } from './open-portal.ts';
import type { Portal } from './portal.ts';

export type McpOptions = {
  /** The portal as the sender of a request reaches it, in a language. */
  portalFor(request: FastifyRequest, language: 'en' | 'fr'): Promise<Portal>;
  publicUrl: string;
};

/** A question to a tool is short; the longest is a query in SQL. */
const BODY_LIMIT = 64 * 1024;
const PATH = '/mcp';

/**
 * Mounts `/mcp`: a server of the Model Context Protocol by streamable HTTP. Every request is answered by itself, without
 * sessions and without streams, in the revision of the protocol that it names.
 */
export function mcpRoutes({ portalFor, publicUrl }: McpOptions): (server: HttpServer) => Promise<void> {
  const { hostname } = new URL(publicUrl);
  // Tools only read, and the calls behind them carry the same credentials and are checked again.
  const config = { onlyReads: true, passesOn: true, answersData: true };
  return async (server) => {
    answerErrorsAsRpc(server);
    server.route({
      url: PATH,
      method: 'POST',
      bodyLimit: BODY_LIMIT,
      config,
      schema: {
        summary: 'Reach the data as an AI assistant does, by the Model Context Protocol',
        description:
          'Tools and resources for assistants, without sessions: one JSON-RPC message a request, answered by one. Credentials are those of the API.',
        tags: ['assistants'],
        querystring: McpQuery,
        body: McpMessage,
      },
      handler: async (request, reply) => {
        // The library of the protocol is loaded when the first assistant asks.
        const { answerMessage, refuseElsewhere } = await import('./mcp-messages.ts');
        refuseElsewhere(request, hostname);
        refuseUnknownKey(request);
        const portal = await portalFor(request, request.query.lang);
        const answer = await answerMessage(toWebRequest(request), request.body, {
          portal,
          onFault: (error) => {
            // Whoever has gone ended the work.
            if (!request.signal.aborted) logFailure(request.log, error, 'a tool for assistants failed');
          },
        });
        answer.headers.forEach((value, name) => void reply.header(name, value));
        return reply.status(answer.status).send(await answer.text());
      },
    });
    server.route({
      url: PATH,
      method: ['GET', 'DELETE'],
      config,
      schema: { hide: true },
      handler: async (_request, reply) => {
        void reply.header('allow', 'POST');
        throw new ApplicationError(
          'method_not_allowed',
          405,
          'There are no sessions and no streams here: send each message by POST.',
        );
      },
    });
  };
}

/** Every program gets JSON, whether it says that it can read a stream as well or nothing at all. */
function toWebRequest({ method, headers, signal }: FastifyRequest): Request {
  const passed = Object.entries(headers).filter(([name]) => name.startsWith('mcp-'));
  return new Request(`http://localhost${PATH}`, {
    method,
    headers: {
      ...(Object.fromEntries(passed) as Record<string, string>),
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    signal,
  });
}

/**
 * A key that is not known, or has ended, counts as none elsewhere. An assistant would not notice, and say that there is
 * nothing where its person sees something. Sessions of browsers are none of the credentials here.
 * @throws invalid_token
 */
function refuseUnknownKey(request: FastifyRequest): void {
  const { kind } = request.caller;
  if (credentialOf(request) === undefined || (kind !== 'anonymous' && kind !== 'session')) return;
  throw new TokenRefusal('invalid_token', 'The key or token is not known here, has ended or was taken back');
}

const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
const REFUSED = -32_000;

/** Failures before a message is read have the form of the protocol, too, with our own code and the request's id as `data`. */
function answerErrorsAsRpc(server: HttpServer): void {
  server.setErrorHandler((error, request, reply) => {
    const { status, code, message, fields } = toApplicationError(error);
    logFailure(request.log, error);
    if (error instanceof TokenRefusal) void reply.header('www-authenticate', error.challenge);
    const rpc = isUnreadable(error) ? PARSE_ERROR : status === 400 ? INVALID_REQUEST : REFUSED;
    const data = { code, request_id: request.id, ...(fields ? { fields } : {}) };
    return reply.status(status).send({ jsonrpc: '2.0', id: null, error: { code: rpc, message, data } });
  });
}

function isUnreadable(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return (
    code === 'FST_ERR_CTP_INVALID_JSON_BODY' ||
    code === 'FST_ERR_CTP_EMPTY_JSON_BODY' ||
    error instanceof SyntaxError
  );
}

import { type Caller, inLanguage, logFailure, toApplicationError } from '@gazetteer/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { Type } from 'typebox';
import type { Action, ActionCall } from './action.ts';
import { asksForLanguage, splitLanguage, withLanguage } from './asked-language.ts';
import { allowOtherOrigins } from './cross-origin.ts';
import { failureEnvelope, helpAddress, writeSuccess } from './envelope.ts';
import { readCallback, SCRIPT_TYPE, writeCall } from './jsonp.ts';
import { readInput } from './read-input.ts';
import { WrittenJson } from './written-json.ts';

const JSON_TYPE = 'application/json;charset=utf-8';

/** Mounts one action at one path; `documented` puts it into the OpenAPI description. */
export function mountAction(
  server: FastifyInstance,
  action: Action,
  path: string,
  documented: boolean,
): void {
  const options = {
    onSend: allowOtherOrigins,
    // The action coerces and checks its input itself, and its result is already JSON: the schemas are
    // only for the description of the API.
    validatorCompiler: () => () => true,
    serializerCompiler: () => JSON.stringify,
    errorHandler: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      sendFailure(server, action, error, request, reply);
    },
  } satisfies RouteShorthandOptions;
  const handler = (request: FastifyRequest, reply: FastifyReply) => answer(server, action, request, reply);
  const schema = documented ? describedBy(action) : { hide: true };
  const config = { takesFiles: action.uploads !== undefined, onlyReads: action.readOnly };
  server.post(
    path,
    { ...options, config, schema: documented ? { ...schema, body: withLanguage(action) } : schema },
    handler,
  );
  server.get(
    path,
    {
      ...options,
      schema:
        documented && action.readOnly ? { ...schema, querystring: withLanguage(action) } : { hide: true },
    },
    action.readOnly
      ? handler
      : async (_request, reply) =>
          refuse(reply, 'JSON Error: Invalid request. Please use POST method for your request'),
  );
}

function describedBy(action: Action) {
  return {
    summary: action.summary,
    tags: ['actions'],
    response: {
      200: Type.Object({ help: Type.String(), success: Type.Literal(true), result: action.output }),
      '4xx': Type.Object({
        help: Type.String(),
        success: Type.Literal(false),
        error: Type.Object({ __type: Type.String() }, { additionalProperties: true }),
      }),
    },
  };
}

async function answer(server: FastifyInstance, action: Action, request: FastifyRequest, reply: FastifyReply) {
  const callback = readCallback(request);
  const { given: sent, uploads } = await readInput(action, request);
  const { given, language } = asksForLanguage(action) ? splitLanguage(sent) : { given: sent };
  const method: ActionCall['method'] = request.method === 'POST' ? 'POST' : 'GET';
  const { ip: address, url, signal } = request;
  // The page that runs the script is of any site, and its visitor may be somebody here.
  const caller: Caller = callback === undefined ? request.caller : { kind: 'anonymous' };
  const call: ActionCall = { caller, address, url, method, signal, ...(language && { language }) };
  const result = await action.run(given, uploads ? { ...call, uploads } : call);
  const help = helpAddress(server.actions.publicUrl, action.name);
  const told = result instanceof WrittenJson ? result : inLanguage(result, language);
  const answered = writeSuccess(help, told);
  if (callback !== undefined) return reply.type(SCRIPT_TYPE).send(writeCall(callback, answered));
  return reply.type(JSON_TYPE).send(answered);
}

function sendFailure(
  server: FastifyInstance,
  action: Action,
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const shown = toApplicationError(error);
  logFailure(request.log, error, 'action failed', { action: action.name });
  // Text that is not JSON never reaches the action: CKAN answers it with bare text.
  if (shown.code === 'bad_json' || shown.code === 'bad_request')
    return refuse(reply, `JSON Error: ${shown.message}`);
  const help = helpAddress(server.actions.publicUrl, action.name);
  const { status, body } = failureEnvelope(help, shown, request.id);
  return reply.status(status).type(JSON_TYPE).send(body);
}

/** CKAN's answer to what never becomes a call: 400 and a bare JSON text, without the envelope. */
export function refuse(reply: FastifyReply, reason: string) {
  return reply
    .status(400)
    .type(JSON_TYPE)
    .send(JSON.stringify(`Bad request - ${reason}`));
}

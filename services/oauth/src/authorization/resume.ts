import type { FastifyReply, FastifyRequest } from 'fastify';
import { asEngineCall, callEngine, sendEngineAnswer } from '../engine/call-engine.ts';
import type { Engines } from '../engine/engines.ts';
import { OauthError } from '../http/oauth-error.ts';
import type { OauthContext } from '../model/oauth-context.ts';
import { errorPage, takeAnswer } from './go-on.ts';

/** Goes on with a request whose browser has come back, when it has said what its site has answered. */
export async function resume(
  context: OauthContext,
  engines: Engines,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { oauthProject: project, headers, url } = request;
  try {
    await takeAnswer(context, project, new URL(url, project.origin).searchParams, headers.cookie);
  } catch (error) {
    if (error instanceof OauthError) return reply.redirect(errorPage(project, error), 302);
    throw error;
  }
  return sendEngineAnswer(reply, await callEngine(engines, project, asEngineCall(request)));
}

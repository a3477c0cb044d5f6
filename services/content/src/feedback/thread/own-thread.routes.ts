import type { HttpServer } from '@gazetteer/kernel';
import type { FastifyRequest } from 'fastify';
import type { FeedbackContext } from '../feedback-context.ts';
import { RecordedAnswer, RefusedAnswer } from '../message.contract.ts';
import { languageOf, readWritten } from '../writers.routes.ts';
import { OwnThreadAnswer, ReplyBody, TokenParameters } from './thread.contract.ts';
import { readOwnThread, writeBack } from './write-back.ts';

const PATH = '/api/messages/:token';
const tags = ['feedback'];
/** The longest reply there may be, written in the longest way that JSON has. */
const LARGEST_BODY = 128 * 1024;

type ThreadContext = Pick<FeedbackContext, 'sql' | 'clock' | 'team' | 'isLimited'>;

/**
 * By which whoever wrote to the team reads the answers and writes back, without an account: the token of the address in the
 * mail is the right to that one thread. To be registered where `serveWriters` was.
 */
export function registerOwnThreadRoutes(server: HttpServer, context: ThreadContext): void {
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    done();
  });

  server.get(
    PATH,
    {
      schema: {
        tags,
        summary: 'Read a message and its answers by the address in the mail',
        params: TokenParameters,
        response: { 200: OwnThreadAnswer, '4xx': RefusedAnswer },
      },
    },
    (request) => readOwnThread(context, request.params.token, languageOf(request)),
  );

  server.post(
    PATH,
    {
      bodyLimit: LARGEST_BODY,
      attachValidation: true,
      schema: {
        tags,
        summary: 'Write back to an answer, by the address in the mail',
        description: 'Opens the message again, and has the team told.',
        params: TokenParameters,
        body: ReplyBody,
        response: { 200: RecordedAnswer, '4xx': RefusedAnswer },
      },
    },
    (request) => takeReply(context, request, request.params.token),
  );
}

async function takeReply(context: ThreadContext, request: FastifyRequest, token: string) {
  const text = readWritten(request)('message');
  await writeBack(context, token, { text, language: languageOf(request) });
  return { recorded: true };
}

import { type MessageKind, HONEYPOT, type WrittenFields } from '@gazetteer/feedback';
import {
  ApplicationError,
  type HttpServer,
  logFailure,
  networkOf,
  toApplicationError,
} from '@gazetteer/kernel';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { type Language, languages } from '../model/languages.ts';
import { demandOf } from './demand.ts';
import type { FeedbackContext } from './feedback-context.ts';
import {
  BegunFormAnswer,
  ConnectBody,
  FeedbackBody,
  RecordedAnswer,
  RefusedAnswer,
} from './message.contract.ts';
import { receiveMessage, WAIT_SECONDS } from './receive-message.ts';
import { refusalText, serverRefusalText } from './refusal-texts.ts';

const tags = ['feedback'];

/** The longest message there may be, written in the longest way that JSON has. */
const LARGEST_BODY = 128 * 1024;

type MessageContext = Pick<FeedbackContext, 'sql' | 'clock' | 'publicUrl' | 'forms' | 'team' | 'isLimited'>;

/** The portal's own endpoints by which visitors write to the team, for forms and for programs. */
export function registerMessageRoutes(server: HttpServer, context: MessageContext): void {
  answerErrorsToWriters(server);
  // The actions of the catalogue read forms in a way of their own.
  server.removeContentTypeParser('application/x-www-form-urlencoded');
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.header('cache-control', 'no-store');
    done();
  });
  const answers = { 200: RecordedAnswer, '4xx': RefusedAnswer };
  const options = { bodyLimit: LARGEST_BODY, attachValidation: true };

  server.post(
    '/api/feedback',
    {
      ...options,
      schema: {
        tags,
        operationId: 'sendFeedback',
        summary: 'Write feedback to the team',
        description:
          'All fields but the page are needed. As JSON or as a form; faults are told in the language of Accept-Language.',
        body: FeedbackBody,
        response: answers,
      },
    },
    (request) => take(context, 'feedback', request),
  );

  server.post(
    '/api/connect',
    {
      ...options,
      schema: {
        tags,
        operationId: 'sendContactRequest',
        summary: 'Ask the team for something, a dataset for example, and be answered',
        description: 'All four fields are needed, and checked in this order: name, email, phone, message.',
        body: ConnectBody,
        response: answers,
      },
    },
    (request) => take(context, 'contact', request),
  );

  server.get(
    '/api/feedback/form',
    {
      schema: {
        tags,
        operationId: 'beginMessageForm',
        summary: 'Begin one of the two forms',
        description: 'The form asks for it when somebody begins to write; programs need not.',
        response: { 200: BegunFormAnswer, '4xx': RefusedAnswer },
      },
    },
    async ({ ip }) => {
      const { forms, isLimited } = context;
      const demand = isLimited ? await demandOf(context, forms.senderOf(networkOf(ip))) : 0;
      const difficulty = demand === 'refused' ? 0 : demand;
      return { token: forms.issue(), difficulty, wait: WAIT_SECONDS };
    },
  );
}

async function take(context: MessageContext, kind: MessageKind, request: FastifyRequest) {
  const { caller, ip } = request;
  const language = languageOf(request);
  if (request.headers['sec-fetch-site'] === 'cross-site') {
    throw new ApplicationError('access_denied', 403, refusalText('elsewhere', language));
  }
  // What is no text counts as not given, so that the answer names the field in the form's own words.
  const given = isRecord(request.body) ? request.body : {};
  const text = (name: string) => textOf(given[name]);
  const written: WrittenFields = {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
  };
  const parts = {
    page: text('page'),
    chart: text('chart'),
    token: text('token'),
    proof: text('proof'),
    trap: text(HONEYPOT),
  };
  await receiveMessage(context, { kind, written, ...parts, language, caller, ip });
  return { recorded: true };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function languageOf(request: FastifyRequest): Language {
  const [wanted] = new Negotiator(request.raw).languages([...languages]);
  return languages.find((language) => language === wanted) ?? 'en';
}

/** Errors in the shape that the forms' clients read, in the writer's language: texts by field, or one text. */
function answerErrorsToWriters(server: HttpServer): void {
  server.setErrorHandler((error, request, reply) => {
    const { status, code, message, fields, info } = toApplicationError(error);
    logFailure(request.log, error);
    const texts = fields && Object.entries(fields).map(([name, [text = '']]) => [name, text]);
    const sentence = serverRefusalText(code, languageOf(request)) ?? message;
    const shown = texts ? Object.fromEntries(texts) : sentence;
    return reply.status(status).send({ message: shown, code, request_id: request.id, ...info });
  });
}

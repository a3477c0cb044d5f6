import { type MessageKind, HONEYPOT, type WrittenFields } from '@gazetteer/feedback';
import { type HttpServer, networkOf } from '@gazetteer/kernel';
import type { FastifyRequest } from 'fastify';
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
import { languageOf, readWritten } from './writers.routes.ts';

const tags = ['feedback'];

/** The longest message there may be, written in the longest way that JSON has. */
const LARGEST_BODY = 128 * 1024;

type MessageContext = Pick<FeedbackContext, 'sql' | 'clock' | 'publicUrl' | 'forms' | 'team' | 'isLimited'>;

/**
 * The portal's own endpoints by which visitors write to the team, for forms and for programs. To be registered where
 * `serveWriters` was.
 */
export function registerMessageRoutes(server: HttpServer, context: MessageContext): void {
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
  const text = readWritten(request);
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
  await receiveMessage(context, { kind, written, ...parts, language: languageOf(request), caller, ip });
  return { recorded: true };
}

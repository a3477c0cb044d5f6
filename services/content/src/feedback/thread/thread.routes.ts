import type { HttpServer } from '@gazetteer/kernel';
import { ErrorsAnswer } from '../../http/answer-errors.ts';
import { listStaff } from '../edit-feedback.ts';
import type { FeedbackContext } from '../feedback-context.ts';
import { FeedbackParameters } from '../feedback.contract.ts';
import { answerMessage } from './answer-message.ts';
import { noteMessage } from './note-message.ts';
import { renderThread } from './render-thread.ts';
import { sendAgain } from './send-again.ts';
import {
  AnswerBody,
  EntryParameters,
  NoteBody,
  StaffAnswer,
  ThreadAnswer,
  ThreadConflict,
} from './thread.contract.ts';

const PATH = '/feedback';
const tags = ['feedback'];
const errors = { '4xx': ErrorsAnswer };

/** Answers to messages, notes about them, and who may write them: for editors. */
export function registerThreadRoutes(server: HttpServer, context: FeedbackContext): void {
  server.get(
    `${PATH}/staff`,
    {
      schema: {
        tags,
        operationId: 'listFeedbackStaff',
        summary: 'List those who may answer messages, by name',
        response: { 200: StaffAnswer, ...errors },
      },
    },
    async ({ caller }) => ({ data: await listStaff(context, caller) }),
  );

  server.post(
    `${PATH}/:id/answers`,
    {
      schema: {
        tags,
        operationId: 'answerFeedback',
        summary: 'Answer a message from a visitor by mail',
        description:
          'In the language of the form, with what was written before and an address at which they read everything and write back. Where something was added to the thread since it was read, nothing is sent: 409, with the thread as `data`.',
        params: FeedbackParameters,
        body: AnswerBody,
        response: { 201: ThreadAnswer, 409: ThreadConflict, ...errors },
      },
    },
    async ({ caller, params: { id }, body }, reply) => {
      const message = await answerMessage(context, caller, id, body);
      return reply.status(201).send({ data: await renderThread(context, message) });
    },
  );

  server.post(
    `${PATH}/:id/answers/:number/send`,
    {
      schema: {
        tags,
        operationId: 'resendFeedbackAnswer',
        summary: 'Send an answer again whose mail was given up',
        params: EntryParameters,
        response: { 200: ThreadAnswer, 409: ErrorsAnswer, ...errors },
      },
    },
    async ({ caller, params: { id, number } }) => ({
      data: await renderThread(context, await sendAgain(context, caller, id, number)),
    }),
  );

  server.post(
    `${PATH}/:id/notes`,
    {
      schema: {
        tags,
        operationId: 'noteFeedback',
        summary: 'Add a note for editors to a message from a visitor',
        params: FeedbackParameters,
        body: NoteBody,
        response: { 201: ThreadAnswer, ...errors },
      },
    },
    async ({ caller, params: { id }, body: { text } }, reply) => {
      const message = await noteMessage(context, caller, id, text);
      return reply.status(201).send({ data: await renderThread(context, message) });
    },
  );
}

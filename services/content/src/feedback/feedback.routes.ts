import type { Readable } from 'node:stream';
import type { HttpServer } from '@gazetteer/kernel';
import { create as contentDisposition } from 'content-disposition';
import { Type } from 'typebox';
import { ErrorsAnswer } from '../http/answer-errors.ts';
import { changeMessage } from './change-message.ts';
import { countInbox, deleteMessage, exportInbox, readInbox, readMessage } from './edit-feedback.ts';
import type { FeedbackContext } from './feedback-context.ts';
import {
  FeedbackChange,
  FeedbackCountsAnswer,
  FeedbackCountsQuery,
  FeedbackExportQuery,
  FeedbackListAnswer,
  FeedbackParameters,
  FeedbackQuery,
} from './feedback.contract.ts';
import { renderMessages, renderThread } from './thread/render-thread.ts';
import { ThreadAnswer } from './thread/thread.contract.ts';

const PATH = '/feedback';
const tags = ['feedback'];
const errors = { '4xx': ErrorsAnswer };

/** The inbox of what visitors wrote to the team: for editors. */
export function registerFeedbackRoutes(server: HttpServer, context: FeedbackContext): void {
  server.get(
    PATH,
    {
      schema: {
        tags,
        operationId: 'listFeedback',
        summary: 'List messages from visitors, first those whose writers wrote last',
        querystring: FeedbackQuery,
        response: { 200: FeedbackListAnswer, ...errors },
      },
    },
    async ({ caller, query: { limit, offset, ...filter } }) => {
      const { rows, total, matching } = await readInbox(context, caller, filter, { limit, offset });
      const data = await renderMessages(context, rows);
      return { data, meta: { total_count: total, filter_count: matching } };
    },
  );

  server.get(
    `${PATH}/counts`,
    {
      schema: {
        tags,
        operationId: 'countFeedback',
        summary: 'Count messages from visitors by state and by who looks after them',
        querystring: FeedbackCountsQuery,
        response: { 200: FeedbackCountsAnswer, ...errors },
      },
    },
    async ({ caller, query }) => ({ data: await countInbox(context, caller, query) }),
  );

  server.get(
    `${PATH}.csv`,
    {
      schema: {
        tags,
        operationId: 'exportFeedback',
        summary: 'Take messages from visitors along as a table',
        querystring: FeedbackExportQuery,
        produces: ['text/csv'],
        response: { 200: Type.Unsafe<Readable>(Type.String()) },
      },
    },
    async ({ caller, query: { bom, ...filter } }, reply) => {
      const table = await exportInbox(context, caller, filter, bom);
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', contentDisposition('feedback.csv'))
        .send(table);
    },
  );

  server.get(
    `${PATH}/:id`,
    {
      schema: {
        tags,
        operationId: 'getFeedback',
        summary: 'Read a message from a visitor, with its thread',
        params: FeedbackParameters,
        response: { 200: ThreadAnswer, ...errors },
      },
    },
    async ({ caller, params: { id } }) => ({
      data: await renderThread(context, await readMessage(context, caller, id)),
    }),
  );

  server.patch(
    `${PATH}/:id`,
    {
      schema: {
        tags,
        operationId: 'updateFeedback',
        summary: 'Note what became of a message from a visitor, and who looks after it',
        params: FeedbackParameters,
        body: FeedbackChange,
        response: { 200: ThreadAnswer, ...errors },
      },
    },
    async ({ caller, params: { id }, body }) => ({
      data: await renderThread(context, await changeMessage(context, caller, id, body)),
    }),
  );

  server.delete(
    `${PATH}/:id`,
    {
      schema: {
        tags,
        operationId: 'deleteFeedback',
        summary: 'Remove a message from a visitor for good',
        params: FeedbackParameters,
        response: { 204: Type.Null(), ...errors },
      },
    },
    async ({ caller, params: { id } }, reply) => {
      await deleteMessage(context, caller, id);
      return reply.status(204).send(null);
    },
  );
}

import type { Readable } from 'node:stream';
import type { HttpServer } from '@gazetteer/kernel';
import { create as contentDisposition } from 'content-disposition';
import { Type } from 'typebox';
import { ErrorsAnswer } from '../http/answer-errors.ts';
import { changeMessage, deleteMessage, exportInbox, readInbox, readMessage } from './edit-feedback.ts';
import type { FeedbackContext } from './feedback-context.ts';
import {
  FeedbackAnswer,
  FeedbackChange,
  FeedbackExportQuery,
  FeedbackListAnswer,
  FeedbackParameters,
  FeedbackQuery,
} from './feedback.contract.ts';
import { renderFeedback } from './render-feedback.ts';

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
        summary: 'List messages from visitors, the newest first',
        querystring: FeedbackQuery,
        response: { 200: FeedbackListAnswer, ...errors },
      },
    },
    async ({ caller, query: { limit, offset, ...filter } }) => {
      const { rows, total, matching } = await readInbox(context, caller, filter, { limit, offset });
      return { data: rows.map(renderFeedback), meta: { total_count: total, filter_count: matching } };
    },
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
        summary: 'Read a message from a visitor',
        params: FeedbackParameters,
        response: { 200: FeedbackAnswer, ...errors },
      },
    },
    async ({ caller, params: { id } }) => ({ data: renderFeedback(await readMessage(context, caller, id)) }),
  );

  server.patch(
    `${PATH}/:id`,
    {
      schema: {
        tags,
        operationId: 'updateFeedback',
        summary: 'Note what became of a message from a visitor',
        params: FeedbackParameters,
        body: FeedbackChange,
        response: { 200: FeedbackAnswer, ...errors },
      },
    },
    async ({ caller, params: { id }, body: { state, note } }) => {
      const change = { ...(state ? { state } : {}), ...(note === undefined ? {} : { note }) };
      return { data: renderFeedback(await changeMessage(context, caller, id, change)) };
    },
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

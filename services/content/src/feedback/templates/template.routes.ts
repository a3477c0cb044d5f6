import type { HttpServer } from '@gazetteer/kernel';
import { Type } from 'typebox';
import { ErrorsAnswer } from '../../http/answer-errors.ts';
import type { FeedbackContext } from '../feedback-context.ts';
import { changeTemplate, createTemplate, deleteTemplate, readTemplates } from './edit-templates.ts';
import {
  TemplateAnswer,
  TemplateBody,
  TemplateChange,
  TemplateConflict,
  TemplateListAnswer,
  TemplateParameters,
} from './template.contract.ts';

const PATH = '/answer-templates';
const tags = ['feedback'];
const errors = { '4xx': ErrorsAnswer };

type TemplateContext = Pick<FeedbackContext, 'sql' | 'clock' | 'authorizer'>;

/** Answers that editors keep to begin with: for editors. */
export function registerTemplateRoutes(server: HttpServer, context: TemplateContext): void {
  server.get(
    PATH,
    {
      schema: {
        tags,
        operationId: 'listAnswerTemplates',
        summary: 'List the answer templates, by title',
        response: { 200: TemplateListAnswer, ...errors },
      },
    },
    async ({ caller }) => ({ data: await readTemplates(context, caller) }),
  );

  server.post(
    PATH,
    {
      schema: {
        tags,
        operationId: 'createAnswerTemplate',
        summary: 'Add an answer template: a text by which answers are begun',
        body: TemplateBody,
        response: { 201: TemplateAnswer, ...errors },
      },
    },
    async ({ caller, body }, reply) =>
      reply.status(201).send({ data: await createTemplate(context, caller, body) }),
  );

  server.patch(
    `${PATH}/:id`,
    {
      schema: {
        tags,
        operationId: 'updateAnswerTemplate',
        summary: 'Change an answer template',
        description:
          'Names the revision that it was made from; where it is another one by now: 409, with it as `data`.',
        params: TemplateParameters,
        body: TemplateChange,
        response: { 200: TemplateAnswer, 409: TemplateConflict, ...errors },
      },
    },
    async ({ caller, params: { id }, body }) => ({ data: await changeTemplate(context, caller, id, body) }),
  );

  server.delete(
    `${PATH}/:id`,
    {
      schema: {
        tags,
        operationId: 'deleteAnswerTemplate',
        summary: 'Delete an answer template',
        params: TemplateParameters,
        response: { 204: Type.Null(), ...errors },
      },
    },
    async ({ caller, params: { id } }, reply) => {
      await deleteTemplate(context, caller, id);
      return reply.status(204).send(null);
    },
  );
}

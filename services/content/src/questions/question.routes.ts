import { HONEYPOT } from '@gazetteer/feedback';
import type { HttpServer } from '@gazetteer/kernel';
import { Type } from 'typebox';
import { ErrorsAnswer } from '../http/answer-errors.ts';
import { askQuestion } from './ask-question.ts';
import { changeQuestion } from './change-question.ts';
import { deleteQuestion, readDesk, readOnDesk } from './desk.ts';
import {
  AskBody,
  AskedAnswer,
  DeskQuestionAnswer,
  DeskQuestionsAnswer,
  DeskQuestionsQuery,
  PublicQuestionsAnswer,
  PublicQuestionsQuery,
  QuestionChange,
  QuestionConflict,
  QuestionParameters,
} from './question.contract.ts';
import type { QuestionContext } from './question-context.ts';
import { readQuestions } from './read-questions.ts';
import { renderPublic } from './render-question.ts';

const PATH = '/questions';
const DESK = '/desk/questions';
const tags = ['questions'];
const errors = { '4xx': ErrorsAnswer };

/** Questions about datasets: asked and read by everybody who reads the dataset. */
export function registerQuestionRoutes(server: HttpServer, context: QuestionContext): void {
  server.get(
    PATH,
    {
      schema: {
        tags,
        operationId: 'listQuestions',
        summary: 'List the published questions about a dataset with their answers, the newest first',
        querystring: PublicQuestionsQuery,
        response: { 200: PublicQuestionsAnswer, ...errors },
      },
    },
    async ({ caller, query }) => {
      const { rows, total, offset } = await readQuestions(context, caller, query);
      return { data: rows.map(renderPublic), meta: { total_count: total, offset } };
    },
  );

  server.post(
    PATH,
    {
      schema: {
        tags,
        operationId: 'askQuestion',
        summary: 'Ask a question about a dataset',
        description:
          'It waits for an editor of the dataset. Nothing of it is public before; the answer comes by mail. Faults are told in the language of the question.',
        body: AskBody,
        response: { 200: AskedAnswer, ...errors },
      },
    },
    async ({ caller, ip, body }) => {
      const { dataset, question, name = '', email = '', shows_name, language } = body;
      const written = { dataset, question, name, email, isNamed: shows_name, language };
      await askQuestion(context, { ...written, caller, ip, honeypot: body[HONEYPOT] ?? '' });
      return { data: { recorded: true } };
    },
  );
}

/** The same for those who answer: the editors of each dataset. */
export function registerQuestionDeskRoutes(server: HttpServer, context: QuestionContext): void {
  server.get(
    DESK,
    {
      schema: {
        tags,
        operationId: 'listDeskQuestions',
        summary: 'List questions about the datasets that the caller edits',
        description: 'Those that wait come in the order in which they were asked, others the newest first.',
        querystring: DeskQuestionsQuery,
        response: { 200: DeskQuestionsAnswer, ...errors },
      },
    },
    async ({ caller, query }) => {
      const { questions, counts, matching } = await readDesk(context, caller, query);
      return { data: questions, meta: { filter_count: matching, counts } };
    },
  );

  server.get(
    `${DESK}/:id`,
    {
      schema: {
        tags,
        operationId: 'getDeskQuestion',
        summary: 'Read a question with what it was after each save',
        params: QuestionParameters,
        response: { 200: DeskQuestionAnswer, ...errors },
      },
    },
    async ({ caller, params: { id } }) => ({ data: await readOnDesk(context, caller, id) }),
  );

  server.patch(
    `${DESK}/:id`,
    {
      schema: {
        tags,
        operationId: 'updateDeskQuestion',
        summary: 'Answer a question, publish it, take it back or decline it',
        description:
          'Who asked gets a mail once an answer is published, when it is answered by mail only, and when it is declined. Where somebody else has saved since the revision that is named, the answer is 409 with what holds now.',
        params: QuestionParameters,
        body: QuestionChange,
        response: { 200: DeskQuestionAnswer, 409: QuestionConflict, ...errors },
      },
    },
    async ({ caller, params: { id }, body }) => ({
      data: await changeQuestion(context, caller, id, body),
    }),
  );

  server.delete(
    `${DESK}/:id`,
    {
      schema: {
        tags,
        operationId: 'deleteDeskQuestion',
        summary: 'Remove a question for good',
        params: QuestionParameters,
        response: { 204: Type.Null(), ...errors },
      },
    },
    async ({ caller, params: { id } }, reply) => {
      await deleteQuestion(context, caller, id);
      return reply.status(204).send(null);
    },
  );
}

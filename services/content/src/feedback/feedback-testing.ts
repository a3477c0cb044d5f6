import { createHash } from 'node:crypto';
import { leadingZeroBits, proofText } from '@gazetteer/feedback';
import { type Authorizer, type HttpServer, identityOf, migrate, type Sql } from '@gazetteer/kernel';
import { grantingAuthorizer, createTestServer, PUBLIC_URL } from '@gazetteer/testing';
import { answerErrorsAsDirectus } from '../http/answer-errors.ts';
import type { FeedbackTables } from '../model/content-tables.ts';
import type { FeedbackContext } from './feedback-context.ts';
import type { FeedbackRecord } from './feedback.contract.ts';
import { feedbackMigrations } from './feedback.migrations.ts';
import { reportMigrations } from './report.migrations.ts';
import { registerFeedbackRoutes } from './feedback.routes.ts';
import { createFormTokens } from './form-tokens.ts';
import { registerMessageRoutes } from './message.routes.ts';
import { serveWriters } from './writers.routes.ts';
import type { TeamMessage } from './team-mail.ts';
import { templateMigrations } from './templates/template.migrations.ts';
import { registerTemplateRoutes } from './templates/template.routes.ts';
import type { WriterAnswer, MailFate } from './thread/writer-mail.ts';
import { registerOwnThreadRoutes } from './thread/own-thread.routes.ts';
import { threadMigrations } from './thread/thread.migrations.ts';
import { registerThreadRoutes } from './thread/thread.routes.ts';

/** What the tests of messages to the team stand on: a server with their calls, over a team made of plain objects. */

type Refusal = {
  message: string | Record<string, string>;
  code: string;
  request_id: string;
  form?: { token: string; difficulty: number; wait: number };
};

export type Sent = { status: number; body: Refusal; headers: Record<string, unknown> };

export type SendOptions = {
  path?: '/api/feedback' | '/api/connect';
  as?: string;
  ip?: string;
  headers?: Record<string, string>;
};

/** Those who may answer, besides the administrator; `eve` no longer may. */
const staff = [
  { id: 'bert', name: 'Bert Editor' },
  { id: 'cleo', name: 'Cleo Editor' },
];
const known = [...staff, { id: 'eve', name: 'Eve Formerly' }];

/** Lets editors do what editors may, and the administrator everything. */
function editingAuthorizer(): Authorizer {
  const granting = grantingAuthorizer([]);
  return {
    ...granting,
    allows: async (caller, relation, object) =>
      (relation === 'editor' && staff.some(({ id }) => id === identityOf(caller))) ||
      granting.allows(caller, relation, object),
  };
}

/** A message with nothing wrong with it. */
export const feedback = {
  name: 'Asha Rao',
  phone: '9876543210',
  email: 'asha@example.org',
  subject: 'Rainfall',
  message: 'The rainfall of 1995 is missing.',
  page: '/p/rainfall',
};

export const contact = {
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: '9876543210',
  message: 'Do you have figures of rainfall?',
};

/** Opens the calls over `sql` for one test. */
export async function openTestFeedback(store: Sql, options: { isLimited?: boolean } = {}) {
  await migrate(store, [
    ...feedbackMigrations,
    ...reportMigrations,
    ...threadMigrations,
    ...templateMigrations,
  ]);
  const sql = store.as<FeedbackTables>();
  let now = Date.parse('2026-11-22T10:00:00.000Z');
  // Every look at the clock is a little later, so that what comes first is first.
  const clock = () => new Date((now += 1));
  const mails: TeamMessage[] = [];
  const answers: WriterAnswer[] = [];
  const fates = new Map<string, MailFate>();
  const context: FeedbackContext = {
    sql,
    clock,
    authorizer: editingAuthorizer(),
    publicUrl: PUBLIC_URL,
    forms: createFormTokens(['a secret of the tests that is long enough'], clock),
    team: { send: async (message) => void mails.push(message) },
    writers: {
      send: async (answer) => {
        if (answer.recipient.includes(',')) return undefined;
        answers.push(answer);
        fates.set(`mail-${answers.length}`, 'waiting');
        return `mail-${answers.length}`;
      },
      fatesOf: async (ids) =>
        new Map(ids.flatMap((id) => ((fate) => (fate ? [[id, fate]] : []))(fates.get(id)))),
    },
    staff: {
      list: async () => staff,
      namesOf: async (ids) =>
        new Map(known.filter(({ id }) => ids.includes(id)).map(({ id, name }) => [id, name])),
    },
    isLimited: options.isLimited ?? true,
  };
  const server = await createTestServer();
  await server.register(async (scope: HttpServer) => {
    serveWriters(scope);
    registerMessageRoutes(scope, context);
    registerOwnThreadRoutes(scope, context);
  });
  await server.register(
    async (scope: HttpServer) => {
      answerErrorsAsDirectus(scope);
      registerFeedbackRoutes(scope, context);
      registerThreadRoutes(scope, context);
      registerTemplateRoutes(scope, context);
    },
    { prefix: '/api/content' },
  );
  const send = async (body: object, { path = '/api/feedback', as, ip, headers }: SendOptions = {}) => {
    const answer = await server.inject({
      method: 'POST',
      url: path,
      payload: body,
      headers: { ...headers, ...(as ? { authorization: as } : {}) },
      ...(ip ? { remoteAddress: ip } : {}),
    });
    return { status: answer.statusCode, body: answer.json<Refusal>(), headers: answer.headers } as Sent;
  };
  return {
    server,
    sql,
    context,
    mails,
    answers,
    fates,
    send,
    wait: (seconds: number) => void (now += seconds * 1000),
    /** A form that was begun long enough ago. */
    begin: async (ip?: string) => {
      const answer = await server.inject({
        url: '/api/feedback/form',
        ...(ip ? { remoteAddress: ip } : {}),
      });
      now += 3000;
      return answer.json<{ token: string; difficulty: number; wait: number }>();
    },
    /** What editors find in the inbox. */
    inbox: async (query = '') => {
      const headers = { authorization: 'administrator' };
      const answer = await server.inject({ url: `/api/content/feedback${query}`, headers });
      return answer.json<{ data: FeedbackRecord[]; meta: Record<string, number> }>();
    },
  };
}

/** Works for a token as a browser does. */
export function workFor(token: string, difficulty: number): string {
  for (let attempt = 0; ; attempt += 1) {
    const proof = attempt.toString(36);
    const digest = createHash('sha256').update(proofText(token, proof)).digest();
    if (leadingZeroBits(digest) >= difficulty) return proof;
  }
}

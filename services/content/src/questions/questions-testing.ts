import {
  type Caller,
  type HttpServer,
  identityOf,
  isAdministrator,
  migrate,
  type Sql,
} from '@gazetteer/kernel';
import { createTestServer, PUBLIC_URL } from '@gazetteer/testing';
import { createFormTokens } from '../feedback/form-tokens.ts';
import { answerErrorsAsDirectus } from '../http/answer-errors.ts';
import type { QuestionState, QuestionTables } from '../model/question-tables.ts';
import type { DeskQuestion, PublicQuestion, QuestionChange, WholeQuestion } from './question.contract.ts';
import { questionMigrations } from './question.migrations.ts';
import type { AskerMessage, DatasetAccess, QuestionContext } from './question-context.ts';
import { registerQuestionDeskRoutes, registerQuestionRoutes } from './question.routes.ts';

/** What the tests of questions stand on: their calls over datasets, accounts and a mailbox made of plain objects. */

type TestDataset = {
  id: string;
  name: string;
  title: string;
  french?: string;
  readers?: string[];
  editors: string[];
};

/** What a service without datasets is opened with. */
export const nobodyAsks = {
  access: accessTo([]),
  askers: { tell: async () => undefined },
};

/** Who reads and edits datasets: everybody reads one without readers, and administrators edit all. */
function accessTo(datasets: readonly TestDataset[]): DatasetAccess {
  const edits = (caller: Caller, { editors }: TestDataset) =>
    isAdministrator(caller) || editors.includes(identityOf(caller) ?? '');
  const reads = (caller: Caller, dataset: TestDataset) =>
    !dataset.readers || edits(caller, dataset) || dataset.readers.includes(identityOf(caller) ?? '');
  const named = ({ id, name, title }: TestDataset) => ({ id, name, title });
  return {
    readable: async (caller, idOrName, language) => {
      const found = datasets.find(({ id, name }) => id === idOrName || name === idOrName);
      if (!found || !reads(caller, found)) return undefined;
      return { ...named(found), title: (language === 'fr' && found.french) || found.title };
    },
    editable: async (caller, ids) => {
      const found = datasets.filter((one) => ids.includes(one.id) && edits(caller, one));
      return new Map(found.map((one) => [one.id, named(one)]));
    },
    existing: async (ids) => new Set(datasets.map(({ id }) => id).filter((id) => ids.includes(id))),
  };
}

/** A question with nothing wrong with it. */
const question = {
  dataset: 'rainfall',
  name: 'Asha Rao',
  email: 'asha@example.org',
  question: 'Is 1995 missing?',
  shows_name: true,
  language: 'en',
};

type Answer = {
  status: number;
  text: string;
  data: WholeQuestion & { recorded: boolean };
  list: (PublicQuestion & DeskQuestion)[];
  meta: { total_count: number; offset: number; filter_count: number; counts: Record<QuestionState, number> };
  code: string;
  fields: Record<string, string[]>;
};

/** Opens the calls over `sql` for one test: everybody reads `rainfall`, mo and its editor ed read `plans`. */
export async function openTestQuestions(store: Sql, { isLimited = true } = {}) {
  await migrate(store, questionMigrations);
  const datasets: TestDataset[] = [
    { id: 'd1', name: 'rainfall', title: 'Rainfall', french: 'Pluies', editors: ['eve', 'ed'] },
    { id: 'd2', name: 'plans', title: 'Plans', readers: ['mo'], editors: ['ed'] },
  ];
  let now = Date.parse('2026-11-22T10:00:00.000Z');
  // Every look at the clock is a little later, so that what comes first is first.
  const clock = () => new Date((now += 1));
  const mails: AskerMessage[] = [];
  const context: QuestionContext = {
    sql: store.as<QuestionTables>(),
    clock,
    access: accessTo(datasets),
    accounts: {
      emailOf: async (identity) => `${identity}@example.org`,
      makersOf: async (ids) => new Map(ids.map((id) => [id, { name: `Name of ${id}`, isConfirmed: true }])),
    },
    askers: { tell: async (message) => void mails.push(message) },
    forms: createFormTokens(['a secret of the tests that is long enough'], clock),
    publicUrl: PUBLIC_URL,
    isLimited,
  };
  const server = await createTestServer();
  await server.register(
    async (scope: HttpServer) => {
      answerErrorsAsDirectus(scope);
      registerQuestionRoutes(scope, context);
      registerQuestionDeskRoutes(scope, context);
    },
    { prefix: '/api/content' },
  );
  const call = async (method: string, path: string, as = '', body?: object, ip = '192.0.2.1') => {
    const answer = await server.inject({
      method: method as 'GET',
      url: `/api/content${path}`,
      headers: as === '' ? {} : { authorization: as },
      remoteAddress: ip,
      ...(body === undefined ? {} : { payload: body }),
    });
    const json = answer.body === '' ? {} : answer.json<Record<string, unknown>>();
    const [error] = (json['errors'] ?? []) as { extensions: Pick<Answer, 'code' | 'fields'> }[];
    return {
      status: answer.statusCode,
      text: answer.body,
      data: json['data'],
      list: json['data'],
      meta: json['meta'],
      code: error?.extensions.code ?? '',
      fields: error?.extensions.fields ?? {},
    } as Answer;
  };
  const ask = (more: object = {}, as = '', ip?: string) =>
    call('POST', '/questions', as, { ...question, ...more }, ip);
  const desk = (query = '', as = 'administrator') => call('GET', `/desk/questions${query}`, as);
  const change = (id: string, body: QuestionChange, as = 'ed') =>
    call('PATCH', `/desk/questions/${id}`, as, body);
  return {
    sql: context.sql,
    context,
    datasets,
    mails,
    call,
    ask,
    desk,
    change,
    /** What readers of a dataset find. */
    read: (query = 'dataset=rainfall', as = '') => call('GET', `/questions?${query}`, as),
    wait: (seconds: number) => void (now += seconds * 1000),
    /** Asks something and gives the question as editors see it. */
    asked: async (more: object = {}, as = '') => {
      await ask(more, as);
      const { list } = await desk();
      const [newest] = list.toSorted((one, other) => (one.asked_at < other.asked_at ? 1 : -1));
      if (!newest) throw new Error('nothing was asked');
      return newest;
    },
  };
}

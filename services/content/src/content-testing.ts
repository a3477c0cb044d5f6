import { createHash } from 'node:crypto';
import type { ChartSpec } from '@gazetteer/charts';
import {
  type Authorizer,
  type Caller,
  createLogger,
  type HttpServer,
  identityOf,
  isAdministrator,
  migrate,
  invalidInput,
  notFound,
  type Sql,
} from '@gazetteer/kernel';
import { createTestServer, PUBLIC_URL } from '@gazetteer/testing';
import { testSite } from './content-site-testing.ts';
import { contentMigrations } from './content-migrations.ts';
import { type Content, contentService } from './content-service.ts';
import { silentMail } from './feedback/silent-mail-testing.ts';
import { openTestMediaStore, type TestMediaStore } from './media/media-testing.ts';
import { datasetsOver, titleOf } from './datasets-testing.ts';
import { nobodyAsks } from './questions/questions-testing.ts';
import type { AccountPort, ChartPort, MakerMessage, VisitorCharts } from './model/ports.ts';

/** What the tests of saved charts stand on: a server with the service, over tables and accounts made of plain objects. */

type TestTable = { packageId: string; isPrivate: boolean; version: number; members: string[] };

export type Answer = {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  data: TestRecord;
  list: TestRecord[];
  meta: Record<string, number>;
  code: string;
  message: string;
};

export type TestRecord = {
  id: string;
  visID: string;
  title: string;
  visJSON: ChartSpec;
  [field: string]: unknown;
};

export type TestContent = {
  server: HttpServer;
  /** Method and address of every route of the service. */
  mounted: string[];
  content: Content;
  sql: Sql;
  /** Tables by resource, which a test may change. */
  tables: Map<string, TestTable>;
  /** Sessions that have ended. */
  ended: Set<string>;
  media: TestMediaStore;
  drawn: () => number;
  /** What makers of charts were told, and the datasets of each chart that was saved; both in order. */
  told: MakerMessage[];
  charted: string[][];
  wait(minutes: number): void;
  /** Decides which charts of visitors are listed; all until then. */
  listVisitorCharts(which: VisitorCharts): void;
  /** Calls an address as a person, the administrator or ('') nobody. */
  call(method: string, address: string, as: string, body?: unknown): Promise<Answer>;
  /** Saves a chart and gives what was answered. */
  save(as: string, more?: object): Promise<TestRecord>;
};

export const ITEMS = '/api/content/items/visualisations';

/** A chart of a table. */
export function barChart(more: object = {}): object {
  return {
    version: 1,
    source: { kind: 'table', resource_id: 'rain' },
    mark: 'bar',
    channels: { x: { field: 'state' }, y: { field: 'rain', aggregate: 'sum' } },
    ...more,
  };
}

/** A chart of rows that somebody brought. */
export function ownChart(rows: (string | number)[][] = [['Goa', 3]], name = 'mine.csv'): object {
  const columns = [
    { id: 'place', type: 'text' },
    { id: 'count', type: 'int' },
  ];
  return barChart({ source: { kind: 'own', name, columns, rows } });
}

/** Opens the service over `sql` for one test. */
export async function openTestContent(sql: Sql): Promise<TestContent> {
  await migrate(sql, contentMigrations);
  const tables = new Map<string, TestTable>([
    ['rain', { packageId: 'weather', isPrivate: false, version: 3, members: [] }],
    ['snow', { packageId: 'weather', isPrivate: false, version: 1, members: [] }],
    ['secret', { packageId: 'plans', isPrivate: true, version: 1, members: ['ada'] }],
  ]);
  const ended = new Set<string>();
  let [now, draws] = [Date.parse('2026-11-22T10:00:00.000Z'), 0];
  const [told, charted]: [MakerMessage[], string[][]] = [[], []];
  let visitorCharts: VisitorCharts = 'all';
  const media = openTestMediaStore(sql);
  const content = contentService({
    sql,
    log: createLogger('silent', false),
    charts: chartsOver(tables, () => (draws += 1)),
    accounts: accountsOver(ended),
    datasets: datasetsOver(tables),
    ...nobodyAsks,
    media,
    authorizer: editorsAre('eve', 'ed'),
    site: testSite,
    makers: { tell: async (message) => void told.push(message) },
    visitorCharts: async () => visitorCharts,
    onChartSaved: (datasets) => void charted.push([...datasets]),
    ...silentMail,
    secrets: ['a secret of the tests that is long enough'],
    publicUrl: PUBLIC_URL,
    // Every look at the clock is a little later, so that what is made first comes first.
    clock: () => new Date((now += 1)),
  });
  const [server, mounted] = [await createTestServer(), [] as string[]];
  server.addHook('onRoute', ({ method, url }) => {
    mounted.push(...[method].flat().map((one) => `${one} ${url}`));
  });
  await server.register(content.plugin);
  const call = callerOf(server);
  return {
    server,
    mounted,
    content,
    sql,
    tables,
    ended,
    media,
    drawn: () => draws,
    told,
    charted,
    listVisitorCharts: (which) => void (visitorCharts = which),
    wait: (minutes) => void (now += minutes * 60_000),
    call,
    save: async (as, more = {}) =>
      (await call('POST', ITEMS, as, { visJSON: barChart(), title: 'Rain', ...more })).data,
  };
}

function callerOf(server: HttpServer): TestContent['call'] {
  return async (method, address, as, body) => {
    const answer = await server.inject({
      method: method as 'GET',
      url: address,
      headers: as === '' ? {} : { authorization: as },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const json = isJson ? answer.json<Record<string, unknown>>() : {};
    const [error] = (json['errors'] ?? []) as { message: string; extensions: { code: string } }[];
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      data: json['data'] as TestRecord,
      list: json['data'] as TestRecord[],
      meta: json['meta'] as Record<string, number>,
      code: error?.extensions.code ?? '',
      message: error?.message ?? '',
    };
  };
}

function resourcesOf({ source }: Pick<ChartSpec, 'source'>): string[] {
  if (source.kind === 'table') return [source.resource_id];
  if (source.kind === 'own') return [];
  return [source.merge.left, source.merge.right].map((side) => String(side['resource_id']));
}

function chartsOver(tables: Map<string, TestTable>, onDraw: () => void): ChartPort {
  const mayRead = (caller: Caller, id: string) => {
    const table = tables.get(id);
    const name = caller.kind === 'session' ? caller.identity : '';
    return table !== undefined && (!table.isPrivate || table.members.includes(name));
  };
  const open = (caller: Caller, spec: Pick<ChartSpec, 'source'>) =>
    resourcesOf(spec).map((id) => {
      const table = tables.get(id);
      if (!table || !mayRead(caller, id)) throw notFound(`Resource "${id}" was not found.`);
      return { id, ...table };
    });
  return {
    pin: async (caller, spec) => {
      const found = open(caller, spec);
      const { source } = spec;
      const pinned =
        source.kind === 'table' ? { ...source, version: source.version ?? found[0]?.version } : source;
      return {
        spec: { ...spec, source: pinned },
        tables: found.map(({ id, packageId }) => ({ resourceId: id, packageId })),
      };
    },
    mayRead: async (caller, id) => mayRead(caller, id),
    inspect: async (caller, source, language) => {
      const found = open(caller, { source });
      return {
        key: JSON.stringify(found),
        isPublic: found.every(({ isPrivate }) => !isPrivate),
        datasets: found.map(({ packageId }) => ({
          title: titleOf(packageId, language),
          url: `${PUBLIC_URL}/p/${packageId}`,
          license: { title: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
        })),
      };
    },
    narrow: async (caller, spec, choice) => {
      open(caller, spec);
      const { time, show, ...others } = choice;
      if (Object.keys(others).length > 0 || show?.some((one) => one !== 'Goa') || (time && time !== '2011'))
        throw invalidInput({ choice: ['There is nothing like it to choose'] });
      const chosen = { ...(time ? { time } : {}), ...(show ? { show } : {}) };
      return { spec: { ...spec, title: `Narrowed to ${JSON.stringify(chosen)}` }, chosen };
    },
    draw: async (caller, spec, { width, theme, digitGrouping, maker, imprint }) => {
      open(caller, spec);
      onDraw();
      const title = spec.title ?? 'Rain by state';
      const digest = createHash('sha256').update(JSON.stringify(spec)).digest('hex');
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="400"><desc>${theme} ${digitGrouping} ${digest}</desc><text>${imprint ? JSON.stringify(imprint) : ''}</text></svg>`;
      const words = { title, alt: `${title}: bars`, summary: '', caption: maker && `Chart: ${maker.name}.` };
      return { svg, description: { kind: spec.mark, ...words } };
    },
    csv: async (caller, spec) => {
      open(caller, spec);
      return 'state,rain\r\nGoa,3\r\n';
    },
    vegaLite: async (caller, spec, _locale, { figures }) => {
      open(caller, spec);
      return spec.mark === 'table' ? undefined : { mark: spec.mark, data: { url: figures } };
    },
  };
}

function editorsAre(...names: string[]): Authorizer {
  return {
    allows: async (caller, relation) =>
      isAdministrator(caller) || (relation === 'editor' && names.includes(identityOf(caller) ?? '')),
    organizationsOf: async () => [],
    datasetsOf: async () => [],
  };
}

function accountsOver(ended: Set<string>): AccountPort {
  return {
    makersOf: async (ids) =>
      new Map(ids.map((id) => [id, { name: 'Grace <b>', isConfirmed: !id.startsWith('unconfirmed') }])),
    emailOf: async (identity) => `${identity}@example.org`,
    callerOfSession: async (id) =>
      ended.has(id)
        ? undefined
        : { kind: 'session', id, identity: id.replace('session-', ''), administrator: false },
  };
}

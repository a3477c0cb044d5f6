import { type Caller, createSecrets, identityOf, migrate, notFound, type Sql } from '@gazetteer/kernel';
import { createTestServer, type OpenStore, PUBLIC_URL } from '@gazetteer/testing';
import { followService } from './follow-service.ts';
import { followMigrations } from './model/follow.migrations.ts';
import type { Row } from './model/news.ts';
import type { AnsweredQuestion, Change, Comparison, NewsMail } from './model/ports.ts';

/** A dataset of the catalogue that tests make up, with one table of counties and their rates. */
type MadeUpDataset = { title: string; isPrivate: boolean; versions: Row[][]; changes: string[] };

export type TestFollows = Awaited<ReturnType<typeof openFollows>>;

const fields = [
  { id: 'county', type: 'text', info: { label: 'County' } },
  { id: 'year', type: 'int', info: { label: 'Year', role: 'time' } },
  { id: 'rate', type: 'float', info: { label: 'Rate', unit: '%', role: 'measure' } },
];

/** The service over a catalogue of its own, with a clock that tests turn, and everybody's mails. */
export async function openFollows(open: OpenStore) {
  const sql = await open();
  await migrate(sql, followMigrations);
  const catalogue = madeUpCatalogue();
  const mails: NewsMail[] = [];
  const clock = { now: new Date('2026-03-02T08:00:00Z') };
  const unconfirmed = new Set<string>();
  /** The people of the one organisation, by their roles there. */
  const members = new Map<string, 'editor' | 'member'>();
  const options = (store: Sql) => ({
    sql: store,
    clock: () => clock.now,
    log: { error: (failure: unknown) => failures.push(failure), warn: () => undefined } as never,
    secrets: createSecrets(['a key of a test that is long enough']),
    call: catalogue.call,
    changes: { since: async (time: string) => catalogue.changes.filter(({ at }) => at >= time) },
    tables: {
      compare: async (_caller: unknown, _table: string, at: { from: number; to: number }) =>
        catalogue.compare(at),
    },
    questions: {
      of: async (_caller: Caller, _dataset: string, only?: readonly string[]) =>
        catalogue.answered.filter(({ id }) => !only || only.includes(id)),
    },
    readers: {
      callerOf: async (identity: string) => {
        return { kind: 'session' as const, id: 'follows', identity, administrator: false };
      },
      isConfirmed: async (identity: string) => !unconfirmed.has(identity),
    },
    teams: {
      membersOf: async (_organization: string, { after = '' }: { after?: string }) =>
        [...members.keys()].filter((member) => member > after).toSorted(),
      leads: async (_organization: string, caller: Caller) =>
        members.get(identityOf(caller) ?? '') === 'editor',
    },
    mail: {
      send: async (mail: NewsMail) => {
        if (unconfirmed.has(mail.identity)) return false;
        mails.push(mail);
        return true;
      },
    },
    publicUrl: PUBLIC_URL,
    listedOnly: ['idp_ready:true'],
    siteName: async () => ({ en: 'Open data', fr: 'Données ouvertes' }),
    digitGrouping: 'locale' as const,
  });
  const failures: unknown[] = [];
  const service = followService(options(sql));
  const server = await createTestServer();
  await server.register(service.plugin);
  const ask = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    as = 'ada',
  ) => {
    const answer = await server.inject({
      method,
      url,
      headers: { authorization: as },
      ...(payload ? { payload } : {}),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      body: parsed(answer.body),
    };
  };
  // The first round notes where to begin.
  await service.rounds.run();
  return {
    sql,
    server,
    catalogue,
    clock,
    mails,
    failures,
    unconfirmed,
    members,
    ask,
    rounds: service.rounds,
    /** Another process of the same installation. */
    other: followService(options(sql)).rounds,
    /** Lets time pass, then does what is due. */
    later: async (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
      await service.rounds.run();
    },
    /** Publishes rows as the next version of the one table. */
    publish: (rows: Row[]) => catalogue.publish(rows, clock.now),
    describe: (title: string) => catalogue.describe(title, clock.now),
    /** Publishes an answer to a question about the dataset. */
    answer: (id: string, answer: string) => catalogue.answer(id, answer, clock.now),
  };
}

function parsed(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Of the codes of counties that filters ask for, the one that is known. */
function namedCounties({ county }: { county?: unknown }) {
  return [county ?? []].flat().flatMap((value) => (value === 'E10000016' ? [{ value, name: 'Kent' }] : []));
}

function madeUpCatalogue() {
  const dataset: MadeUpDataset = {
    title: 'Unemployment',
    isPrivate: false,
    versions: [
      [
        { county: 'Kent', year: 2024, rate: 4.1 },
        { county: 'Essex', year: 2024, rate: 3 },
      ],
    ],
    changes: ['created'],
  };
  const others: { id: string; title: string }[] = [];
  const changes: Change[] = [];
  const answered: AnsweredQuestion[] = [];
  const note = (at: Date, table: string | null, id = 'd1') =>
    changes.push({
      what: table === null ? 'description' : 'rows',
      id: `${changes.length}`,
      at: at.toISOString(),
      dataset: id,
      organization: 'o1',
      table,
    });
  const shown = () => {
    if (dataset.isPrivate) throw notFound();
  };
  const resource = {
    id: 't1',
    package_id: 'd1',
    name: 'By county',
    sku: 'by-county',
    state: 'active',
    datastore_active: true,
  };
  const find = ({ filters = {}, version, sort }: { filters?: Row; version?: number; sort?: string }) => {
    const rows = dataset.versions[(version ?? dataset.versions.length) - 1] ?? [];
    const found = rows.filter((row) => Object.entries(filters).every(([name, value]) => row[name] === value));
    return sort ? found.toSorted((one, other) => Number(other['year']) - Number(one['year'])) : found;
  };
  const answers: Record<string, (input: Record<string, unknown>) => unknown> = {
    package_show: ({ id }) => {
      const other = others.find((one) => one.id === id);
      if (other) return { ...other, name: other.id, resources: [] };
      if (!['d1', 'unemployment'].includes(String(id))) throw notFound();
      shown();
      return { id: 'd1', name: 'unemployment', title: dataset.title, resources: [resource] };
    },
    resource_show: ({ id }) => {
      if (id !== 't1') throw notFound();
      shown();
      return resource;
    },
    dataset_history: () => ({
      count: dataset.changes.length,
      entries: dataset.changes
        .map((before, index) => ({ version: index + 1, changes: [{ path: ['title'], before, after: '' }] }))
        .toReversed(),
    }),
    datastore_version_list: () => ({
      count: dataset.versions.length,
      versions: [{ version: dataset.versions.length, row_count: dataset.versions.at(-1)?.length ?? 0 }],
    }),
    datastore_search: (input) => {
      shown();
      const places = [{ field: 'county', named: namedCounties(input['filters'] ?? {}) }];
      return {
        fields,
        records: find(input).slice(0, Number(input['limit'])),
        ...(input['place_names'] ? { places } : {}),
      };
    },
    organization_show: () => ({ id: 'o1', name: 'labour', title: 'Labour office' }),
    organization_activity_list: () =>
      changes
        .filter(({ what }) => what === 'description')
        .map(({ id, at, dataset: changed }) => {
          const title = others.find((one) => one.id === changed)?.title ?? dataset.title;
          const isNew = changed !== 'd1';
          return {
            id,
            timestamp: at,
            object_id: changed,
            activity_type: isNew ? 'new package' : 'changed package',
            data: { package: { id: changed, name: changed, title } },
          };
        })
        .toReversed(),
    // A search that names ids asks which of them are listed.
    package_search: ({ fq_list = [] }: { fq_list?: string[] }) => ({
      count: others.length,
      results: (fq_list.some((clause) => clause.startsWith('id:'))
        ? [{ id: 'd1', ...dataset }, ...others]
        : others
      )
        .map(({ id, title }) => ({ id, name: id, title, metadata_created: '2026' }))
        .toReversed(),
    }),
  };
  return {
    changes,
    dataset,
    answered,
    answer: (id: string, answer: string, time: Date) => {
      const at = time.toISOString();
      answered.unshift({ id, question: `Question ${id}?`, answer, answered_at: at });
      changes.push({
        what: 'answer',
        id: `${changes.length}`,
        at,
        dataset: 'd1',
        organization: null,
        table: null,
      });
    },
    call: async (action: string, input: Record<string, unknown>) => answers[action]?.(input),
    publish: (rows: Row[], at: Date) => {
      dataset.versions.push(rows);
      note(at, 't1');
    },
    describe: (title: string, at: Date) => {
      dataset.changes.push(dataset.title);
      dataset.title = title;
      note(at, null);
    },
    add: (id: string, title: string, at: Date) => {
      others.push({ id, title });
      note(at, null, id);
    },
    compare: ({ from, to }: { from: number; to: number }): Comparison => {
      const [before = [], after = []] = [dataset.versions[from - 1], dataset.versions[to - 1]];
      const changed = after.flatMap((row) => {
        const old = before.find(({ county, year }) => county === row['county'] && year === row['year']);
        return old && old['rate'] !== row['rate'] ? [{ before: old, after: row }] : [];
      });
      const added = Math.max(0, after.length - before.length);
      const removed = Math.max(0, before.length - after.length);
      const samples = { added: [], removed: [], changed: changed.slice(0, 10) };
      return {
        added,
        removed,
        changed: changed.length,
        key: ['county', 'year'],
        columns: { added: [], removed: [] },
        samples,
      };
    },
  };
}

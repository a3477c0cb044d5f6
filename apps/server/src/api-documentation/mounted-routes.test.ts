import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApplication, type Application } from '../open-application.ts';
import { testSettings } from '../settings-testing.ts';
import { groupNames } from './groups.ts';
import { frenchGaps } from './reference/french-gaps.ts';
import { openReference } from './reference/open-reference.ts';
import type { Description } from './reference/read-operations.ts';

let folder: string;
let application: Application;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gazetteer-routes-'));
  application = await openApplication(testSettings({ DATA_DIR: folder, SAMPLE_DATA: '0' }));
  await application.server.ready();
});

afterAll(async () => {
  await application.close();
  await rm(folder, { recursive: true, force: true });
});

/** What no client calls: a form of a page without script, a thread by the address in a mail, and what a page of CKAN asks while somebody types. */
const forPagesOnly = [
  'get /api/2/util/dataset/autocomplete',
  'get /api/messages/{token}',
  'post /api/imports/form',
  'post /api/looks/form',
  'post /api/messages/{token}',
];

type Operation = { summary?: string; tags?: string[]; operationId?: string };

function operations(): [string, Operation][] {
  const { paths } = application.server.swagger() as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method} ${path}`,
      operation,
    ]),
  );
}

describe('the description of the whole API', () => {
  it('has every action, by POST, and by GET where it only reads', () => {
    const described = operations().map(([name]) => name);
    for (const { name, readOnly } of application.server.actions.all()) {
      expect(described).toContain(`post /api/3/action/${name}`);
      expect(described.includes(`get /api/3/action/${name}`)).toBe(readOnly);
    }
  });

  it('says of every call what it does, in a group that the reference shows', () => {
    const shown: readonly string[] = groupNames;
    const wrong = operations().filter(
      ([, { summary, tags }]) => !summary || !shown.includes(tags?.[0] ?? ''),
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it('names every call below /api/, as clients that are generated from it call it', () => {
    const nameless = operations().filter(([name, { operationId }]) => / \/api\//.test(name) && !operationId);
    expect(nameless.map(([name]) => name).toSorted()).toEqual(forPagesOnly.toSorted());
  });

  it('names every operation once', () => {
    const ids = operations().flatMap(([, { operationId }]) => operationId ?? []);
    expect(ids).toHaveLength(new Set(ids).size);
  });
});

describe('the reference', () => {
  const referenceIn = (language: 'en' | 'fr') =>
    openReference(() => application.server.swagger() as Description, 'http://localhost:3000')(language);
  const callsOf = (language: 'en' | 'fr', name: string) => {
    const part = referenceIn(language).part(name);
    return part?.kind === 'group' ? part.calls : [];
  };

  it('has every call in the list of all calls and on the page of its group, by one anchor', () => {
    const listed = referenceIn('en').groups();
    const shown = listed.flatMap(({ name, calls }) => {
      expect(callsOf('en', name).map(({ id }) => id)).toEqual(calls.map(({ id }) => id));
      return calls;
    });
    const ways = shown.flatMap(({ path, methods }) => methods.map((way) => `${way.toLowerCase()} ${path}`));
    expect(ways.toSorted()).toEqual(
      operations()
        .map(([name]) => name)
        .toSorted(),
    );
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
  });

  it('names groups by their words in both languages, without repeating one', () => {
    for (const language of ['en', 'fr'] as const) {
      const titles = referenceIn(language)
        .groups()
        .map(({ title }) => title);
      expect(new Set(titles).size).toBe(groupNames.length);
    }
  });

  const gaps = () => frenchGaps(application.server.swagger() as Description);

  it('says what each call for visitors does in French', () => {
    expect(gaps().missing).toEqual([]);
  });

  it('has no French for what no contract says any more', () => {
    expect(gaps().unused).toEqual([]);
  });
});

describe('GraphQL over the real actions', () => {
  const post = (query: string) =>
    application.server.inject({ method: 'POST', url: '/graphql', payload: { query } });

  it('answers from the catalogue', async () => {
    const response = await post('{ search(q: "*:*") { result { count results { name } } } }');
    expect(response.json()).toEqual({ data: { search: { result: { count: 0, results: [] } } } });
  });

  it('gives null for what is not there', async () => {
    const query = '{ package_show(id: "nothing") { result { id } } resource(sku: "none") { result { id } } }';
    expect((await post(query)).json()).toEqual({ data: { package_show: null, resource: null } });
  });

  it('passes on why an action refused', async () => {
    const response = await post('{ datastore_search_sql(sql: "DROP TABLE x") { result { sql } } }');
    const [error] = response.json().errors;
    expect(error.message).toMatch(/^Response not successful: Received status code 4\d\d$/);
    expect(error.extensions.result.error).toMatchObject({ __type: 'Validation Error' });
  });
});

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WriteLeaseTables } from '@gazetteer/datastore';
import { administrator } from '../administrator-key.ts';
import { compareCharts, expectTrue } from '../charts/preview-testing.ts';
import { openApplication, type Application } from '../open-application.ts';
import { testSettings } from '../settings-testing.ts';
import { loadSampleOnce, SAMPLE_LEASE } from './load-sample.ts';
import { publishStories } from './publish-stories.ts';
import { readStories, type Story } from './read-stories.ts';

type Loaded = Awaited<ReturnType<typeof loadSampleOnce>>;

let folder: string;
let application: Application;
let stories: Map<string, Story>;
let interrupted: Loaded;
let rest: Loaded;
let stateBetween: string;

async function openServer(name: string): Promise<Application> {
  folder = await mkdtemp(path.join(tmpdir(), name));
  return openApplication(testSettings({ DATA_DIR: folder, RATE_LIMIT: '0' }));
}

const state = () => readFile(path.join(folder, 'sample-state'), 'utf8');

async function closeServer(): Promise<void> {
  await application.close();
  await rm(folder, { recursive: true });
}

describe('a catalogue that another process fills', () => {
  beforeAll(async () => {
    application = await openServer('sample-lease-');
  });
  afterAll(closeServer);

  it('is left to that process, and is filled here where that one goes', async () => {
    const leases = application.sql.as<WriteLeaseTables>().query;
    const owner = 'another-machine 1 a';
    const expires_at = new Date(Date.now() + 60_000).toISOString();
    const lease = { resource_id: SAMPLE_LEASE, owner, expires_at, next_owner: null, next_expires_at: null };
    await leases.insertInto('datastore_write_leases').values(lease).execute();
    expect(await loadSampleOnce(application, {})).toBeUndefined();
    await expect(state()).rejects.toThrow('ENOENT');

    await leases.deleteFrom('datastore_write_leases').execute();
    const stop = new AbortController();
    const report = await loadSampleOnce(application, { progress: () => stop.abort(), signal: stop.signal });
    expect(report?.datasets.created).toHaveLength(1);
    expect(await leases.selectFrom('datastore_write_leases').selectAll().execute()).toEqual([]);
  });
});

describe('a catalogue that people have filled', () => {
  beforeAll(async () => {
    application = await openServer('load-sample-');
  });
  afterAll(closeServer);

  it('is left alone', async () => {
    await application.call('organization_create', { name: 'office' }, administrator);
    const own = { name: 'our-own', owner_org: 'office', private: true };
    await application.call('package_create', own, administrator);
    expect(await loadSampleOnce(application, {})).toBeUndefined();
  });
});

type Post = { title: string; content: string; language: string; featured_image: { alt: string } | null };

async function post(slug: string, language: string): Promise<Post> {
  const answer = await application.server.inject(`/api/content/published/${slug}?lang=${language}`);
  return answer.json<{ data: Post }>().data;
}

/** What a story tells: the question behind it, how many digits of the answer, and of which of its datasets. */
type Fact = [question: string, digits: number, dataset?: number];

const hour = 'hour("date")';
const late = (where: string) =>
  `select 100 * avg(case when delay > 15 then 1 else 0 end) from t where ${where}`;
const damaged = (size: string) =>
  `select 100 * avg(case when "Effect Amount of damage" in ('Minor', 'Medium', 'Substantial') then 1 else 0 end)
   from t where "Wildlife Size" = '${size}'`;
const iowa = (year: number, source: string) =>
  `select net_generation from t where source = '${source}' and year("year") = ${year}`;

const facts: Record<string, Fact[]> = {
  'from-four-to-thirty-nine-percent': [
    ['select count(*) from t', 0],
    [iowa(2001, 'Renewables'), 0],
    [iowa(2017, 'Renewables'), 0],
    [iowa(2008, 'Renewables'), 0],
    [iowa(2009, 'Renewables'), 0],
    [iowa(2008, 'Nuclear Energy'), 0],
    [iowa(2009, 'Nuclear Energy'), 0],
    [iowa(2017, 'Fossil Fuels'), 0],
    ['select max(net_generation) from t', 0],
    [`select min(net_generation) from t where source = 'Nuclear Energy'`, 0],
    [`select max(net_generation) from t where source = 'Nuclear Energy'`, 0],
    ['select sum(net_generation) from t where year("year") = 2001', 0],
    ['select sum(net_generation) from t where year("year") = 2017', 0],
    [
      `select 100 * sum(case when source = 'Renewables' then net_generation else 0 end) / sum(net_generation)
      from t where year("year") = 2001`,
      1,
    ],
    [
      `select 100 * sum(case when source = 'Renewables' then net_generation else 0 end) / sum(net_generation)
      from t where year("year") = 2017`,
      1,
    ],
  ],
  'fly-before-breakfast': [
    ['select count(*) from t', 0],
    ['select avg(delay) from t', 1],
    [late(`${hour} = 5`), 0],
    [late(`${hour} = 8`), 0],
    [late(`${hour} = 12`), 0],
    [late(`${hour} = 18`), 0],
    [`select -avg(delay) from t where ${hour} = 5`, 1],
    [`select count(*) from t where ${hour} < 5`, 0],
    [`select avg(delay) from t where dayofweek("date") = 5`, 1],
    [`select avg(delay) from t where dayofweek("date") = 6`, 1],
  ],
  'where-birds-and-aircraft-meet': [
    ['select count(*) from t', 0],
    ...['Approach', 'Climb', 'Take-off run', 'Landing Roll'].map(
      (phase): Fact => [`select count(*) from t where "Phase of flight" = '${phase}'`, 0],
    ),
    ['select count(*) from t where month("Flight Date") in (8, 9, 10)', 0],
    ['select count(*) from t where month("Flight Date") in (12, 1, 2)', 0],
    [`select count(*) from t where "Effect Amount of damage" = 'None'`, 0],
    [damaged('Large'), 0],
    [damaged('Medium'), 0],
    [damaged('Small'), 0],
    [`select count(*) from t where "Wildlife Species" = 'European starling'`, 0],
    [`select count(*) from t where "Wildlife Species" = 'Rock pigeon'`, 0],
  ],
  'one-map-3218-counties': [
    ['select count(*) from t', 0],
    ['select 100 * median(rate) from t', 1],
    ['select count(*) from t where rate >= 0.1', 0],
    ['select count(*) from t where rate >= 0.2', 0],
    [`select 100 * max(rate) from t`, 1],
    [`select 100 * min(rate) from t`, 1],
  ],
  'world-meteorological-day': [
    ['select min_by("CO2", "Date") from t', 1],
    ['select max_by("CO2", "Date") from t', 2],
    ['select cast(min(year("Date")) as text) from t', 0],
    ['select cast(min(year("Date")) as text) from t where "CO2" > 400', 0],
    ['select cast(max(year("Date")) as text) from t where "CO2" < 400', 0],
    ['select cast(min_by(year, temp) as text) from t', 0, 1],
    ['select -min(temp) from t', 2, 1],
    ['select cast(max_by(year, temp) as text) from t', 0, 1],
    ['select max(temp) from t', 2, 1],
    ['select cast(max(year) as text) from t where temp < 0', 0, 1],
    [
      'select cast(min(year) as text) from t where temp >= (select min(temp) from (select temp from t order by temp desc limit 10) as warmest)',
      0,
      1,
    ],
    ...['New York', 'Seattle'].flatMap((place): Fact[] => [
      [`select sum(precipitation) from t where location = '${place}' and year("date") = 2014`, 0, 2],
      [
        `select count(*) from t where location = '${place}' and year("date") = 2014 and precipitation > 0`,
        0,
        2,
      ],
    ]),
  ],
};

const cases = Object.entries(facts).flatMap(([slug, asked]) =>
  asked.map(([question, digits, dataset = 0]) => ({ slug, question, digits, dataset })),
);

/** As it is written in the language, however narrow the spaces in it are; years and the like as they are. */
function written(figure: number | string, digits: number, language: 'en' | 'fr'): string {
  if (typeof figure === 'string') return figure;
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: digits });
  return withPlainSpaces(format.format(figure));
}

function withPlainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}

describe('an empty catalogue', () => {
  beforeAll(async () => {
    application = await openServer('sample-stories-');
    stories = new Map((await readStories()).map((story) => [story.slug, story]));
    const stop = new AbortController();
    const progress = () => stop.abort();
    interrupted = await loadSampleOnce(application, { progress, signal: stop.signal });
    stateBetween = await state();
    rest = await loadSampleOnce(application, {});
  }, 120_000);
  afterAll(closeServer);

  it('is filled on after an interruption, and once', async () => {
    expect(interrupted?.datasets.created).toHaveLength(1);
    expect(stateBetween).toBe('loading\n');
    expect(rest).toMatchObject({
      datasets: { updated: [], unchanged: interrupted?.datasets.created },
      failed: [],
    });
    expect(rest?.rows).toBeGreaterThan(3_000_000);
    expect(await state()).toBe('loaded\n');
    expect(await loadSampleOnce(application, {})).toBeUndefined();

    const search = { fq: 'granularity:County', rows: 10 };
    expect(await application.call('package_search', search)).toMatchObject({ count: 2 });
  });

  it.each(cases)('gets stories that tell what the data show: $slug, $question', async ({
    slug,
    question,
    digits,
    dataset,
  }) => {
    const story = stories.get(slug);
    const shown = await application.call(
      'package_show',
      { id: story?.datasets[dataset] ?? '' },
      administrator,
    );
    const [table] = (shown as { resources: { id: string }[] }).resources;
    const sql = question.replaceAll(/\bfrom t\b/g, `from "${table?.id}"`);
    const answer = await application.call('datastore_search_sql', { sql }, administrator);
    const [record] = (answer as { records: object[] }).records;
    const [figure] = Object.values(record ?? {}) as (number | string)[];
    for (const language of ['en', 'fr'] as const) {
      const { title, excerpt, body } = story?.texts[language] ?? { title: '', excerpt: '', body: '' };
      expect(withPlainSpaces([title, excerpt, body].join(' '))).toContain(
        written(figure ?? 'nothing', digits, language),
      );
    }
  });

  it('gets stories that can be read in both languages, with a picture, charts and datasets that are there', async () => {
    for (const { slug, charts, texts } of stories.values()) {
      for (const language of ['en', 'fr'] as const) {
        const { title, content, featured_image, ...found } = await post(slug, language);
        expect({ slug, title, language: found.language }).toEqual({
          slug,
          title: expect.any(String),
          language,
        });
        expect(content.match(/data-chart="sample-[a-z0-9-]+"/g)).toHaveLength(charts.length);
        expect(content.match(/data-dataset="/g)?.length).toBe(texts[language].body.match(/^\/p\//gm)?.length);
        expect(featured_image?.alt).toBeTruthy();
      }
    }
  });

  it('has previews, first charts and suggestions that show and say what SQL says of each table', async () => {
    const compared = await compareCharts(application);
    expect(compared.filter(({ of }) => of === 'preview').length).toBeGreaterThan(15);
    expect(compared.length).toBeGreaterThan(45);
    expectTrue(compared);
    // Every chart asks the database twice, over three million flights too.
  }, 240_000);

  it('gets its stories once', async () => {
    expect(rest?.published).toEqual([...stories.keys()]);
    expect(await publishStories(application, {})).toEqual({ published: [], failed: [] });
    const { json } = await application.server.inject('/api/content/posts');
    expect(json<{ found: number }>().found).toBe(stories.size);
  });
});

import { globSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import {
  datasetNames,
  englishFinder,
  namesInBoth,
  organizationNames,
  sampleFolder,
} from './english/english-texts.ts';
import { textsOf } from './english/page-texts.ts';
import { action, sampleDataset } from './sample.ts';
import { test } from './test.ts';

/** What French readers type for each dataset of the sample. */
const questions: Record<string, string[]> = {
  'daily-weather-seattle-new-york': ['météo'],
  'earthquakes-one-week-2018': ['séismes', 'tremblements de terre'],
  'global-temperature-anomalies': ['anomalies de température'],
  'iowa-electricity-generation': ['production d’électricité'],
  'life-expectancy-and-fertility': ['espérance de vie', 'fécondité'],
  'mauna-loa-carbon-dioxide': ['dioxyde de carbone', 'CO2'],
  'us-airline-flights': ['retards des vols'],
  'us-bird-strikes': ['collisions avec des oiseaux'],
  'us-campaign-finances': ['financement des campagnes'],
  'us-county-species-habitat': ['habitats d’espèces'],
  'us-county-unemployment': ['chômage par comté'],
  'us-employment-by-sector': ['emploi par secteur'],
  'us-federal-receipts': ['recettes fédérales', "recettes de l'État fédéral"],
  'us-state-adult-obesity': ['obésité'],
  'us-state-capitals': ['capitales des États'],
  'us-state-population-engineers-hurricanes': ['population, ingénieurs et ouragans'],
  'us-unemployment-by-industry': ['chômage par branche'],
  'us-zip-codes': ['codes postaux'],
};

test('French questions find each dataset of the sample first', async ({ request }) => {
  expect(Object.keys(questions).toSorted()).toEqual(datasetNames.toSorted());
  for (const [name, asked] of Object.entries(questions)) {
    for (const q of asked) {
      const { results } = await action<{ results: { name: string }[] }>(request, 'package_search', {
        q,
        lang: 'fr',
      });
      expect.soft(results[0]?.name, q).toBe(name);
    }
  }
});

// Lists of codes have these places in English alone.
const english = englishFinder([...namesInBoth, 'District of Columbia', 'Lake and Peninsula']);

/** What the sample has made: other tests make things of their own, in the languages that they need. */
const ofSample = {
  datasets: new Set(datasetNames),
  stories: new Set(globSync('stories/*', { cwd: sampleFolder }).map((folder) => path.basename(folder))),
  organizations: new Set(organizationNames),
};

const views = ['', 'dictionary', 'statistics', 'chart', 'sql', 'versions', 'api'];

for (const name of datasetNames) {
  test(`no page of ${name} has an English word for French readers`, async ({ request }) => {
    const { page, table, resource } = await sampleDataset(request, name);
    const sought = encodeURIComponent(questions[name]?.[0] ?? '');
    const addresses = [
      page,
      ...views.map((tab) => (tab === '' ? table : `${table}?tab=${tab}`)),
      `/search?sq=${sought}`,
      `/search?tab=columns&sq=${sought}`,
    ];
    await expectFrench(request, addresses, await valuesOf(request, resource.id));
  });
}

/** What a table holds, which is in the language of its publisher, as far as pages show it. */
async function valuesOf(request: APIRequestContext, resource_id: string): Promise<Set<string>> {
  const [{ records, places }, { columns }] = await Promise.all([
    action<{ records: object[]; places?: object[] }>(request, 'datastore_search', {
      resource_id,
      limit: '2000',
      place_names: 'true',
    }),
    action<{ columns: { top: object[] }[] }>(request, 'datastore_table_summary', { id: resource_id }),
  ]);
  return new Set(stringsOf([records, places, columns.map(({ top }) => top)]));
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

test('no page of merged tables has an English word for French readers', async ({ request }) => {
  const names = [
    'us-county-unemployment',
    'us-county-species-habitat',
    'us-state-population-engineers-hurricanes',
  ];
  const tables = await Promise.all(names.map((name) => sampleDataset(request, name)));
  const values = await Promise.all(tables.map(({ resource }) => valuesOf(request, resource.id)));
  const [counties, species, states] = tables.map(({ resource }) => resource.sku);
  const addresses = [
    `/merge?left=${counties}&right=${species}`,
    `/merge?left=${counties}&right=${species}&how=outer&duplicates=aggregate&view=table`,
    `/merge?left=${counties}&right=${states}`,
  ];
  await expectFrench(request, addresses, new Set(values.flatMap((some) => [...some])));
});

test('no other page has an English word for French readers', async ({ request }) => {
  // Pictures of the home page are kept: who came first must not choose the language of the next.
  await readPage(request, '/', 'en');
  const { resource } = await sampleDataset(request, 'us-county-unemployment');
  const begin = [
    '/',
    '/search',
    '/charts',
    '/news_blogs',
    '/news_blogs/news',
    '/organization',
    '/initiative',
    '/datausage',
    '/help',
    '/merge',
    '/visualise',
    '/feedback',
    '/api/docs',
    '/login',
    '/registration',
    '/recovery',
    '/verification',
    '/no-such-page',
    '/p/no-such-dataset',
    '/p/us-county-unemployment/ask',
    `/merge?left=${resource.sku}`,
    `/visualise?dataset_id=${resource.sku}`,
    '/merge?left=no-such-table',
  ];
  const leads = await expectFrench(request, begin);
  const linked = new Set(leads.filter((address) => isLinked(address) && !begin.includes(address)));
  expect(linked.size).toBeGreaterThan(50);
  await expectFrench(request, [...linked]);
});

/** Articles, organisations, help, the reference and saved charts are found by their links. */
function isLinked(address: string): boolean {
  return (
    /^\/(news_blogs|organization|help|api\/docs)\/[\w-]+$|^\/visualise\?vis_id=[\w-]+$/.test(address) &&
    !isOfOthers(address)
  );
}

/** Whether an address is that of something that another test has made. */
function isOfOthers(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const [, kind, name = ''] = pathname.split('/');
  const chart = searchParams.get('vis_id');
  if (chart !== null) return !chart.startsWith('sample-');
  if (name === '') return false;
  if (kind === 'p') return !ofSample.datasets.has(name);
  if (kind === 'organization') return !ofSample.organizations.has(name);
  return kind === 'news_blogs' && name !== 'news' && !ofSample.stories.has(name);
}

/** Expects every text of pages to be French. @returns where their links lead */
async function expectFrench(
  request: APIRequestContext,
  addresses: readonly string[],
  values: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const pages = await Promise.all(
    addresses.map(async (address) => [address, await readPage(request, address)] as const),
  );
  const sentences = [...values].filter((value) => value.includes(' ') && english(value).length > 0);
  for (const [address, html] of pages) {
    const found = textsOf(html, 'fr', leadsToOthers).flatMap((text) => {
      if (values.has(text) || english(text).length === 0) return [];
      const words = english(sentences.reduce((rest, value) => rest.replaceAll(value, ' '), text));
      return words.length > 0 ? [`${words.join(', ')}: ${text.slice(0, 200)}`] : [];
    });
    expect.soft(found, address).toEqual([]);
  }
  return pages.flatMap(([, html]) =>
    [...html.matchAll(/ href="(\/[^"#]*)/g)].map(([, address = '']) => address),
  );
}

function leadsToOthers(attributes: string): boolean {
  const address = / href="(\/[^"#]*)/.exec(attributes)?.[1];
  const organization = / name="organization".* value="([^"]*)"/.exec(attributes)?.[1];
  if (organization !== undefined) return !ofSample.organizations.has(organization);
  return address !== undefined && isOfOthers(address);
}

async function readPage(request: APIRequestContext, address: string, language = 'fr'): Promise<string> {
  const answer = await request.get(address, { headers: { cookie: `language=${language}` } });
  expect(answer.status(), address).toBe(address.includes('no-such') ? 404 : 200);
  return answer.text();
}

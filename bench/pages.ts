import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleLoaded, sampleMeasured, startPortal } from './portal-server.ts';
import { saveChart } from '../e2e/saved-chart.ts';
import { publishArticle } from '../e2e/article.ts';
import { asVisitor } from './chart-visitor.ts';
import { request } from '@playwright/test';
import { scorePages } from './lighthouse.ts';
import { fillCatalogue } from './search-fill.ts';

const DATASETS = 10_000;
const DATASET = 'us-county-unemployment';
const ARTICLE = 'fly-before-breakfast';

type Package = { resources: { id: string; sku: string }[] };

/** Lighthouse's view of the pages people see most, in a catalogue of 10,000 datasets beside the sample. */
export async function measurePages(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-bench-pages-'));
  try {
    console.log(`Making up ${DATASETS.toLocaleString('en')} datasets`);
    await fillCatalogue(join(folder, 'gazetteer.sqlite'), DATASETS);
    // As if a start had been interrupted while it loaded the sample: the next one goes on with it.
    await writeFile(join(folder, 'sample-state'), 'loading\n');
    const server = await startPortal(folder);
    await sampleLoaded(folder);
    await sampleMeasured(server.url);
    const scores = await scorePages(server.url, {
      Home: '/',
      Search: '/search',
      'Results of a search': '/search?sq=population',
      Dataset: `/p/${DATASET}`,
      Resource: `/p/${DATASET}/r/${await tableOf(server.url)}`,
      News: '/news_blogs',
      'An article with a chart': `/news_blogs/${ARTICLE}`,
      'An article with three charts': await articleWithCharts(server.url, folder),
    });
    await server.stop();
    return scores;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Publishes an article with a map, bars and lines of the sample. */
async function articleWithCharts(url: string, folder: string): Promise<string> {
  const counties = { kind: 'table', resource_id: (await resourceOf(url, DATASET)).id };
  const weather = {
    kind: 'table',
    resource_id: (await resourceOf(url, 'daily-weather-seattle-new-york')).id,
  };
  const month = { field: 'date', time_unit: 'month' };
  const warmth = { field: 'temp_max', aggregate: 'mean' };
  const charts = {
    'Unemployment by county': {
      source: counties,
      mark: 'choropleth',
      channels: { geo: { field: 'id' }, colour: { field: 'rate', aggregate: 'mean' } },
    },
    'Warmth month by month': {
      source: weather,
      mark: 'line',
      channels: { x: month, y: warmth, colour: { field: 'location' } },
    },
    'Warmth of two cities': {
      source: weather,
      mark: 'bar',
      channels: { y: { field: 'location' }, x: warmth },
    },
  };
  const marks = await asVisitor(url, folder, async (page) => {
    const saved: string[] = [];
    for (const [title, chart] of Object.entries(charts)) {
      const visJSON = { version: 1, ...chart };
      const { visID } = await saveChart(page, { title, visibility: 'public', visJSON });
      saved.push(`[${title}](/visualise?vis_id=${visID})`);
    }
    return saved;
  });
  const client = await request.newContext();
  const body = marks.map((mark) => `What the figures say.\n\n${mark}`).join('\n\n');
  const text = { title: 'Three charts', excerpt: 'A map, lines and bars.', body };
  const article = {
    kind: 'blog',
    texts: { en: text, fr: text },
    authors: ['The editors'],
    datasets: [DATASET],
  };
  const { slug } = await publishArticle(client, article, { address: url, folder });
  await client.dispose();
  return `/news_blogs/${slug}`;
}

async function tableOf(url: string): Promise<string> {
  return (await resourceOf(url, DATASET)).sku;
}

async function resourceOf(url: string, dataset: string): Promise<{ id: string; sku: string }> {
  const answer = await fetch(`${url}/api/3/action/package_show?id=${dataset}`);
  const { result } = (await answer.json()) as { result: Package };
  const [resource] = result.resources;
  if (!resource) throw new Error(`${dataset} has no table`);
  return resource;
}

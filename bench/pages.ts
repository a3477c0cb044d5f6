import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishCharts } from './article-with-charts.ts';
import { resourceOf, sampleLoaded, sampleMeasured, startPortal } from './portal-server.ts';
import { scorePages } from './lighthouse.ts';
import { fillCatalogue } from './search-fill.ts';

const DATASETS = 10_000;
const DATASET = 'us-county-unemployment';
const ARTICLE = 'fly-before-breakfast';

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
      'An article with three charts': await publishCharts(server.url, folder),
    });
    await server.stop();
    return scores;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function tableOf(url: string): Promise<string> {
  return (await resourceOf(url, DATASET)).sku;
}

import { request } from '@playwright/test';
import { publishArticle } from '../e2e/article.ts';
import { saveChart } from '../e2e/saved-chart.ts';
import { asVisitor } from './chart-visitor.ts';
import { resourceOf } from './portal-server.ts';

const COUNTIES = 'us-county-unemployment';

/**
 * Publishes an article with a map, bars and lines of the sample.
 * @returns its address
 */
export async function publishCharts(url: string, folder: string): Promise<string> {
  const counties = { kind: 'table', resource_id: (await resourceOf(url, COUNTIES)).id };
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
    datasets: [COUNTIES],
  };
  const { slug } = await publishArticle(client, article, { address: url, folder });
  await client.dispose();
  return `/news_blogs/${slug}`;
}

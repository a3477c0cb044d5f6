import { expect, type Page } from '@playwright/test';
import { administratorKey } from './mailbox.ts';
import { sampleDataset } from './sample.ts';

/** A saved chart as the content service answers it. */
export interface Saved {
  id: string;
  visID: string;
  title: string;
  visURL: string;
  visJSON: { source: { version?: number } };
}

const items = '/api/content/items/visualisations';

/** The headers by which a browser says that a request comes from a page of this site. */
const own = (page: Page) => ({ origin: new URL(page.url()).origin, 'sec-fetch-site': 'same-origin' });

/** Warmth of two cities, month by month, of the sample's weather. */
async function weatherChart(page: Page) {
  const { resource } = await sampleDataset(page.request, 'daily-weather-seattle-new-york');
  return {
    version: 1,
    source: { kind: 'table', resource_id: resource.id },
    mark: 'line',
    channels: {
      x: { field: 'date', time_unit: 'month' },
      y: { field: 'temp_max', aggregate: 'mean' },
      colour: { field: 'location' },
    },
  };
}

/** Saves a chart as the person who is signed in at `page`. */
export async function saveChart(
  page: Page,
  { visJSON, ...more }: { title: string; visibility: string; notes?: string; visJSON?: object },
): Promise<Saved> {
  if (page.url() === 'about:blank') await page.goto('/datausage');
  const data = { ...more, visJSON: visJSON ?? (await weatherChart(page)) };
  const answer = await page.request.post(items, { headers: own(page), data });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: Saved }).data;
}

/** Changes or deletes a chart of the person who is signed in at `page`. */
export async function changeChart(page: Page, { id }: Saved, change: object | 'delete'): Promise<void> {
  const address = `${items}/${id}`;
  const headers = own(page);
  const answer = await (change === 'delete'
    ? page.request.delete(address, { headers })
    : page.request.patch(address, { headers, data: change }));
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Approves a chart as an editor does, so that it stands where public charts are listed. */
export async function approveChart({ request }: Page, { id }: Saved): Promise<void> {
  const headers = { authorization: administratorKey() };
  const answer = await request.post(`/api/content/public-visualisations/${id}/approve`, { headers });
  expect(answer.status(), await answer.text()).toBe(204);
}

/** The charts of the person who is signed in at `page`. */
export async function listCharts(page: Page): Promise<Saved[]> {
  const answer = await page.request.get(items);
  return ((await answer.json()) as { data: Saved[] }).data;
}

export const viewOf = ({ visID }: Saved) => `/visualise?vis_id=${visID}`;

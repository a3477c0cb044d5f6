import type { SiteContext } from '@gazetteer/site/server';
import { expect, test } from 'vitest';
import { findPreview } from './find-preview.server.ts';

const words = { title: 'Rain', subtitle: null, alt: '', caption: null, kind: 'line', width: 1, height: 1 };
const portal = {
  locale: 'en',
  site: { digitGrouping: 'locale' },
  fetch: async () => Response.json(words),
} as unknown as SiteContext;

test.each([
  ['rain-by-year', 'rain-by-year'],
  ['', '7'],
])('the builder is told of a table by its sku (%s), else by its id', async (sku, expected) => {
  const preview = await findPreview(portal, { id: '7', sku }, 'Rain');
  expect(preview?.makeYourOwn).toBe(`/visualise?dataset_id=${expected}&chart_type=line`);
});

import { migrate } from '@gazetteer/kernel';
import { describeStores, type OpenStore } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { exampleDocument } from './example-documents.fixture.ts';
import { searchMigrations } from './index/search-migrations.ts';
import { publicOnly } from './match/visible-documents.ts';
import { createSearchIndex } from './search-index.ts';

const places = ['Nigeria', 'Kenya', 'Gambia', 'Japan'];
const titles = [
  ...places.map((place) => `${place} - Food Prices`),
  ...[1, 2, 3, 4, 5, 6].map((number) => `Syrian Arab Republic - Prices ${number}`),
  'Aid that was sent to Syria',
  'Prices of food',
];

async function openPrices(open: OpenStore) {
  const sql = await open();
  await migrate(sql, searchMigrations);
  const index = createSearchIndex(sql);
  await sql.transaction(async () => {
    for (const [number, title] of titles.entries()) {
      await index.put(exampleDocument({ name: `dataset-${number}`, title }));
    }
  });
  return async (q: string) => {
    const { bodies, correctedQ } = await index.find({
      q,
      filters: [],
      sort: '',
      start: 0,
      rows: 3,
      highlight: false,
      visibility: publicOnly,
      facets: {
        fields: [],
        limit: 0,
        minimumCount: 1,
        excludeOwnFilter: false,
      },
      now: new Date('2025-01-01T00:00:00Z'),
    });
    return { first: JSON.parse(bodies[0] ?? '{}').title, correctedQ };
  };
}

describeStores('a rare word of a search', (open) => {
  test('is corrected or widened before it is left out', async () => {
    const find = await openPrices(open);
    expect(await find('nigera food prices')).toEqual({
      first: 'Nigeria - Food Prices',
      correctedQ: 'nigeria food prices',
    });
    expect(await find('kenia food prices')).toMatchObject({ first: 'Kenya - Food Prices' });
    expect((await find('Syria prices')).first).toMatch(/^Syrian Arab Republic/);
    expect((await find('syria republic prices')).first).toMatch(/^Syrian Arab Republic/);
  });

  test('stays as it is where all words are found together, or a repair would not help', async () => {
    const find = await openPrices(open);
    expect(await find('aid syria sent')).toEqual({
      first: 'Aid that was sent to Syria',
      correctedQ: undefined,
    });
    expect(await find('nigeria food prices')).toEqual({
      first: 'Nigeria - Food Prices',
      correctedQ: undefined,
    });
    expect((await find('nigera arab republic')).correctedQ).toBeUndefined();
    expect((await find('qqqqq food prices')).first).toMatch(/ood/);
  });
});

import { createClient } from '@gazetteer/client';
import { expect, test } from 'vitest';
import { findOffers } from './find-offers.ts';

/** The words that were looked for. */
const asked: unknown[] = [];

/** A catalogue of 60 datasets, of which the last two are of the level that is asked for. */
const client = createClient({
  baseUrl: 'http://site',
  fetch: async (address, { body }) => {
    const input = {
      ...Object.fromEntries(new URL(address).searchParams),
      ...JSON.parse(typeof body === 'string' ? body : '{}'),
    };
    asked.push(input.q);
    const conditions = JSON.stringify(input.fq_list);
    const all = Array.from({ length: 60 }, (_, place) => ({ id: `d-${place}` }));
    const found = conditions.includes('granularity') ? all.slice(58) : all;
    return Response.json({
      success: true,
      result: { count: found.length, results: found.slice(0, Number(input.rows)) },
    });
  },
});

const signal = new AbortController().signal;

test('what meets a condition comes first, however far behind it would be', async () => {
  const wanted = { text: '', organizationFilter: '', first: 'granularity:"County"', most: 25 };
  const { datasets, all } = await findOffers(client, wanted, signal);
  expect(datasets.slice(0, 3).map(({ id }) => id)).toEqual(['d-58', 'd-59', 'd-0']);
  expect([datasets.length, all]).toEqual([27, 60]);
});

test('words are looked for as words, and it is told how many datasets were found', async () => {
  const wanted = { text: 'rain:2011', organizationFilter: '', first: undefined, most: 25 };
  const { datasets, all } = await findOffers(client, wanted, signal);
  expect([datasets.length, all]).toEqual([25, 60]);
  expect(asked.at(-1)).toBe('rain 2011');
});

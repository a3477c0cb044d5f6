import { createClient } from '@gazetteer/client';
import { expect, test } from 'vitest';
import { askCodeNames } from './ask-code-names.ts';

test('names of many codes are asked for in parts that a filter may have', async () => {
  const sizes: number[] = [];
  const client = createClient({
    baseUrl: '',
    fetch: async (address) => {
      const asked = new URL(address, 'http://x').searchParams.get('filters') ?? '';
      const { county } = JSON.parse(asked) as { county: number[] };
      sizes.push(county.length);
      const named = county.map((value) => ({
        value: String(value),
        code: String(value).padStart(5, '0'),
        name: `County ${value}`,
      }));
      const places = [{ field: 'county', names_in: null, named }];
      return Response.json({ success: true, result: { fields: [], records: [], places } });
    },
  });
  const values = Array.from({ length: 1000 }, (_, index) => index % 900);
  const names = await askCodeNames(client, 'r', [{ field: 'county', values: [...values, null] }]);
  expect(sizes).toEqual([400, 400, 100]);
  expect(names.get('county')?.size).toBe(900);
  expect(names.get('county')?.get('6')).toEqual({ code: '00006', name: 'County 6' });
});

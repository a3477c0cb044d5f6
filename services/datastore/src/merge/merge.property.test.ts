import { describeStores } from '@gazetteer/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AreaTables } from '../areas/area-tables.ts';
import { resolvePlaces } from '../areas/resolve-places.ts';
import { count, districtColumn, districts, openIsle, states } from './merge-testing.ts';
import type { Report } from './merge-report.contract.ts';

type Merged = { records: Record<string, unknown>[]; total: number; report: Report };

const code = fc.constantFrom('11', '012', '13', '14', '19', '21', '22', '77', 'x', '');
const row = fc.record({ district: code, people: fc.integer({ min: 0, max: 1000 }) });
const rows = fc.array(row, { minLength: 1, maxLength: 12 });

// Every run makes tables and merges them three times.
const RUNS = { numRuns: 4 };

describeStores('any merge', (open) => {
  test('keeps every row of the left table, and every person when they are brought up', async () => {
    const isle = await openIsle(await open());
    await fc.assert(
      fc.asyncProperty(rows, rows, async (one, other) => {
        const [left, right] = [
          await isle.table([districtColumn, count('people')], one),
          await isle.table([districtColumn, count('people')], other),
        ].map((resource_id) => ({
          resource_id,
          geo: { field: 'district', scheme: 'isle', level: 'district' },
        }));
        const ask = async (more: object) =>
          (await isle.call<Merged>('table_merge', { left, right, limit: 500, ...more })).result;
        const sum = (records: readonly Record<string, unknown>[], name: string) =>
          records.reduce((total, record) => total + Number(record[name] ?? 0), 0);

        const plain = await ask({});
        expect(plain.total).toBeGreaterThanOrEqual(one.length);
        expect(plain.records).toHaveLength(plain.total);
        for (const { match_rate, resolve_rate } of [plain.report.left, plain.report.right]) {
          expect(match_rate).toBeGreaterThanOrEqual(0);
          expect(match_rate).toBeLessThanOrEqual(resolve_rate);
          expect(resolve_rate).toBeLessThanOrEqual(1);
        }
        const raised = await ask({ level: 'state', how: 'outer' });
        expect(sum(raised.records, 'people')).toBe(sum(one, 'people'));
        expect(sum(raised.records, 'people_2')).toBe(sum(other, 'people'));
        const inner = await ask({ how: 'inner' });
        expect(inner.total).toBeLessThanOrEqual(plain.total);
      }),
      RUNS,
    );
  });

  test('takes no name for a place outside of what it is said to lie in', async () => {
    const isle = await openIsle(await open());
    const sql = isle.datastore.context.sql.as<AreaTables>();
    const parents = new Map((districts.rows ?? []).map((area) => [String(area.code), String(area.parent)]));
    const names = fc.constantFrom('Hill', 'HILL district', 'Lake Shore', 'Marsh', 'Port', 'Nowhere', '');
    const within = fc.constantFrom(
      ...(states.rows ?? []).map(({ name = '' }) => name),
      '2',
      'the west',
      'Mars',
      '',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(names, within)), async (written) => {
        const places = written.map(([value, parent]) => ({ value, parent }));
        const column = { by: 'name', scheme: 'isle', level: 'district' } as const;
        const found = await resolvePlaces(sql, column, places);
        for (const [index, place] of found.entries()) {
          if (place.key === undefined) continue;
          const said = written[index]?.[1] ?? '';
          const expected = /west|^2$/i.test(said) ? '2' : '1';
          expect(parents.get(place.key)).toBe(expected);
        }
      }),
      { numRuns: 30 },
    );
  });
});

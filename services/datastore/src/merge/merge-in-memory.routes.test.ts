import { columnKindOf } from '@gazetteer/charts';
import {
  type Cell,
  createPlaceMatcher,
  type ListedLevel,
  mergeInMemory,
  type MergeHow,
  type MergingTable,
  type PlaceMatcher,
} from '@gazetteer/tabular';
import { describeStores } from '@gazetteer/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  count,
  districtColumn,
  type Isle,
  nameColumn,
  openIsle,
  rate,
  stateColumn,
} from './merge-testing.ts';
import type { Report } from './merge-report.contract.ts';

type Field = { id: string; type: string; info: { role?: string; unit?: string } };
type Table = { fields: Field[]; rows: Cell[][] };
type Merged = { records: Record<string, unknown>[]; total: number; report: Report };
type Wishes = { how: MergeHow; duplicates: 'keep' | 'aggregate'; level: 'district' | 'state' };

const code = fc.constantFrom('11', '012', '13', '14', '19', '21', '22', '77', 'x', '');
const number = fc.option(fc.integer({ min: 0, max: 100 }), { nil: null });
const dated = (id: string) => ({ id, type: 'date', info: { role: 'time' } });
const yearly = { id: 'year', type: 'int', info: { role: 'time' } };
const text = { id: 'note', type: 'text', info: {} };

const byCode = (time?: Field, period: fc.Arbitrary<Cell> = fc.constant(null)): fc.Arbitrary<Table> =>
  fc
    .array(fc.tuple(code, number, number, fc.constantFrom('a', 'b'), period), { minLength: 1, maxLength: 10 })
    .map((rows) => ({
      fields: [districtColumn, count('people'), rate('share'), text, ...(time ? [time] : [])],
      rows: rows.map((row) => row.slice(0, time ? 5 : 4)),
    }));
const byName: fc.Arbitrary<Table> = fc
  .array(
    fc.tuple(
      fc.constantFrom('The West', 'north and east', 'Nowhere'),
      fc.constantFrom('Hill', 'Lake-Shore', 'moor district', 'Marsh', 'Atlantis'),
      number,
    ),
    { minLength: 1, maxLength: 10 },
  )
  .map((rows) => ({ fields: [stateColumn, nameColumn, count('births')], rows }));
const years = byCode(yearly, fc.constantFrom<Cell>(2010, 2011, 2012));
const days = byCode(dated('day'), fc.constantFrom<Cell>('2010-01-01', '2010-06-30', '2011-01-01'));
const table = fc.oneof(byCode(), byName, years, days);
const wishes = fc.record<Wishes>({
  how: fc.constantFrom('left', 'inner', 'outer'),
  duplicates: fc.constantFrom('keep', 'aggregate'),
  level: fc.constantFrom('district', 'state'),
});

// Every run makes two tables and merges them twice.
const RUNS = { numRuns: 10 };

/** Rows of one place and period, both brought together, have no order. */
function inAnyOrder(rows: readonly unknown[][]): string[] {
  return rows.map((row) => JSON.stringify(row)).toSorted();
}

function periodOf({ period = null }: Record<string, unknown>): string | null {
  return typeof period === 'number' ? String(period) : (period as string | null);
}

/** As the browser takes a table into a merge. */
function inMemory({ fields, rows }: Table, matcher: PlaceMatcher, steps: number): MergingTable {
  const isNamed = fields.some(({ id }) => id === nameColumn.id);
  return {
    columns: fields.map(({ id, type, info }) => ({ id, type, kind: columnKindOf({ id, type, ...info }) })),
    rows,
    key: isNamed
      ? { by: 'name', field: nameColumn.id, parentField: stateColumn.id, matcher, steps }
      : { by: 'code', field: districtColumn.id, matcher, steps },
    times: fields.filter(({ info }) => info.role === 'time').map(({ id }) => id),
  };
}

async function onServer(
  isle: Isle,
  tables: [Table, Table],
  { how, duplicates, level }: Wishes,
): Promise<Merged> {
  const [left, right] = await Promise.all(
    tables.map(async ({ fields, rows }) => {
      const records = rows.map((row) => Object.fromEntries(fields.map(({ id }, at) => [id, row[at]])));
      const resource_id = await isle.table(fields, records);
      const isNamed = fields.some(({ id }) => id === nameColumn.id);
      const names = { field: nameColumn.id, parent_field: stateColumn.id, scheme: 'isle', level: 'district' };
      const geo = { field: districtColumn.id, scheme: 'isle', level: 'district' };
      return isNamed ? { resource_id, names } : { resource_id, geo };
    }),
  );
  const { result, error } = await isle.call<Merged>('table_merge', {
    left,
    right,
    how,
    duplicates,
    level,
    limit: 500,
  });
  expect(error).toBeUndefined();
  return result;
}

describeStores('a merge in memory', (open) => {
  test('gives the rows and the counts that the same merge of tables gives', async () => {
    const isle = await openIsle(await open());
    const list = async (level: string) =>
      (await isle.server.inject(`/api/areas/isle/${level}/list.json`)).json<ListedLevel>();
    const matcher = createPlaceMatcher([await list('district'), await list('state')]);
    await fc.assert(
      fc.asyncProperty(table, table, wishes, async (one, other, wish) => {
        const { records, total, report } = await onServer(isle, [one, other], wish);
        const together = wish.duplicates === 'aggregate';
        const steps = wish.level === 'state' ? 1 : 0;
        const merge = mergeInMemory(inMemory(one, matcher, steps), inMemory(other, matcher, steps), {
          how: wish.how,
          aggregate: { left: together, right: together },
          keys: ['area_code', 'area_name', ...(report.period.kind === null ? [] : ['period'])],
        });
        const names = [...merge.left.columns, ...merge.right.columns].map(({ as }) => as);
        const rows = merge.rows();
        expect(rows.map((row) => [row.code, row.period])).toEqual(
          records.map((record) => [record['area_code'], periodOf(record)]),
        );
        expect(inAnyOrder(rows.map((row) => [row.code, row.period, ...row.values]))).toEqual(
          inAnyOrder(
            records.map((record) => [
              record['area_code'],
              periodOf(record),
              ...names.map((name) => record[name] ?? null),
            ]),
          ),
        );
        expect([rows.length, merge.counts.rowsOut]).toEqual([total, total]);
        for (const side of ['left', 'right'] as const) {
          const [counts, said] = [merge.counts[side], report[side]];
          expect([counts.rows, counts.resolved, counts.matched]).toEqual([
            said.rows_in,
            said.rows_resolved,
            said.rows_matched,
          ]);
          expect(counts.unmatchedPlaces).toBe(said.unmatched.places);
          expect(counts.alone).toEqual(
            said.without_partner.list.map(({ code: alone, rows: n }) => ({ code: alone, rows: n })),
          );
          expect([counts.duplicateKeys, counts.duplicateRows]).toEqual([
            said.duplicates.keys,
            said.duplicates.rows,
          ]);
          expect(counts.duplicates).toEqual(
            said.duplicates.list.map(({ name: _name, ...duplicate }) => duplicate),
          );
          expect(merge[side].leftOut).toEqual(
            report.warnings
              .filter((warning) => warning.code === 'column_left_out' && warning.side === side)
              .map(({ field, reason }) => ({ field, reason })),
          );
        }
        expect(merge.alignment.alignment).toBe(report.period.alignment);
      }),
      RUNS,
    );
  });
});

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldFor } from '../../fields/field-testing.ts';
import { recordsOf } from '../../fields/fields-of-rows.ts';
import type { ChartSpec } from '../../spec/chart-spec.ts';
import { dataOf } from '../answer/data-of.ts';
import { planChart } from '../plan-chart.ts';
import { CELL_STEPS, cellOf, centreOf } from './point-cells.ts';
import { openDatabase, type Table } from '../query-testing.ts';
import { runPlan } from '../run-plan.ts';
import { toSql } from '../to-sql.ts';

let database: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const number = { kind: 'number', role: 'measure' } as const;
const fields = [
  fieldFor('name'),
  fieldFor('lon', { type: 'float', kind: 'number', coordinate: 'longitude' }),
  fieldFor('lat', { type: 'numeric', kind: 'number', coordinate: 'latitude' }),
  fieldFor('kind'),
  fieldFor('people', { type: 'int', ...number, aggregate: 'sum' }),
  fieldFor('rate', { type: 'float', ...number, aggregate: 'mean', weight: 'people' }),
];
const columns = fields.map(({ id, type }) => ({ id, type: type as 'text' }));
const source = { kind: 'own', name: 'own.csv', columns } as const;
const channels: ChartSpec['channels'] = {
  longitude: { field: 'lon' },
  latitude: { field: 'lat' },
  detail: [{ field: 'name' }],
  size: { field: 'people', aggregate: 'sum' },
  colour: { field: 'rate', aggregate: 'mean', weight: 'people' },
};

const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 9 });
/** Eighths, and the edges of cells of every size among them; some lie beyond the globe. */
const degrees = (limit: number) =>
  fc.oneof(
    fc.integer({ min: -8 * limit - 8, max: 8 * limit + 8 }).map((n) => n / 8),
    fc.constantFrom(-limit, 0, limit),
  );
const rowArbitrary = fc.tuple(
  fc.constantFrom('Ain', 'Orne', 'été'),
  orNull(degrees(180)),
  orNull(degrees(90)),
  orNull(fc.constantFrom('a', 'b', 'é')),
  orNull(fc.integer({ min: 0, max: 50 })),
  orNull(fc.integer({ min: -80, max: 800 }).map((n) => n / 8)),
);

const specs: ChartSpec[] = [
  { version: 1, source, mark: 'point_map', channels },
  {
    version: 1,
    source,
    mark: 'point_map',
    channels: { ...channels, colour: { field: 'kind' }, row: { field: 'kind' } },
    filters: [{ field: 'people', kind: 'range', from: 10 }],
  },
];

test('rows and cells of a map of points are the same in the browser and in the database', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(rowArbitrary, { minLength: 1, maxLength: 60 }),
      fc.constantFrom(...specs),
      fc.constantFrom(0, 5, 1000),
      async (rows, spec, most) => {
        const table: Table = { columns, rows };
        await database.load(table);
        const planned = planChart(spec, fields);
        const plan = { ...planned, ...(planned.points && { points: { ...planned.points, most } }) };
        const inMemory = runPlan(plan, recordsOf(columns, rows));
        const inDatabase = dataOf(plan, await database.ask(toSql(plan, 'table')));
        expect(rounded(inDatabase)).toEqual(rounded(inMemory));
      },
    ),
    { numRuns: 60 },
  );
});

/** Sums of products are added up in any order. */
function rounded(data: ReturnType<typeof runPlan>) {
  return JSON.parse(
    JSON.stringify(data, (_, value: unknown) =>
      typeof value === 'number' ? Number(value.toPrecision(9)) : value,
    ),
  ) as unknown;
}

test('a place lies in a cell whose middle is near, however large cells are', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.constantFrom(...CELL_STEPS),
      fc.integer({ min: -180, max: 180 }),
      (longitude, latitude, step, middle) => {
        const grid = { step, middle };
        const centre = centreOf(grid, cellOf(grid, longitude, latitude));
        expect(Math.abs(centre.latitude - latitude)).toBeLessThanOrEqual(step / 2 + 1e-4);
        const apart = Math.abs(centre.longitude - longitude);
        const cosine = Math.max(Math.cos((centre.latitude * Math.PI) / 180), step / 400);
        expect(Math.min(apart, 360 - apart) * cosine).toBeLessThanOrEqual(step * 1.6 + 1e-4);
      },
    ),
  );
});

test('so many rows as there may be points are shown by themselves, with their names, and one more are not', () => {
  const rows = Array.from({ length: 4001 }, (_, index) => [
    `n${index}`,
    (index % 300) - 150,
    (index % 99) - 49,
    'a',
    1,
    2,
  ]);
  const [spec] = specs;
  if (!spec) throw new Error('no chart');
  const plan = planChart(spec, fields);
  const single = runPlan(plan, recordsOf(columns, rows.slice(1)));
  expect(single.rows).toHaveLength(4000);
  expect(single.points).toEqual({ rows: 4000, without_place: 0, cell: null });
  expect(single.columns.find(({ name }) => name === 'size')?.aggregate).toBeNull();
  const cells = runPlan(plan, recordsOf(columns, rows));
  expect(cells.points?.rows).toBe(4001);
  expect(cells.rows.length).toBeLessThan(2500);
  expect(cells.rows.reduce((sum, row) => sum + Number(row['rows']), 0)).toBe(4001);
  expect(cells.columns.map(({ name }) => name)).not.toContain('detail_0');
});

test('rows without coordinates, or with some that are not on the globe, are counted', () => {
  const rows = [
    ['a', 10, 50, 'x', 1, 2],
    ['b', null, 50, 'x', 1, 2],
    ['c', 10, 91, 'x', 1, 2],
    ['d', -181, 0, 'x', 1, 2],
  ];
  const [spec] = specs;
  const data = spec && runPlan(planChart(spec, fields), recordsOf(columns, rows));
  expect(data?.points).toEqual({ rows: 1, without_place: 3, cell: null });
});

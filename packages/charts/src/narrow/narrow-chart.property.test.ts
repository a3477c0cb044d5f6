import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldFor } from '../fields/field-testing.ts';
import { recordsOf } from '../fields/fields-of-rows.ts';
import { planChart } from '../query/plan-chart.ts';
import { runPlan } from '../query/run-plan.ts';
import type { ChartSpec, Filter, OwnSource } from '../spec/chart-spec.ts';
import type { ReaderChoice } from '../spec/reader-choice.ts';
import { ChartError } from '../values/chart-error.ts';
import { choosableOf } from './choosable.ts';
import { type Choices, listChoices, withoutMoment } from './list-choices.ts';
import { narrowChart, type Narrowed } from './narrow-chart.ts';

const fields = [
  fieldFor('row', { type: 'text' }),
  fieldFor('state', { kind: 'place' }),
  fieldFor('urban', { type: 'bool', kind: 'boolean' }),
  fieldFor('year', { type: 'int', kind: 'time' }),
  fieldFor('day', { type: 'date', kind: 'time' }),
];
const columns: OwnSource['columns'] = fields.map(({ id, type }) => ({ id, type: type as 'text' }));

const states = ['Assam', 'Goa', 'Bihar', ''];
const years = [2009, 2010, 2011, 2012];
const days = ['2009-12-31', '2010-01-01', '2010-02-28', '2011-06-30', '2012-02-29'];
const orNull = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null, freq: 5 });

const rowsArbitrary = fc.array(
  fc.tuple(
    orNull(fc.constantFrom(...states)),
    orNull(fc.boolean()),
    orNull(fc.constantFrom(...years)),
    orNull(fc.constantFrom(...days)),
  ),
  { minLength: 1, maxLength: 12 },
);
const filterArbitrary: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({
    field: fc.constant('state'),
    kind: fc.constantFrom('one_of' as const, 'none_of' as const),
    values: fc.array(orNull(fc.constantFrom(...states)), { maxLength: 3 }),
  }),
  fc.record({
    field: fc.constant('year'),
    kind: fc.constant('one_of' as const),
    values: fc.array(fc.constantFrom(...years), { minLength: 1, maxLength: 2 }),
  }),
  fc.record({
    field: fc.constant('day'),
    kind: fc.constant('range' as const),
    from: fc.constantFrom('2010', '2010-01', '2010-01-01'),
    to: fc.constantFrom('2010', '2011-06', '2012-02-29'),
  }),
);
const specArbitrary = fc.record({
  mark: fc.constantFrom('bar' as const, 'line' as const, 'table' as const, 'choropleth' as const),
  x: fc.constantFrom('state', 'urban', 'year'),
  time_unit: fc.constantFrom('year' as const, 'quarter' as const, 'month' as const, 'week' as const),
  isOverDays: fc.boolean(),
  filters: fc.array(filterArbitrary, { maxLength: 3 }),
});
/** Mostly what there is to choose, by its place in the list; sometimes anything else. */
const picked = fc.oneof(
  { weight: 5, arbitrary: fc.nat(12) },
  { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
);
const wishArbitrary = fc.record({
  time: fc.option(picked),
  from: fc.option(picked),
  to: fc.option(picked),
  show: fc.option(fc.array(picked, { maxLength: 3 })),
  hide: fc.option(fc.array(picked, { maxLength: 2 })),
  isStrange: fc.integer({ min: 0, max: 8 }).map((number) => number === 0),
});
type Wish = typeof wishArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

/** The choice of a wish: for what the chart offers, unless it is a strange one. */
function choiceOf({ time, from, to, show, hide, isStrange }: Wish, choices: Choices): ReaderChoice {
  const times = choices.time?.values ?? [];
  const values = (choices.categories?.values ?? []).map(({ value }) => String(value ?? ''));
  const nthOf = (list: readonly string[]) => (one: string | number) =>
    typeof one === 'string' ? one : (list[one % Math.max(1, list.length)] ?? 'none');
  const isMoment = choices.time?.kind === 'moment';
  const isRange = choices.time?.kind === 'range';
  return {
    ...(time !== null && (isMoment || isStrange) && { time: nthOf(times)(time) }),
    ...(from !== null && (isRange || isStrange) && { from: nthOf(times)(from) }),
    ...(to !== null && (isRange || isStrange) && { to: nthOf(times)(to) }),
    ...(show && (choices.categories || isStrange) && { show: show.map(nthOf(values)) }),
    ...(hide && (choices.categories || isStrange) && { hide: hide.map(nthOf(values)) }),
  };
}

test('whatever a reader asks for, no row shows that the filters of the chart leave out', async () => {
  let narrowed = 0;
  await fc.assert(
    fc.asyncProperty(rowsArbitrary, specArbitrary, wishArbitrary, async (cells, shape, wish) => {
      const rows = cells.map((row, index) => [String(index), ...row]);
      const spec = specOf(shape, rows);
      const rowsOf = (chart: ChartSpec) => rowsThrough(chart, rows);
      const choosable = choosableOf(spec, fields);
      const choices = await listChoices(spec, choosable, async (question) =>
        runPlan(planChart(question, fields), recordsOf(columns, rows)),
      );
      const choice = choiceOf(wish, choices);
      const found = narrowedOrRefused(spec, choices, choice);
      if (!found) return;
      const open = choosable.time ? withoutMoment(spec, choosable.time) : spec;
      // Only another moment shows other rows, and those no other filter leaves out.
      const allowed = rowsOf(found.chosen.time === undefined ? spec : open);
      expect(allowed).toEqual(expect.arrayContaining(rowsOf(found.spec)));
      expect(found.spec.filters ?? []).toEqual(expect.arrayContaining(open.filters ?? []));
      // Its short form is the same choice.
      expect(narrowChart(spec, choices, found.chosen)).toEqual(found);
      if (Object.keys(found.chosen).length > 0) narrowed += 1;
    }),
    { numRuns: 400 },
  );
  expect(narrowed).toBeGreaterThan(10);
});

/** Undefined where the choice is refused as one; other errors are ours. */
function narrowedOrRefused(spec: ChartSpec, choices: Choices, choice: ReaderChoice): Narrowed | undefined {
  try {
    return narrowChart(spec, choices, choice);
  } catch (error) {
    if (error instanceof ChartError && error.code.startsWith('choice_')) return undefined;
    throw error;
  }
}

type Cells = NonNullable<OwnSource['rows']>;

function specOf({ mark, x, time_unit, isOverDays, filters }: SpecShape, rows: Cells): ChartSpec {
  const y = { aggregate: 'count' as const };
  const channels =
    mark === 'choropleth'
      ? { geo: { field: 'state' }, colour: y }
      : isOverDays
        ? { x: { field: 'day', time_unit }, y, colour: { field: x } }
        : { x: { field: x }, y };
  return { version: 1, source: { kind: 'own', name: 'a.csv', columns, rows }, mark, channels, filters };
}

type SpecShape = typeof specArbitrary extends fc.Arbitrary<infer Shape> ? Shape : never;

/** The rows that the filters of a chart let through. */
function rowsThrough({ source, filters = [] }: ChartSpec, rows: Cells): unknown[] {
  const table: ChartSpec = {
    version: 1,
    source,
    mark: 'table',
    channels: { detail: [{ field: 'row' }] },
    filters,
  };
  return runPlan(planChart(table, fields), recordsOf(columns, rows)).rows.map((row) => row['detail_0']);
}

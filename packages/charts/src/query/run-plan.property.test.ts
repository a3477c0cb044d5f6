import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsOf } from '../fields/fields-of-rows.ts';
import { aggregates, marks, timeUnits } from '../spec/vocabulary.ts';
import type { Channel, ChartSpec, Filter } from '../spec/chart-spec.ts';
import type { ChartField } from '../spec/chart-field.ts';
import { ChartError } from '../values/chart-error.ts';
import { dataOf } from './answer/data-of.ts';
import { planChart } from './plan-chart.ts';
import { fieldFor } from '../fields/field-testing.ts';
import { openDatabase, type Table } from './query-testing.ts';
import { runPlan } from './run-plan.ts';
import { toSql } from './to-sql.ts';

/** Columns of every kind; figures are eighths, so that no order of adding up changes a sum. */
const fields: ChartField[] = [
  fieldFor('Place "name"'),
  fieldFor('code', { type: 'int' }),
  fieldFor('is urban', { type: 'bool', kind: 'boolean' }),
  fieldFor('year', { type: 'int', kind: 'time' }),
  fieldFor('day', { type: 'date', kind: 'time' }),
  fieldFor('moment', { type: 'timestamp', kind: 'time' }),
  fieldFor('people', { type: 'int', kind: 'number', role: 'measure', aggregate: 'sum' }),
  fieldFor('rate', { type: 'float', kind: 'number', role: 'measure', aggregate: 'mean' }),
  fieldFor('amount', { type: 'numeric', kind: 'number', role: 'measure', aggregate: 'sum' }),
];
const columns = fields.map(({ id, type }) => ({ id, type: type as 'text' }));

const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 6 });
const dayArbitrary = fc
  .date({ min: new Date('1896-02-27'), max: new Date('2024-03-02'), noInvalidDate: true })
  .map((date) => date.toISOString());
const cells = {
  text: fc.constantFrom(
    'Ain',
    "O'Neil",
    'été',
    'Zoë',
    '10',
    '9',
    '',
    '\u{1F600}',
    '\uFFFD',
    'ain',
    '"; drop',
  ),
  code: fc.integer({ min: 1, max: 5 }),
  year: fc.integer({ min: 2009, max: 2013 }),
  eighths: fc.integer({ min: -80, max: 800 }).map((n) => n / 8),
};
const rowArbitrary = fc.tuple(
  orNull(cells.text),
  orNull(cells.code),
  orNull(fc.boolean()),
  orNull(cells.year),
  orNull(dayArbitrary.map((text) => text.slice(0, 10))),
  orNull(dayArbitrary.map((text) => text.slice(0, 19))),
  orNull(fc.integer({ min: 0, max: 50 })),
  orNull(cells.eighths),
  orNull(cells.eighths),
);

const fieldNames = [...fields.map(({ id }) => id), 'twice', 'flag', 'words'];
const channelArbitrary: fc.Arbitrary<Channel> = fc.record(
  {
    field: fc.constantFrom(...fieldNames),
    aggregate: fc.constantFrom(...aggregates),
    weight: fc.constantFrom('people', 'amount'),
    time_unit: fc.constantFrom(...timeUnits),
    bin: fc.oneof(
      fc.record({ count: fc.integer({ min: 2, max: 12 }) }),
      fc.record({ step: fc.constantFrom(0.1, 0.25, 3, 10) }),
    ),
    sort: fc.record(
      {
        by: fc.constantFrom('label', 'x', 'y', 'colour', 'size', 'theta'),
        order: fc.constantFrom('ascending', 'descending'),
      },
      { requiredKeys: ['order'] },
    ),
    top: fc.record({ count: fc.integer({ min: 1, max: 4 }), other: fc.boolean() }),
  },
  { requiredKeys: [] },
);

const filterArbitrary: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({
    field: fc.constant('Place "name"'),
    kind: fc.constantFrom('one_of', 'none_of'),
    values: fc.array(orNull(cells.text), { maxLength: 5 }),
  }),
  fc.record({
    field: fc.constantFrom('code', 'year', 'people', 'twice'),
    kind: fc.constantFrom('one_of', 'none_of'),
    values: fc.array(orNull(fc.integer({ min: 0, max: 2012 })), { maxLength: 5 }),
  }),
  fc.record({
    field: fc.constantFrom('day', 'moment'),
    kind: fc.constantFrom('one_of', 'none_of'),
    values: fc.array(orNull(fc.oneof(fc.constantFrom('1999', '2011-06', 2012), dayArbitrary)), {
      maxLength: 4,
    }),
  }),
  fc.record(
    {
      field: fc.constantFrom('day', 'moment'),
      kind: fc.constant('range'),
      from: fc.constantFrom('1950', '1999-02', '2001-02-03'),
      to: fc.constantFrom('1999', 2004, '2011-06', '2011-06-30', '2020-01-01T10:00:00'),
    },
    { requiredKeys: ['field', 'kind'] },
  ),
  fc.record(
    {
      field: fc.constantFrom('people', 'rate', 'code'),
      kind: fc.constant('range'),
      from: fc.integer({ min: -5, max: 20 }),
      to: fc.integer({ min: 0, max: 60 }),
    },
    { requiredKeys: ['field', 'kind'] },
  ),
  fc.record({
    field: fc.constantFrom('Place "name"', 'words'),
    kind: fc.constant('contains'),
    text: fc.constantFrom('AI', "'", 'É', '1', '%'),
  }),
);

const specArbitrary: fc.Arbitrary<ChartSpec> = fc.record({
  version: fc.constant(1),
  source: fc.constant({ kind: 'own', name: 'rows.csv', columns }),
  mark: fc.constantFrom(...marks),
  channels: fc.record(
    {
      x: channelArbitrary,
      y: channelArbitrary,
      colour: channelArbitrary,
      size: channelArbitrary,
      theta: channelArbitrary,
      row: channelArbitrary,
      geo: fc.record({ field: fc.constant('code') }),
      detail: fc.array(channelArbitrary, { maxLength: 2 }),
      tooltip: fc.array(channelArbitrary, { maxLength: 2 }),
    },
    { requiredKeys: [] },
  ),
  filters: fc.array(filterArbitrary, { maxLength: 2 }),
  computed: fc.constant([
    { id: 'twice', expression: 'people * 2 - coalesce(rate, 0.5)' },
    { id: 'flag', expression: 'twice > 10 and not contains([Place "name"], "a")' },
    { id: 'words', expression: 'concat(lower([Place "name"]), " ", text(code), if(flag, "!", null))' },
  ]),
});

const rowsArbitrary = fc.array(rowArbitrary, { maxLength: 40 });
const limitArbitrary = fc.constantFrom(3, 7, 32_000);

let database: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

test('the same rows give the same figures in the browser and in the database', async () => {
  let drawn = 0;
  await fc.assert(
    fc.asyncProperty(specArbitrary, rowsArbitrary, limitArbitrary, async (spec, rows, limit) => {
      const whole = planned(withoutUnfit(spec));
      if (!whole) return;
      const plan = { ...whole, limit: Math.min(limit, whole.limit) };
      const table: Table = { columns, rows };
      await database.load(table);
      const asked = dataOf(plan, await database.ask(toSql(plan, 'table')));
      const run = runPlan(plan, recordsOf(columns, rows));
      drawn++;
      // Rounding would tear apart what lies on both sides of a half.
      expect(alignedWith(asked, run)).toEqual(asked);
    }),
    { numRuns: 300, interruptAfterTimeLimit: 20_000 },
  );
  expect(drawn).toBeGreaterThan(10);
});

/** What a chart says that its columns do not allow is left out, so that most charts can be drawn. */
function withoutUnfit(spec: ChartSpec): ChartSpec {
  const inexact = /"(variance|stdev)"/.test(JSON.stringify(spec));
  const fit = (channel: Channel): Channel => {
    const { aggregate, time_unit, bin, ...rest } = channel;
    const candidates: Channel[] = [
      channel,
      { ...rest, ...(aggregate && { aggregate }) },
      { ...rest, ...(bin && { bin }) },
    ];
    candidates.push({ ...rest, ...(time_unit && { time_unit }) }, rest, { aggregate: 'count' });
    const isDrawn = (one: Channel) => planned({ ...spec, mark: 'bar', channels: { x: one } }) !== undefined;
    const found = candidates.find(isDrawn) ?? { aggregate: 'count' };
    // Variances are not exact, so an order by them is none.
    const { sort: _sort, top: _top, ...unordered } = found;
    return inexact ? unordered : found;
  };
  const { geo, detail, tooltip, ...single } = spec.channels;
  return {
    ...spec,
    channels: {
      ...Object.fromEntries(Object.entries(single).map(([name, channel]) => [name, fit(channel)])),
      ...(geo && { geo }),
      ...(detail && { detail: detail.map(fit) }),
      ...(tooltip && { tooltip: tooltip.map(fit) }),
    },
  };
}

function planned(spec: ChartSpec) {
  try {
    return planChart(spec, fields);
  } catch (error) {
    if (error instanceof ChartError) return undefined;
    throw error;
  }
}

/** A value, its numbers replaced by those of another one where they differ in their last digits only. */
function alignedWith(other: unknown, value: unknown): unknown {
  if (typeof value === 'number' && typeof other === 'number') {
    const isNear = Math.abs(value - other) <= 1e-9 * Math.max(Math.abs(value), Math.abs(other));
    return isNear ? other : value;
  }
  if (Array.isArray(value) && Array.isArray(other)) {
    return value.map((one, index) => alignedWith(other[index], one));
  }
  if (isRecord(value) && isRecord(other)) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, alignedWith(other[key], one)]));
  }
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

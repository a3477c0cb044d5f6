import { expect, test } from 'vitest';
import { fieldFor } from '../fields/field-testing.ts';
import { planChart } from '../query/plan-chart.ts';
import { runPlan } from '../query/run-plan.ts';
import { columnHeadings } from '../read/column-headings.ts';
import { tableOf } from '../read/table-of.ts';
import type { Channels, ChartSpec } from '../spec/chart-spec.ts';
import { completeSpec } from '../suggest/complete-spec.ts';
import { describeChart } from './describe-chart.ts';

const measure = { type: 'float', kind: 'number', role: 'measure' } as const;
const fields = [
  fieldFor('state', { label: 'State', distinct: 62 }),
  fieldFor('year', { label: 'Year', type: 'int', kind: 'time' }),
  fieldFor('people', { ...measure, label: 'Population', unit: 'persons', aggregate: 'sum' }),
  fieldFor('age', {
    ...measure,
    label: 'Life expectancy',
    unit: 'years',
    aggregate: 'mean',
    weight: 'people',
  }),
  fieldFor('mag', { ...measure, label: 'Magnitude', aggregate: 'mean' }),
  fieldFor('money', { ...measure, label: 'Receipts', unit: 'thousand US dollars', aggregate: 'sum' }),
];

/** State 62 has the most people, state 1 the fewest; two years each. */
const rows = Array.from({ length: 124 }, (_, index) => ({
  state: `S${(index % 62) + 1}`,
  year: index < 62 ? 2000 : 2005,
  people: (index % 62) + 1,
  age: index % 62 < 31 ? 60 : 70,
  mag: 1,
  money: 1_000_000,
}));

function draw(mark: ChartSpec['mark'], channels: Channels, more: Partial<ChartSpec> = {}) {
  const source = { kind: 'table', resource_id: 'r' } as const;
  const spec = completeSpec({ version: 1, source, mark, channels, ...more }, fields);
  return { spec, data: runPlan(planChart(spec, fields), rows) };
}

function say({ spec, data }: ReturnType<typeof draw>, locale: 'en' | 'fr' = 'en') {
  const { subtitle, summary } = describeChart(spec, data, { locale });
  return { subtitle, summary: summary.replaceAll('\u00a0', ' ') };
}

test('a chart of the greatest says how many there are, and its words are about all of them', () => {
  const bars = draw('bar', { y: { field: 'state' }, x: { field: 'people' } });
  expect(say(bars)).toEqual({
    subtitle: 'persons, sum, 60 of 62, the greatest',
    summary:
      'In persons, sum, 60 of 62, the greatest. Highest: S62 (124); lowest of all: S1 (2); the middle value of all is 63.',
  });
  expect(say(bars, 'fr').subtitle).toBe('persons, somme, 60 sur 62, les plus grandes valeurs');
  expect(columnHeadings(bars.spec, bars.data, { locale: 'en' })).toEqual([
    'Population (persons, sum)',
    'State (60 of 62, the greatest)',
  ]);
});

test('where the greatest are split further, nothing is said of those that are left out', () => {
  const y = {
    field: 'state',
    sort: { by: 'x', order: 'descending' },
    top: { count: 2, other: false },
  } as const;
  const { summary } = say(draw('bar', { y, x: { field: 'people' }, colour: { field: 'year' } }));
  expect(summary).toContain('4 values shown. Highest: S62, 2005 (62); the lowest of these: S61, 2000 (61).');
});

test('others that are put together are no lowest or highest value', () => {
  const y = {
    field: 'state',
    sort: { by: 'x', order: 'descending' },
    top: { count: 2, other: true },
  } as const;
  const { subtitle, summary } = say(draw('bar', { y, x: { field: 'people' } }));
  expect(subtitle).toBe('persons, sum, the 2 greatest of 62, the others together');
  expect(summary).toContain('2 values shown. Highest: S62 (124); the lowest of these: S61 (122).');
});

test('a mean says so, and what weighs it; where each figure is one row there is nothing to say', () => {
  const x = { field: 'year' };
  expect(say(draw('line', { x, y: { field: 'age' } })).subtitle).toBe('mean, weighted by population');
  const { spec, data } = draw('line', { x, y: { field: 'mag' } });
  expect(describeChart(spec, data, { locale: 'en' }).title).toBe('Magnitude (mean) over time');
  expect(say({ spec, data }).subtitle).toBeUndefined();
  const single = { filters: [{ field: 'state', kind: 'one_of' as const, values: ['S1'] }] };
  expect(say(draw('line', { x, y: { field: 'age' } }, single)).subtitle).toBe('State: S1');
});

test('steps of time that put rows together are named', () => {
  const days = rows.map((row, index) => ({
    ...row,
    day: `2000-01-${String((index % 28) + 1).padStart(2, '0')}`,
  }));
  const known = [...fields, fieldFor('day', { label: 'Day', type: 'date', kind: 'time', time_unit: 'week' })];
  const source = { kind: 'table', resource_id: 'r' } as const;
  const channels = { x: { field: 'day' }, y: { field: 'people' } };
  const spec = completeSpec({ version: 1, source, mark: 'line', channels }, known);
  const data = runPlan(planChart(spec, known), days);
  expect(say({ spec, data }).subtitle).toBe('persons, sum by week');
});

test('the rows that take part are named', () => {
  const subtitle = (filters: ChartSpec['filters']) =>
    say(draw('bar', { x: { field: 'year' }, y: { field: 'people' } }, { filters })).subtitle;
  expect(subtitle([{ field: 'year', kind: 'one_of', values: [2005] }])).toBe('persons, sum, 2005');
  expect(subtitle([{ field: 'state', kind: 'none_of', values: ['S1', 'S2', 'S3', 'S4', 'S5'] }])).toBe(
    'persons, sum, State: all but S1, S2, S3 and 2 more',
  );
  expect(subtitle([{ field: 'people', kind: 'range', from: 10 }])).toBe('persons, sum, Population: from 10');
  expect(subtitle([{ field: 'state', kind: 'contains', text: 'S' }])).toBe('persons, sum, State: “S”');
});

test('figures in thousands are written as single ones on charts, and stay as they are in files', () => {
  const money = draw('line', { x: { field: 'year' }, y: { field: 'money' } });
  expect(say(money)).toMatchObject({
    subtitle: 'US dollars, sum',
    summary: expect.stringContaining('62B (2000 and 2005)'),
  });
  expect(tableOf(money.spec, money.data, { locale: 'en' }).rows[0]?.[1]).toBe('62,000,000,000');
  expect(columnHeadings(money.spec, money.data, { locale: 'en' })[1]).toBe(
    'Receipts (thousand US dollars, sum)',
  );
  expect(money.data.rows[0]).toMatchObject({ y: 62_000_000 });
});

test('a chart of a visitor names its maker before the source', () => {
  const { spec, data } = draw(
    'line',
    { x: { field: 'year' }, y: { field: 'mag' } },
    { caption: { source: 'USGS' } },
  );
  const caption = (maker: { name: string | null }) =>
    describeChart(spec, data, { locale: 'en', maker }).caption;
  expect(caption({ name: 'Ada' })).toBe('Chart: Ada, a visitor. Source: USGS.');
  expect(caption({ name: null })).toBe('Chart made by a visitor. Source: USGS.');
});

test('a filter that leaves out the places a merge did not recognise says so', () => {
  const known = [...fields, fieldFor('area_code', { label: 'County code' })];
  const filters = [{ field: 'area_code', kind: 'none_of' as const, values: ['-2'] }];
  const spec = { ...draw('line', { x: { field: 'year' }, y: { field: 'mag' } }).spec, filters };
  const data = runPlan(
    planChart(spec, known),
    rows.map((row) => ({ ...row, area_code: '01' })),
  );
  expect(say({ spec, data }).subtitle).toBe('County code: all but place not recognised');
  expect(say({ spec, data }, 'fr').subtitle).toBe('County code\u00a0: tout sauf lieu non reconnu');
});

test('a chart of codes that are read as names says what the places are', () => {
  const { spec, data } = draw('bar', { x: { field: 'state', label: 'FIPS code' }, y: { field: 'people' } });
  const title = (locale: 'en' | 'fr', more: Partial<(typeof data.columns)[number]>) => {
    const columns = data.columns.map((column) => (column.name === 'x' ? { ...column, ...more } : column));
    return describeChart(spec, { ...data, columns }, { locale }).title;
  };
  const names = { S1: 'Alameda' };
  expect(title('en', {})).toBe('Population, by FIPS code');
  expect(title('en', { names, level: 'county' })).toBe('Population, by county');
  expect(title('fr', { names, level: 'county' })).toBe('Population, par comté');
  // Of a level that has no word in the reader's language the column says what it is.
  expect(title('en', { names, level: 'parish' })).toBe('Population, by FIPS code');
});

test('a column of places keeps a name that says more than what they are', () => {
  const { spec, data } = draw('bar', { x: { field: 'state', label: 'Home state' }, y: { field: 'people' } });
  const columns = data.columns.map((column) =>
    column.name === 'x' ? { ...column, names: { S1: 'Alameda' }, level: 'state' } : column,
  );
  expect(describeChart(spec, { ...data, columns }, { locale: 'en' }).title).toBe('Population, by home state');
});

test('sources that are stored as one list are listed as the reader’s language does', () => {
  const source = 'USGS, Reston; Census Bureau';
  const caption = { source, years: '1955-2005; 2010' };
  const { spec, data } = draw('line', { x: { field: 'year' }, y: { field: 'mag' } }, { caption });
  const said = (locale: 'en' | 'fr') => describeChart(spec, data, { locale }).caption;
  expect(said('en')).toBe('Source: USGS, Reston; Census Bureau, 1955–2005; 2010.');
  expect(said('fr')).toBe('Source\u00a0: USGS, Reston\u202f; Census Bureau, 1955–2005\u202f; 2010.');
});

test('places that a filter chooses by code are said by name, where the chart does not show them, too', () => {
  const filters = [{ field: 'county', kind: 'one_of' as const, values: ['06001', '06999'] }];
  const fieldsOfFilter = [...fields, fieldFor('county', { label: 'County' })];
  const spec = { ...draw('line', { x: { field: 'year' }, y: { field: 'mag' } }).spec, filters };
  const rowsOfCounty = rows.map((row) => ({ ...row, county: '06001' }));
  const figures = runPlan(planChart(spec, fieldsOfFilter), rowsOfCounty);
  const names = { '06001': 'Alameda (06001)' };
  const data = { ...figures, filtered: (figures.filtered ?? []).map((column) => ({ ...column, names })) };
  expect(say({ spec, data }).subtitle).toBe('County: Alameda (06001), 06999');
});

test('a chart of a few says in its title whom it is of, and in which unit, as one would say it', () => {
  const lines = (values: string[], more: Partial<ChartSpec> = {}) => {
    const { spec, data } = draw(
      'line',
      { x: { field: 'year' }, y: { field: 'age' }, colour: { field: 'state' } },
      { filters: [{ field: 'state', kind: 'one_of', values }], ...more },
    );
    return (locale: 'en' | 'fr' = 'en') => describeChart(spec, data, { locale });
  };
  const three = lines(['S1', 'S2', 'S3']);
  expect(three()).toMatchObject({ title: 'Life expectancy in years over time: S1, S2 and S3' });
  expect(three().subtitle).toBeUndefined();
  expect(three('fr').title).toBe('Life expectancy en years au fil du temps\u00a0: S1, S2 et S3');
  expect(lines(['S1'])().title).toBe('Life expectancy in years over time: S1');
  const five = lines(['S1', 'S2', 'S3', 'S4', 'S5'])();
  expect(five).toMatchObject({
    title: 'Life expectancy in years, by state',
    subtitle: 'State: S1, S2, S3 and 2 more',
  });
  // Under a title of somebody's own it is said what is measured, and words without it say all.
  const own = lines(['S1', 'S2'], { title: 'Longer lives' })();
  expect(own.subtitle).toBe('Life expectancy in years over time: S1 and S2');
  expect(own.summary).toMatch(/^In years, State: S1, S2\. /);
});

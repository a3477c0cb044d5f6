import { expect, test } from 'vitest';
import { describeChart } from '../describe/describe-chart.ts';
import { fieldsOfRows, recordsOf } from '../fields/fields-of-rows.ts';
import { planChart } from '../query/plan-chart.ts';
import { runPlan } from '../query/run-plan.ts';
import type { Channel, Channels, ChartSpec, OwnSource } from '../spec/chart-spec.ts';
import type { Mark } from '../spec/vocabulary.ts';
import { layOutChart } from './lay-out-chart.ts';
import { pointsOf } from './points-of.ts';

const figure = { field: 'v', aggregate: 'sum' } as const;
const v = { id: 'v', type: 'float', role: 'measure' } as const;
const place = { id: 'place', type: 'text', role: 'dimension' } as const;
const year = { id: 'year', type: 'int', role: 'time' } as const;

/** A chart of rows of its own, drawn and told. */
function chartOf(
  mark: Mark,
  columns: OwnSource['columns'],
  rows: (string | number | null)[][],
  channels: Channels,
  locale: 'en' | 'fr' = 'en',
) {
  const spec: ChartSpec = {
    version: 1,
    source: { kind: 'own', name: 'f.csv', columns, rows },
    mark,
    channels,
  };
  const data = runPlan(planChart(spec, fieldsOfRows(columns, rows)), recordsOf(columns, rows));
  const options = { theme: 'light', locale, width: 640 } as const;
  const { shapes } = layOutChart(spec, data, options);
  const texts = (shapes.labels ?? []).map(({ text }) => text);
  return { shapes, texts, told: describeChart(spec, data, options), points: pointsOf(spec, data, options) };
}

const bars = (rows: [string, number][], scale: Channel['scale'] = {}) =>
  chartOf('bar', [place, v], rows, { x: { field: 'place' }, y: { ...figure, scale } });

test('a line whose axis ends inside its figures stays in its plot, with arrows where it goes on, and says so', () => {
  const rows = [
    [2000, 5],
    [2001, 50],
    [2002, -30],
    [2003, 8],
  ];
  const channels = { x: { field: 'year' }, y: { ...figure, scale: { domain: [0, 20] as [number, number] } } };
  const { shapes, told, points } = chartOf('line', [year, v], rows, channels);
  const heights = (shapes.strokes ?? []).flatMap(({ points: course }) => course.map(({ y }) => y));
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  const marks = (shapes.rules ?? []).map(({ y }) => y);
  expect(top).toBeGreaterThanOrEqual(Math.min(...marks) - 0.5);
  expect(bottom).toBeLessThanOrEqual(Math.max(...marks) + 0.5);
  expect((shapes.dots ?? []).map(({ symbol }) => symbol)).toEqual([
    'triangle-up',
    'triangle-up',
    'triangle-down',
    'triangle-down',
  ]);
  expect(points).toHaveLength(2);
  expect(told.subtitle).toBe('beyond the axis: 2001 (50), 2002 (\u221230)');
  expect(chartOf('line', [year, v], rows, channels, 'fr').told.subtitle).toContain('hors de l’axe\u00a0:');
});

test('bars end at an axis that begins at 97, over no name, and it is said', () => {
  const { shapes, told } = bars(
    [
      ['A', 98],
      ['B', 99],
    ],
    { domain: [97, 100] },
  );
  const feet = (shapes.boxes ?? []).map(({ y, y2 }) => Math.max(y, y2));
  const names = (shapes.labels ?? []).filter(({ text }) => ['A', 'B'].includes(text));
  for (const foot of feet) expect(foot).toBeLessThan(Math.min(...names.map(({ y }) => y)) - 8);
  expect(told.subtitle).toBe('the axis does not begin at zero');
});

test('areas and stacks that end beyond a chosen axis are cut at it, and the sum is said', () => {
  const kind = { id: 'kind', type: 'text', role: 'dimension' } as const;
  const rows = [
    [2018, 'a', 8],
    [2018, 'b', 9],
    [2019, 'a', 4],
    [2019, 'b', 5],
  ];
  const { shapes, told } = chartOf('area', [year, kind, v], rows, {
    x: { field: 'year' },
    y: { ...figure, scale: { domain: [0, 10] } },
    colour: { field: 'kind' },
  });
  const heights = (shapes.ribbons ?? []).flatMap(({ points }) => points.flatMap(({ y, y2 }) => [y, y2]));
  const top = Math.min(...(shapes.rules ?? []).map(({ y }) => y));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(top - 0.5);
  expect(told.subtitle).toBe('beyond the axis: 2018 (17)');
});

test('a ring with a part below zero says that it is not drawn, and that shares are of those shown', () => {
  const rows: [string, number][] = [
    ['Fossil', 10],
    ['Land use', -4],
    ['Other', 3],
  ];
  const channels = { theta: figure, colour: { field: 'place' } };
  const { told } = chartOf('arc', [place, v], rows, channels);
  expect(told.subtitle).toBe('not drawn, as it is below zero: Land use (\u22124)');
  expect(told.summary).toContain('77\u00a0% of those shown');
  expect(told.summary).not.toContain('of all');
  const french = chartOf('arc', [place, v], rows, channels, 'fr').told;
  expect(french.subtitle).toBe('non dessinée, car négative\u00a0: Land use (\u22124)');
});

test('a ring of thirty parts names the greatest', () => {
  const rows = Array.from({ length: 30 }, (_, index): [string, number] => [`K${index}`, index + 1]);
  const { texts, told } = chartOf('arc', [place, v], rows, { theta: figure, colour: { field: 'place' } });
  const greatest = Array.from({ length: 12 }, (_, index) => `K${29 - index}`);
  expect(texts.filter((text) => text.startsWith('K'))).toEqual(greatest);
  expect(texts).toContain('18 others');
  expect(told.summary).toContain('The largest part is K29: 30');
});

test('what is put together is not the largest part of a ring', () => {
  const rows = Array.from({ length: 9 }, (_, index): [string, number] => [`K${index}`, index + 1]);
  const colour = { field: 'place', top: { count: 2, other: true } };
  const { told } = chartOf('arc', [place, v], rows, { theta: figure, colour });
  expect(told.summary).toContain('The largest part is K8: 9, 20\u00a0% of all.');
});

test('a logarithmic axis says which figures it has no place for, and shows the least of the others', () => {
  const { shapes, told } = bars(
    [
      ['A', 0],
      ['B', 1],
      ['C', 10],
      ['D', 1000],
      ['E', -5],
    ],
    { type: 'log' },
  );
  expect(told.subtitle).toBe('not drawn, as a logarithmic axis has no place for them: A (0), E (\u22125)');
  const heights = (shapes.boxes ?? []).map(({ y, y2 }) => Math.abs(y2 - y));
  expect(heights).toHaveLength(3);
  expect(Math.min(...heights)).toBeGreaterThan(8);
});

test('stacked areas that change their sign do not overlap', () => {
  const kind = { id: 'kind', type: 'text', role: 'dimension' } as const;
  const rows = [
    [2018, 'Fossil', 10],
    [2018, 'Land use', -4],
    [2018, 'Other', 3],
    [2019, 'Fossil', 8],
    [2019, 'Land use', -6],
    [2019, 'Other', 4],
    [2020, 'Fossil', 6],
    [2020, 'Land use', 5],
    [2020, 'Other', -2],
  ];
  const { shapes } = chartOf('area', [year, kind, v], rows, {
    x: { field: 'year' },
    y: figure,
    colour: { field: 'kind' },
  });
  // Between two places edges are straight: areas that lie apart at both lie apart between them.
  for (const index of [0, 1, 2]) {
    const stretches = (shapes.ribbons ?? []).map(({ points }) => {
      const { y = 0, y2 = 0 } = points[index] ?? {};
      return [Math.min(y, y2), Math.max(y, y2)] as const;
    });
    const sorted = stretches.toSorted(([a, b], [c, d]) => a - c || b - d);
    for (const [at, [top]] of sorted.entries()) {
      expect(top).toBeGreaterThanOrEqual((sorted[at - 1]?.[1] ?? -Infinity) - 0.01);
    }
  }
});

test('shares of parts of which some are below zero are said to be of all amounts', () => {
  const kind = { id: 'kind', type: 'text', role: 'dimension' } as const;
  const rows = [
    [2018, 'a', 10],
    [2018, 'b', -4],
  ];
  const { told } = chartOf('bar', [year, kind, v], rows, {
    x: { field: 'year' },
    y: { ...figure, scale: { stack: 'normalize' } },
    colour: { field: 'kind' },
  });
  expect(told.subtitle).toContain('shares of the sum of all amounts, whatever their sign');
});

test('an axis of tiny figures has different labels', () => {
  const { texts } = bars([
    ['A', 1.2e-7],
    ['B', 5e-7],
    ['C', 0],
  ]);
  const marks = texts.filter((text) => /^\d/.test(text));
  expect(marks).toEqual(['0', '1E\u22127', '2E\u22127', '3E\u22127', '4E\u22127', '5E\u22127']);
});

test('names that differ at their end alone are told apart', () => {
  const long =
    'Ministry of Health and Family Welfare, Department of Rural Development and Panchayati Raj, zone';
  const rows = [0, 1, 2, 3, 4, 5].map((zone): [string, number] => [`${long} ${zone}`, zone + 5]);
  const sideways = { y: { field: 'place' }, x: figure };
  const ends = (texts: string[]) => new Set(texts.filter((text) => /zone \d$/.test(text)));
  expect(ends(chartOf('bar', [place, v], rows, sideways).texts).size).toBe(6);
  expect(
    ends(chartOf('arc', [place, v], rows, { theta: figure, colour: { field: 'place' } }).texts).size,
  ).toBe(6);
});

test('bars of a skewed measure have their own figures', () => {
  const rows = [0.1, 0.15, 0.2, 1.13, 2.5, 900].map((value, index): [string, number] => [`S${index}`, value]);
  const { texts, told, points } = chartOf('bar', [place, v], rows, { y: { field: 'place' }, x: figure });
  expect(texts).toEqual(expect.arrayContaining(['0.1', '0.15', '0.2', '1.1', '2.5', '900']));
  expect(told.summary).toContain('lowest: S0 (0.1)');
  expect(points.map(({ lines }) => lines.map(({ value }) => value).join())).toContain('1.13');
});

test('a bubble of nothing is smaller than one of a little; what has no size is not drawn, and is said', () => {
  const columns = [place, { id: 'x', type: 'float', role: 'measure' } as const, v];
  const rows = [
    ['Zero', 1, 0],
    ['Little', 2, 1],
    ['Much', 3, 1000],
    ['Debt', 4, -10],
    ['Unknown', 5, null],
  ];
  const channels = {
    x: { field: 'x' },
    y: { field: 'x' },
    size: { field: 'v' },
    detail: [{ field: 'place' }],
  };
  const { shapes, told, points } = chartOf('circle', columns, rows, channels);
  const drawn = new Set(points.map(({ row }) => row));
  expect(drawn.size).toBe(3);
  const legend = 3;
  const areas = (shapes.dots ?? []).map(({ area }) => area).toSorted((one, other) => one - other);
  expect(areas).toHaveLength(3 + legend);
  const ofRows = (shapes.dots ?? []).filter(({ hollow }) => !hollow).map(({ area }) => area);
  expect(ofRows.toSorted((one, other) => one - other)[0]).toBeLessThan(4);
  expect(ofRows.toSorted((one, other) => one - other)[1]).toBeGreaterThan(7);
  expect(told.subtitle).toBe('size missing or below zero, not drawn: Unknown (no value), Debt (\u221210)');
  expect(chartOf('circle', columns, rows, channels, 'fr').told.subtitle).toBe(
    'taille absente ou n\u00e9gative, non repr\u00e9sent\u00e9e\u00a0: Unknown (non renseign\u00e9), Debt (\u221210)',
  );
});

test('a size whose ends somebody has chosen has room for what is below zero', () => {
  const columns = [{ id: 'x', type: 'float', role: 'measure' } as const, v];
  const rows = [
    [1, -10],
    [2, 10],
  ];
  const size = { field: 'v', scale: { domain: [-20, 20] as [number, number] } };
  const { told, points } = chartOf('circle', columns, rows, { x: { field: 'x' }, y: { field: 'x' }, size });
  expect(points).toHaveLength(2);
  expect(told.subtitle ?? '').not.toContain('not drawn');
});

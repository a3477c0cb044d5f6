import { describe, expect, test } from 'vitest';
import type { ChartOptions } from '../read/chart-options.ts';
import { column, sampleChart, sampleCharts, type SampleChart } from './charts-testing.ts';
import { layOutChart } from './lay-out-chart.ts';
import { renderSvg } from './render-svg.ts';

const english: ChartOptions = { theme: 'light', locale: 'en', width: 720 };

function textsOf({ spec, data, options }: SampleChart, more: Partial<ChartOptions> = {}): string[] {
  const { shapes } = layOutChart(spec, data, { ...english, ...options, ...more });
  return (shapes.labels ?? []).map(({ text }) => text);
}

const sum = { aggregate: 'sum', unit: 'US dollars' };
const longName = 'Dadra and Nagar Haveli and Daman and Diu';

describe('marks of an axis', () => {
  const points = sampleChart(
    'point',
    [column('x', 'Income', 'number'), column('y', 'Age', 'number')],
    Array.from({ length: 40 }, (_, index) => ({ x: index * 1250, y: 41 + index })),
  );

  test('stand inside of the plot, however few of them there is room for', () => {
    for (const width of [240, 300, 360, 480, 720, 1200]) {
      for (const height of [200, 300, undefined]) {
        const { shapes } = layOutChart(points.spec, points.data, { ...english, width, height, bare: true });
        const uprights = (shapes.rules ?? []).filter(({ x, x2 }) => x === x2);
        const across = (shapes.rules ?? []).filter(({ y, y2 }) => y === y2);
        expect(uprights.length).toBeGreaterThan(1);
        expect(across.length).toBeGreaterThan(1);
        const [left, right] = [
          Math.min(...across.map(({ x }) => x)),
          Math.max(...across.map(({ x2 }) => x2)),
        ];
        const [top, bottom] = [
          Math.min(...uprights.map(({ y, y2 }) => Math.min(y, y2))),
          Math.max(...uprights.map(({ y, y2 }) => Math.max(y, y2))),
        ];
        for (const { x } of uprights) expect([x >= left - 0.01, x <= right + 0.01]).toEqual([true, true]);
        for (const { y } of across) expect([y >= top - 0.01, y <= bottom + 0.01]).toEqual([true, true]);
      }
    }
  });

  test('of a single month say the month, and not its first day', () => {
    const chart = sampleChart(
      'line',
      [column('x', 'Month', 'time', { time_unit: 'month' }), column('y', 'Rain', 'number', sum)],
      [{ x: '2020-01-01', y: 3 }],
    );
    expect(textsOf(chart)).toContain('Jan 2020');
    expect(textsOf(chart, { locale: 'fr' })).toContain('janv. 2020');
  });

  test('of two years say years', () => {
    const chart = sampleChart(
      'line',
      [column('x', 'Year', 'time', { time_unit: 'year' }), column('y', 'Rain', 'number', sum)],
      [
        { x: '2020-01-01', y: 3 },
        { x: '2021-01-01', y: 4 },
      ],
    );
    expect(textsOf(chart).filter((text) => text.includes('202'))).toEqual(['2020', '2021']);
  });
});

describe('names that are too long for their place', () => {
  const bars = (
    names: readonly string[],
    [base, value]: ['x' | 'y', 'x' | 'y'],
    mark: 'bar' | 'point' = 'bar',
  ) =>
    sampleChart(
      mark,
      [column(base, 'Region', 'category'), column(value, 'Cost', 'number', sum)],
      names.map((name, index) => ({ [base]: name, [value]: index + 1 })),
    );

  test('stand in two lines beside their bars', () => {
    const texts = textsOf(bars(['Goa', longName], ['y', 'x']), { width: 560 });
    expect(texts.filter((text) => longName.includes(text)).join(' ')).toBe(longName);
  });

  test('stand in two lines beside the rows of a heat map', () => {
    const chart = sampleChart(
      'rect',
      [
        column('x', 'Month', 'time', { time_unit: 'month_of_year' }),
        column('y', 'Region', 'category'),
        column('colour', 'Rain', 'number', { aggregate: 'mean' }),
      ],
      ['Goa', longName].map((y, colour) => ({ x: 1, y, colour })),
    );
    expect(
      textsOf(chart, { width: 640 })
        .filter((text) => longName.includes(text))
        .join(' '),
    ).toBe(longName);
  });

  test('are cut in the middle below an axis where only their ends tell them apart', () => {
    const districts = Array.from({ length: 30 }, (_, index) => `District of the north, number ${index + 1}`);
    // Bars of such names would lie.
    const names = textsOf(bars(districts, ['x', 'y'], 'point')).filter((text) => text.startsWith('District'));
    expect(names.length).toBeGreaterThan(10);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('District o…number 1');
  });
});

test('bars to the left of zero are read from a line; where all go to the right, none is drawn', () => {
  const rulesOf = (least: number) => {
    const { spec, data } = sampleChart(
      'bar',
      [column('y', 'Region', 'category'), column('x', 'Balance', 'number', sum)],
      [least, 2, 3].map((x, index) => ({ y: `Region ${index}`, x })),
    );
    return layOutChart(spec, data, { ...english, bare: true }).shapes.rules ?? [];
  };
  expect(rulesOf(1)).toEqual([]);
  expect(rulesOf(-1)).toHaveLength(1);
});

test('a share that is rounded to nothing is less than the least that is written, and not zero', () => {
  const chart = sampleChart(
    'arc',
    [column('theta', 'Cost', 'number', sum), column('colour', 'Ministry', 'category')],
    [1_000_000, 100_000, 10].map((theta, index) => ({ theta, colour: `Ministry ${index}` })),
  );
  expect(textsOf(chart)).toContain('<1\u00a0%');
  expect(textsOf(chart, { locale: 'fr' })).toContain('<\u00a01\u00a0%');
  expect(textsOf(chart)).not.toContain('0\u00a0%');
});

test('the cells of a heat map bear their figures all, or none of them', () => {
  const rows = ['a', 'b'].flatMap((y, line) =>
    Array.from({ length: 6 }, (_, place) => ({ x: `Kind ${place}`, y, colour: 10 ** (place + line) })),
  );
  const chart = sampleChart(
    'rect',
    [
      column('x', 'Kind', 'category'),
      column('y', 'Crop', 'category'),
      column('colour', 'Cost', 'number', sum),
    ],
    rows,
  );
  for (const width of [200, 260, 320, 360, 420, 480, 720]) {
    const { shapes } = layOutChart(chart.spec, chart.data, { ...english, width, bare: true });
    const boxes = shapes.boxes ?? [];
    const cells = boxes.slice(-rows.length);
    const inCells = (shapes.labels ?? []).filter(({ x, y }) =>
      cells.some((cell) => x > cell.x && x < cell.x2 && y > cell.y && y < cell.y2),
    );
    expect([0, rows.length]).toContain(inCells.length);
  }
});

describe('the picture of a table', () => {
  const chart = sampleChart(
    'table',
    [
      column('detail_0', 'Region', 'category'),
      column('detail_1', 'Spending on public works', 'number', sum),
      ...['Second', 'Third', 'Fourth'].map((label, index) => column(`detail_${index + 2}`, label, 'number')),
    ],
    Array.from({ length: 30 }, (_, row) =>
      Object.fromEntries(Array.from({ length: 5 }, (_cell, index) => [`detail_${index}`, row * index])),
    ),
  );

  test('says how many of the rows and columns it has', () => {
    expect(textsOf(chart, { width: 360 })).toContain('The first 20 of 30 rows · The first 3 of 5 columns');
    expect(textsOf(chart, { width: 360, locale: 'fr' })).toContain(
      'Les 20 premières lignes sur 30 · Les 3 premières colonnes sur 5',
    );
    expect(textsOf(chart)).toContain('The first 20 of 30 rows');
  });

  test('has units whole in its heads', () => {
    const { spec, data } = chart;
    const { labels = [] } = layOutChart(spec, data, { ...english, width: 360, bare: true }).shapes;
    const heads = labels.filter(({ style }) => style.weight === 600).map(({ text }) => text);
    expect(heads.join(' ')).toContain('Region Spending on public works (US dollars) Second');
    expect(heads.length).toBeGreaterThan(3);
  });
});

test('ends of the classes of a map that are written alike are said once', () => {
  const texts = textsOf(sampleCharts.choropleth, { width: 900 });
  expect(texts.filter((text) => text === '90\u00a0%')).toHaveLength(1);
});

test('a picture says in its subtitle that rows are left out, with and without what stands around it', () => {
  const { spec, data } = sampleCharts.point;
  const truncated = { ...data, truncated: true };
  expect(renderSvg(spec, truncated, english)).toContain('not all rows are shown');
  expect(renderSvg(spec, data, english)).not.toContain('not all rows are shown');
});

describe('where a figure is missing', () => {
  const chart = (mark: 'line' | 'trail' | 'area') =>
    sampleChart(
      mark,
      [column('x', 'Year', 'time'), column('y', 'Rain', 'number', sum), column('colour', 'Crop', 'category')],
      [1, 2, null, 4, 5, null, 7].map((y, index) => ({ x: 2000 + index, y, colour: 'Rice' })),
    );

  test.each(['line', 'trail', 'area'] as const)('a %s has a gap, and stands alone between two', (mark) => {
    const { spec, data } = chart(mark);
    const { shapes } = layOutChart(spec, data, { ...english, bare: true });
    const drawn = { line: shapes.strokes, trail: shapes.trails, area: shapes.ribbons }[mark] ?? [];
    const lengths = drawn.map(({ points }) => points.length);
    expect(lengths).toEqual(mark === 'area' ? [2, 2, 1] : [2, 2]);
    expect(shapes.dots ?? []).toHaveLength(mark === 'area' ? 0 : 1);
  });

  test('a line without any figure is neither drawn nor named', () => {
    const { spec, data } = chart('line');
    const rows = [...data.rows, { x: 2000, y: null, colour: 'Wheat' }];
    expect(textsOf({ spec, data: { ...data, rows }, options: {} })).not.toContain('Wheat');
  });
});

test('names at the ends of lines stay beside the plot, however many end at its foot', () => {
  const rows = Array.from({ length: 8 }, (_, line) =>
    [2000, 2001].map((x) => ({ x, y: line === 0 ? 100 : 0.1 * line, colour: `Line ${line}` })),
  ).flat();
  const { spec, data } = sampleChart(
    'line',
    [column('x', 'Year', 'time'), column('y', 'Rain', 'number', sum), column('colour', 'Crop', 'category')],
    rows,
  );
  const { labels = [], rules = [] } = layOutChart(spec, data, { ...english, bare: true }).shapes;
  const foot = Math.max(...rules.filter(({ y, y2 }) => y === y2).map(({ y }) => y));
  const names = labels.filter(({ text }) => text.startsWith('Line'));
  expect(names).toHaveLength(8);
  for (const { y } of names) expect(y).toBeLessThan(foot + 6);
});

test('a stretch of years has a dash', () => {
  const { spec, data } = sampleCharts.bar;
  const svg = renderSvg({ ...spec, caption: { source: 'Office', years: '1955-2005' } }, data, english);
  expect(svg).toContain('Office, 1955–2005.');
});

test('the circles of a legend are whole, also where nothing stands above them', () => {
  const { spec, data } = sampleCharts.circle;
  for (const width of [320, 720, 1280]) {
    const { dots = [] } = layOutChart(spec, data, { ...english, width, bare: true }).shapes;
    for (const { y, area } of dots.filter(({ hollow }) => hollow)) {
      expect(y - Math.sqrt(area / Math.PI)).toBeGreaterThanOrEqual(0);
    }
  }
});

test('the legend of shades has its unit whole on a phone', () => {
  const chart = sampleChart(
    'rect',
    [
      column('x', 'Month', 'time', { time_unit: 'month_of_year' }),
      column('y', 'City', 'category'),
      column('colour', 'Highest temperature of the day', 'number', {
        aggregate: 'mean',
        unit: 'degrees Celsius',
      }),
    ],
    [1, 2].map((x) => ({ x, y: 'Pune', colour: x })),
  );
  const texts = textsOf(chart, { width: 360, bare: true });
  expect(texts.filter((text) => /^Highest .*\(degrees Celsius\)$/.test(text))).toHaveLength(1);
});

test('a stretch of a single year is said as that year', () => {
  const { spec, data } = sampleCharts.point;
  const filters = [{ field: 'year', kind: 'range' as const, from: 2005, to: 2005 }];
  expect(textsOf({ spec: { ...spec, filters }, data, options: {} }).join(' ')).toMatch(/(?<!–)2005(?!–)/);
});

test('a class of a single value is said as that value', () => {
  const { spec, data, options } = sampleCharts.choropleth;
  const one = { spec, data: { ...data, rows: data.rows.slice(0, 1) }, options };
  for (const height of [undefined, 600]) {
    const texts = textsOf(one, { width: 900, height, bare: true });
    const figures = texts.filter((text) => /\d/.test(text));
    expect(figures).toHaveLength(1);
    expect(figures[0]).not.toMatch(/\d.*–.*\d/);
  }
});

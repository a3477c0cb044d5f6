import { expect, test } from 'vitest';
import type { ChartSpec } from '../spec/chart-spec.ts';
import { describeChart } from '../describe/describe-chart.ts';
import { palettes } from '../colour/palette.ts';
import { tableOf } from '../read/table-of.ts';
import { sampleCharts } from './charts-testing.ts';
import { layOutChart } from './lay-out-chart.ts';
import { renderSvg } from './render-svg.ts';

const options = { theme: 'light', locale: 'en', width: 640 } as const;
const { muted } = palettes.light;

function changed(mark: ChartSpec['mark'], channels: ChartSpec['channels']) {
  const { spec, data } = sampleCharts[mark];
  return { spec: { ...spec, channels: { ...spec.channels, ...channels } }, data };
}

const shapesOf = ({ spec, data }: ReturnType<typeof changed>) => layOutChart(spec, data, options).shapes;
const sayOf = ({ spec, data }: ReturnType<typeof changed>) => describeChart(spec, data, options).summary;

test('a highlighted line keeps its colour and is painted last, all others are muted', () => {
  const plain = shapesOf(changed('line', {})).strokes ?? [];
  const strokes = shapesOf(changed('line', { colour: { highlight: ['Wheat'] } })).strokes ?? [];
  expect(strokes.map(({ stroke }) => stroke)).toEqual([muted, muted, plain[1]?.stroke]);
  expect(strokes[2]?.width).toBeGreaterThan(strokes[0]?.width ?? Infinity);
});

test.each([
  'line',
  'trail',
  'area',
  'point',
  'arc',
] as const)('a %s chart mutes what is not highlighted', (mark) => {
  const svg = renderSvg(...args(changed(mark, { colour: { highlight: ['Rice'] } })));
  expect(svg).toContain(muted);
  expect(renderSvg(...args(changed(mark, {})))).not.toContain(muted);
});

test.each([
  'bar',
  'tick',
  'rect',
] as const)('a category on the axis of a %s chart can be highlighted', (mark) => {
  const { spec, data } = changed(mark, { y: { highlight: ['Rice'] } });
  expect(renderSvg(spec, data, options)).toContain(muted);
  expect(describeChart(spec, data, options).alt).toContain('Highlighted: Rice.');
});

test('of many lines those that stand out alone have a name, and each has a colour', () => {
  const { spec, data } = changed('line', { colour: { highlight: ['Crop 17', 'Crop 3'] } });
  const rows = Array.from({ length: 20 }, (_, crop) =>
    [1990, 1995].map((x) => ({ x, y: 10 + crop, colour: `Crop ${crop}` })),
  ).flat();
  const { strokes = [], labels = [] } = shapesOf({ spec, data: { ...data, rows } });
  expect(new Set(strokes.map(({ stroke }) => stroke)).size).toBe(3);
  expect(labels.filter(({ text }) => text.startsWith('Crop ')).map(({ text }) => text)).toEqual([
    'Crop 3',
    'Crop 17',
  ]);
});

test('lines without colours are muted behind the one that is named by its detail', () => {
  const { data } = sampleCharts.line;
  const columns = data.columns.map((column) =>
    column.name === 'colour' ? { ...column, name: 'detail_0' } : column,
  );
  const rows = data.rows.map(({ colour, ...row }) => ({ ...row, detail_0: colour }));
  const spec = { ...sampleCharts.line.spec, channels: { detail: [{ highlight: ['Millet'] }] } };
  const { strokes = [], labels = [] } = shapesOf({ spec, data: { ...data, columns, rows } });
  expect(strokes.map(({ stroke }) => stroke)).toEqual([muted, muted, palettes.light.accent]);
  expect(labels.map(({ text }) => text)).toContain('Millet');
});

test('an own colour stands in the marks and in the legend', () => {
  const colours = [{ value: 'Rice', colour: '#b4471f' }];
  const { strokes, rules } = shapesOf(changed('line', { colour: { scale: { colours } } }));
  expect(strokes?.[0]?.stroke).toBe('#b4471f');
  expect(rules?.some(({ stroke }) => stroke === '#b4471f')).toBe(true);
});

test('a line across stretches the axis and bears its name', () => {
  const references = [{ value: 500, label: 'Target' }];
  const { guides, labels } = shapesOf(changed('line', { y: { references } }));
  expect(guides).toMatchObject([{ isDashed: true }]);
  expect(labels?.map(({ text }) => text)).toEqual(expect.arrayContaining(['Target', '500']));
});

test('lines at a time stand upright and are said with their place', () => {
  const chart = changed('area', { x: { references: [{ value: '1995-01-01', label: 'Reform' }] } });
  const [guide] = shapesOf(chart).guides ?? [];
  expect(guide?.x).toBe(guide?.x2);
  expect(sayOf(chart)).toContain('Line at 1995 (Year): Reform.');
});

test.each([
  'line',
  'trail',
  'area',
  'bar',
  'point',
  'circle',
  'tick',
] as const)('a %s chart has lines across its axis of figures', (mark) => {
  const axis = mark === 'bar' || mark === 'tick' ? 'x' : 'y';
  expect(shapesOf(changed(mark, { [axis]: { references: [{ value: 30 }] } })).guides).toHaveLength(1);
});

test.each([
  ['bar', 'y', 'Rice', 'its axis holds categories'],
  ['rect', 'x', 3, 'its axis holds categories'],
  ['line', 'x', 2050, 'it lies outside the axis'],
  ['line', 'y', 'soon', 'its axis has no such value'],
  ['arc', 'x', 3, 'a chart of this kind has no axes'],
] as const)('on a %s chart a line that cannot stand on %s is left out, which the words say', (mark, axis, value, why) => {
  const chart = changed(mark, { [axis]: { references: [{ value, label: 'Target' }] } });
  expect(shapesOf(chart).guides ?? []).toEqual([]);
  expect(sayOf(chart)).toContain(`Not drawn: the line “Target” (${why}).`);
});

test('a highlighted category that the figures no longer have is named', () => {
  const chart = changed('line', { colour: { highlight: ['Maize'] } });
  expect(renderSvg(...args(chart))).not.toContain(muted);
  expect(sayOf(chart)).toContain('Not drawn: the highlight of “Maize” (the figures have nothing of it).');
});

test('the table marks the rows that are highlighted', () => {
  const { spec, data } = changed('bar', { y: { highlight: ['Wheat'] } });
  const { columns, rows } = tableOf(spec, data, { locale: 'fr' });
  expect(columns.at(-1)?.label).toBe('Annotations');
  expect(rows.map((row) => row.at(-1))).toEqual(['', 'En évidence', '']);
});

test('names of lines at one place do not cover one another', () => {
  const references = [30, 30.5, 31].map((value) => ({ value, label: `Line at ${value}` }));
  const { plates = [] } = shapesOf(changed('point', { x: { references } }));
  expect(plates).toHaveLength(3);
  expect(new Set(plates.map(({ y }) => y)).size).toBe(3);
});

function args({ spec, data }: ReturnType<typeof changed>) {
  return [spec, data, options] as const;
}

const peak = { kind: 'point', at: { x: 1995, colour: 'Wheat' }, text: 'A wet summer' } as const;
const drought = { kind: 'period', channel: 'x', from: 1995, to: 2000, text: 'Years of drought' } as const;

function annotated(mark: ChartSpec['mark'], annotations: NonNullable<ChartSpec['annotations']>) {
  const { spec, data } = sampleCharts[mark];
  return { spec: { ...spec, annotations }, data };
}

test('a text at a figure stands beside it with a ring and a leader, and in the words with its figure', () => {
  const chart = annotated('line', [peak]);
  const { notes = [], labels, dots } = shapesOf(chart);
  const [note] = notes;
  expect(labels?.map(({ text }) => text)).toContain('A wet summer');
  expect(dots).toMatchObject([{ x: note?.anchor.x, y: note?.anchor.y, hollow: true }]);
  expect(sayOf(chart)).toContain('Note at 1995, Wheat (49\u00a0t): A wet summer.');
});

test('a text over a period has its ground below the marks, and is said of each of its rows', () => {
  const chart = annotated('line', [drought]);
  const { boxes } = shapesOf(chart);
  expect(boxes).toHaveLength(1);
  expect(sayOf(chart)).toContain('Note at 1995–2000: Years of drought.');
  const { rows } = tableOf(chart.spec, chart.data, options);
  expect(rows.filter((row) => row.at(-1) === 'Years of drought').map((row) => row[0])).toEqual([
    '1995',
    '1995',
    '1995',
    '2000',
    '2000',
    '2000',
  ]);
});

test('a text that was moved stands that far from its figure, and not beyond the edge', () => {
  const middleOf = (dx: number, dy: number) => {
    const [note] = shapesOf(annotated('line', [{ ...peak, dx, dy }])).notes ?? [];
    if (!note) throw new Error('There is no text');
    const { frame, anchor } = note;
    return [(frame.x + frame.x2) / 2 - anchor.x, (frame.y + frame.y2) / 2 - anchor.y];
  };
  expect(middleOf(60, 40)).toEqual([expect.closeTo(60), expect.closeTo(40)]);
  expect(middleOf(4000, 0)[0]).toBeLessThan(600);
});

test('on a narrow chart texts stand in a list, with numbers at their figures', () => {
  const chart = annotated('line', [peak, drought]);
  const narrow = layOutChart(chart.spec, chart.data, { ...options, width: 360 });
  const texts = narrow.shapes.labels?.map(({ text }) => text) ?? [];
  expect(texts.filter((text) => text === '1')).toHaveLength(2);
  expect(texts).toEqual(expect.arrayContaining(['2', 'A wet summer', 'Years of drought']));
  expect(narrow.shapes.notes).toHaveLength(2);
});

test('the list keeps to the height that is given', () => {
  const { spec, data } = annotated('line', [peak, drought]);
  expect(layOutChart(spec, data, { ...options, width: 360, height: 400 }).height).toBe(400);
});

test.each([
  ['bar', { y: 'Wheat' }],
  ['area', { x: '1995-01-01', colour: 'Rice' }],
  ['trail', { x: 2000, colour: 'Rice' }],
  ['point', { x: 20, y: 35 }],
  ['circle', { x: 20 }],
  ['tick', { x: 20 }],
  ['rect', { x: 3, y: 'Rice' }],
] as const)('a figure of a %s chart can be annotated', (mark, at) => {
  const chart = annotated(mark, [{ kind: 'point', at, text: 'Here' }]);
  expect(shapesOf(chart).labels?.map(({ text }) => text)).toContain('Here');
  expect(sayOf(chart)).toMatch(/Note at .+: Here\./);
});

test('neighbouring categories and spans of figures are stretches, too', () => {
  const months = annotated('rect', [{ kind: 'period', channel: 'x', from: 6, to: 8, text: 'Monsoon' }]);
  expect(sayOf(months)).toContain('Note at Jun–Aug: Monsoon.');
  const span = annotated('point', [{ kind: 'period', channel: 'y', from: 80, to: 90, text: 'Hoped for' }]);
  expect(shapesOf(span).boxes?.some(({ opacity }) => (opacity ?? 1) < 0.2)).toBe(true);
});

test('a text whose figure is gone, or that a mark has no place for, is said to be missing', () => {
  const gone = annotated('line', [{ ...peak, at: { x: 1995, colour: 'Maize' } }]);
  expect(shapesOf(gone).notes ?? []).toEqual([]);
  expect(sayOf(gone)).toContain('Not drawn: the note “A wet summer” (the figures have nothing of it).');
  expect(sayOf(annotated('arc', [peak]))).toContain('(a chart of this kind has no axes)');
});

test('in small charts a text stands in the one that has its figure', () => {
  const { data } = sampleCharts.line;
  const columns = data.columns.map((one) => (one.name === 'colour' ? { ...one, name: 'column' } : one));
  const rows = data.rows.map(({ colour, ...row }) => ({ ...row, column: colour }));
  const spec: ChartSpec = {
    ...sampleCharts.line.spec,
    annotations: [{ kind: 'point', at: { x: 2000, column: 'Wheat' }, text: 'Here' }],
  };
  const { labels = [] } = shapesOf({ spec, data: { ...data, columns, rows } });
  expect(labels.filter(({ text }) => text === 'Here')).toHaveLength(1);
});

test('on a narrow chart the number of a moved text stands in its direction, near its figure and led to it', () => {
  const { spec, data } = annotated('line', [{ ...peak, dx: -300, dy: 30 }]);
  const { notes = [], guides = [] } = layOutChart(spec, data, { ...options, width: 360 }).shapes;
  const [note] = notes;
  const [right, down] = [
    middle(note?.frame, 'x') - (note?.anchor.x ?? 0),
    middle(note?.frame, 'y') - (note?.anchor.y ?? 0),
  ];
  expect(right).toBeLessThan(-40);
  expect(right).toBeGreaterThanOrEqual(-64);
  expect(down).toBeCloseTo(30);
  expect(guides).toHaveLength(1);
  const plain = annotated('line', [peak]);
  const unmoved = layOutChart(plain.spec, plain.data, { ...options, width: 360 }).shapes;
  expect(unmoved.notes?.map(({ frame }) => middle(frame, 'x'))).toEqual([unmoved.notes?.[0]?.anchor.x]);
  expect(unmoved.guides ?? []).toEqual([]);
});

const middle = (frame: { x: number; x2: number; y: number; y2: number } | undefined, side: 'x' | 'y') =>
  frame ? (frame[side] + frame[`${side}2`]) / 2 : Number.NaN;

test('names at the ends of lines and in legends tell which category they are of', () => {
  for (const mark of ['line', 'area', 'point'] as const) {
    const chart = changed(mark, {});
    const { keys = [] } = shapesOf(chart);
    expect(keys.map(({ text }) => text)).toEqual(keys.map(({ row }) => chart.data.rows[row]?.colour));
    expect(new Set(keys.map(({ text }) => text)).size).toBe(3);
    for (const { frame } of keys) expect(frame.x2 - frame.x).toBeGreaterThan(20);
  }
});

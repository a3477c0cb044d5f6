import { describe, expect, test } from 'vitest';
import { describeChart } from '../describe/describe-chart.ts';
import { marks } from '../spec/vocabulary.ts';
import type { ChartOptions } from '../read/chart-options.ts';
import { sampleCharts } from './charts-testing.ts';
import { layOutChart } from './lay-out-chart.ts';
import { renderSvg } from './render-svg.ts';

const looks = [
  { theme: 'light', locale: 'en', width: 720 },
  { theme: 'dark', locale: 'fr', width: 360 },
  { theme: 'light', locale: 'fr', width: 1280 },
] satisfies ChartOptions[];

/** From the edges of a picture to its shapes, on both sides. */
const MARGINS = 40;

describe.each(marks)('%s', (mark) => {
  const { spec, data, options } = sampleCharts[mark];

  test.each(looks)('is the same where its height is given as where it takes it: $locale $width', (look) => {
    // Pages that hold the room of a picture draw into it; the picture takes the height that it needs.
    const bare = { ...look, ...options, bare: true };
    const svg = renderSvg(spec, data, bare);
    const height = Number(/height="(\d+)"/.exec(svg)?.[1]);
    expect(renderSvg(spec, data, { ...bare, height })).toBe(svg);
  });

  test.each(looks)('is the same with title and source around it as without: $locale $width', (look) => {
    const imprint = { site: 'Open data', licenses: ['CC BY 4.0'], address: 'data.test/charts/abc' };
    const caption = { source: 'Office of statistics', years: '2011' };
    const captioned = { ...spec, caption, notes: 'A note.' };
    const bare = layOutChart(captioned, data, { ...look, ...options, bare: true }).shapes;
    const whole = layOutChart(captioned, data, { ...look, ...options, imprint, width: look.width + MARGINS });
    const labels = whole.shapes.labels ?? [];
    const first = labels.length - (bare.labels ?? []).length;
    const { title, subtitle = '', caption: source } = describeChart(captioned, data, look);
    const around = [title, subtitle, 'A note.', source, 'Open data · Licence', 'data.test/charts/abc'];
    const words = labels.map(({ text }) => text).join(' ');
    for (const text of around.flatMap((part) => part?.split(' ') ?? [])) expect(words).toContain(text);
    expect(first).toBeGreaterThanOrEqual(4);
    for (const kind of kinds) {
      const inside = (bare[kind] ?? []).map(withoutHeight);
      const all = (whole.shapes[kind] ?? []).map(withoutHeight);
      expect(runsOf(all, inside.length)).toContain(JSON.stringify(inside));
    }
  });
});

/** Everything that is painted. */
const kinds = [
  'outlines',
  'rules',
  'boxes',
  'ribbons',
  'strokes',
  'trails',
  'wedges',
  'dots',
  'guides',
  'plates',
  'labels',
] as const;

/** A shape wherever it stands from top to bottom: what is above it moves it down as a whole. */
function withoutHeight(shape: object): object {
  const { y: _y, y2: _y2, path: _path, points, ...rest } = shape as Record<string, unknown>;
  return Array.isArray(points) ? { ...rest, points: points.map(withoutHeight) } : rest;
}

/** All runs of that many, as text. */
function runsOf(all: readonly object[], length: number): string[] {
  return Array.from({ length: all.length - length + 1 }, (_, from) =>
    JSON.stringify(all.slice(from, from + length)),
  );
}

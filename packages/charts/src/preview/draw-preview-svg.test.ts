import { describe, expect, test } from 'vitest';
import type { ChartOptions } from '../draw/chart-options.ts';
import type { BarSpec, ChoroplethSpec, LineSpec } from './preview-spec.ts';
import { describePreview } from './describe-preview.ts';
import { palettes } from '../palette.ts';
import { planarTopology, type Topology } from '../planar-topology.ts';
import { drawPreviewSvg } from './draw-preview-svg.ts';

const source = { resource_id: 'r' };
const caption = { source: 'Statistics office', years: '1990–2010' };
const english: ChartOptions = { theme: 'light', locale: 'en', width: 640 };
const french: ChartOptions = { theme: 'dark', locale: 'fr', width: 320 };

const line: LineSpec = {
  version: 1,
  source,
  caption,
  mark: 'line',
  channels: {
    x: { field: 'year', type: 'year' },
    y: { field: 'n', label: 'Life <expectancy> & more', unit: 'years', aggregate: 'mean' },
    series: { field: 'country', label: 'Country' },
  },
};
const lineRows = ['A', 'B'].flatMap((series, index) =>
  [1990, 2000, 2010].map((time) => ({ time, series, value: 50 + index * 10 + (time - 1990) / 4 })),
);
const bar: BarSpec = {
  version: 1,
  source,
  mark: 'bar',
  limit: 10,
  channels: { y: { field: 'kind' }, x: { field: 'n', label: 'Amount', aggregate: 'sum' } },
};
const map: ChoroplethSpec = {
  version: 1,
  source,
  caption,
  mark: 'choropleth',
  channels: {
    region: { field: 'code', scheme: 's', level: 'district' },
    colour: { field: 'rate', label: 'Literacy', unit: 'share', aggregate: 'mean' },
  },
};

/** A row of squares of one degree; neighbours share a border. */
function squares(count: number): Topology {
  const borders = Array.from(
    { length: count + 1 },
    (_, index) =>
      [
        [index, 0],
        [index, 1],
      ] as [number, number][],
  );
  const edges = Array.from(
    { length: count },
    (_, index) =>
      [
        [
          [index, 1],
          [index + 1, 1],
        ],
        [
          [index + 1, 0],
          [index, 0],
        ],
      ] as [number, number][][],
  );
  const geometries = edges.map((_, index) => ({
    type: 'Polygon' as const,
    id: String(index),
    properties: { name: `Area ${index}` },
    arcs: [[index, count + 1 + index * 2, ~(index + 1), count + 2 + index * 2]],
  }));
  return {
    type: 'Topology',
    arcs: [...borders, ...edges.flat()],
    objects: { squares: { type: 'GeometryCollection', geometries } },
  };
}
const drawing = planarTopology(squares(6), 'squares', 'conicEqualArea');
const mapRows = [0.1, 0.25, 0.5, 0.75, 0.9].map((value, index) => ({ region: String(index), value }));

describe('charts as SVG', () => {
  test('lines bear title, unit, names and source, and what they say as label', async () => {
    const svg = await drawPreviewSvg(line, lineRows, english);
    for (const text of [
      'Life &lt;expectancy&gt; &amp; more, by country',
      'years',
      '>A<',
      '>B<',
      '1990',
      'Source: Statistics office, 1990–2010.',
    ]) {
      expect(svg).toContain(text);
    }
    expect(svg).toMatch(
      /^<svg role="img" aria-label="Line chart: Life &lt;expectancy&gt; &amp; more, by country\. Latest values/,
    );
    expect(svg).not.toMatch(/NaN|undefined|<script|href=|graphics-|roledescription/);
    expect(svg).toContain(palettes.light.paper);
  });

  test('a map has five shades, hatching where there is no figure, and a legend in percent', async () => {
    const svg = await drawPreviewSvg(map, mapRows, { ...english, drawing });
    for (const shade of palettes.light.ramp) expect(svg).toContain(shade);
    expect(svg).toMatch(/fill="url\(#no-data-[0-9a-f]{6}\)"/);
    for (const text of ['10\u00a0%', '90\u00a0%', 'No data']) expect(svg).toContain(text);
  });

  test('rows of places that are not on the map do not move its classes', async () => {
    const elsewhere = { region: 'elsewhere', value: 0.99 };
    const svg = await drawPreviewSvg(map, [...mapRows, elsewhere], { ...english, drawing });
    expect(svg).toBe(await drawPreviewSvg(map, mapRows, { ...english, drawing }));
  });

  test('a long region is no higher than its chart is wide', async () => {
    const tall = structuredClone(squares(3));
    tall.arcs = tall.arcs.map((arc) => arc.map(([x = 0, y = 0]) => [y, x * 3]));
    const region = planarTopology(tall, 'squares', 'conicEqualArea');
    const svg = await drawPreviewSvg(map, mapRows, { ...english, drawing: region, bare: true });
    expect(Number(/height="(\d+)"/.exec(svg)?.[1])).toBeLessThan(640);
  });

  test('a bare chart has no words that the page says itself', async () => {
    const svg = await drawPreviewSvg(map, mapRows, { ...english, drawing, bare: true });
    expect(svg).not.toMatch(/>Literacy|>Source/);
    expect(svg).not.toContain(`fill="${palettes.light.paper}"`);
  });

  test('every chart draws in French, in the dark, on a phone', async () => {
    for (const [spec, rows] of [
      [line, lineRows],
      [
        bar,
        [
          { label: 'a', value: 12345.5 },
          { label: null, value: -3 },
        ],
      ],
      [map, mapRows],
    ] as const) {
      const svg = await drawPreviewSvg(spec, rows, { ...french, drawing });
      expect(svg).toContain('width="320"');
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test('nothing, one point and equal values are drawn too', async () => {
    const one = [{ time: 2000, series: 'A', value: 5 }];
    for (const rows of [[], one, [...one, { time: 2001, series: 'A', value: 5 }]]) {
      expect(await drawPreviewSvg(line, rows, english)).not.toMatch(/NaN|Infinity/);
    }
    expect(await drawPreviewSvg(bar, [], english)).not.toMatch(/NaN|Infinity/);
    expect(await drawPreviewSvg(map, [], { ...english, drawing })).not.toMatch(/NaN|Infinity/);
  });
});

describe('charts in words', () => {
  test('lines: the last values, or the course of the only one', () => {
    expect(describePreview(line, lineRows, english)).toMatchObject({
      title: 'Life <expectancy> & more, by country',
      summary: 'Latest values (2010): A 55.0, B 65.0.',
    });
    const alone = lineRows.filter((row) => row.series === 'A').map(({ time, value }) => ({ time, value }));
    expect(
      describePreview({ ...line, channels: { x: line.channels.x, y: line.channels.y } }, alone, french)
        .summary,
    ).toBe('La valeur monte de 50,0 (1990) à 55,0 (2010). Maximum : 55,0 (2010) ; minimum : 50,0 (1990).');
  });

  test('a crowd: the course of its median', () => {
    const { series, ...channels } = line.channels;
    const crowd: LineSpec = { ...line, channels: { ...channels, ...(series ? { detail: series } : {}) } };
    expect(describePreview(crowd, lineRows, english).summary).toBe(
      '2 thin lines; the strong line is their median. It rises from 55.0 (1990) to 60.0 (2010). Highest: 60.0 (2010); lowest: 55.0 (1990).',
    );
  });

  test('maps: ends, middle and gaps, by name', () => {
    expect(describePreview(map, mapRows, { ...english, drawing }).alt.replaceAll('\u00a0', ' ')).toBe(
      'Map: Literacy, by district. 5 districts. Highest in Area 4 (90 %), lowest in Area 0 (10 %); the middle value is 50 %. No data for 1.',
    );
    expect(describePreview(map, mapRows, { ...french, drawing }).alt.replaceAll('\u00a0', ' ')).toBe(
      'Carte : Literacy, par district. 5 districts. Maximum : Area 4 (90 %) ; minimum : Area 0 (10 %) ; valeur médiane : 50 %. Sans données : 1.',
    );
  });

  test('bars: from the first to the last, in the reader’s digits', () => {
    const rows = [
      { label: 'a', value: 1234567 },
      { label: 'b', value: 100000 },
    ];
    expect(describePreview(bar, rows, { ...english, digitGrouping: 'indian' }).summary).toBe(
      'The 2 highest: from a (12,34,567) to b (1,00,000).',
    );
  });
});

import { describe, expect, test } from 'vitest';
import { palettes } from '../colour/palette.ts';
import { marks } from '../spec/vocabulary.ts';
import type { ChartOptions } from '../read/chart-options.ts';
import { column, sampleChart, sampleCharts, type SampleChart } from './charts-testing.ts';
import { renderSvg } from './render-svg.ts';

const english: ChartOptions = { theme: 'light', locale: 'en', width: 720 };

function draw({ spec, data, options }: SampleChart, more: Partial<ChartOptions> = {}): string {
  return renderSvg(spec, data, { ...english, ...options, ...more });
}

const hostile = [
  '<script>alert(1)</script>',
  '</text></svg><img src=x onerror=alert(1)>',
  ']]>',
  '"><a href="javascript:alert(1)">x</a>',
  '&lt;&#x3c;script&gt;',
  "$& $1 ${x} {{x}} datum['x']",
  'a\u0000b\u001bc\ud800d\uffff',
];

describe.each(marks)('%s', (mark) => {
  const chart = sampleCharts[mark];

  test('draws at every width, in both themes and languages, with nothing that is no number', () => {
    for (const width of [320, 720, 1200]) {
      for (const [theme, locale] of [
        ['light', 'en'],
        ['dark', 'fr'],
      ] as const) {
        const svg = draw(chart, { width, theme, locale });
        expect(svg).toContain(`width="${width}"`);
        expect(svg).toContain(palettes[theme].paper);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<g><\/svg>/);
      }
    }
  });

  test('fills pictures for other sites', () => {
    const wide = draw(chart, { size: 'og' });
    expect(wide).toMatch(/<svg [^>]*width="1200" height="630" viewBox="0 0 686 360"/);
    expect(draw(chart, { size: 'square' })).toMatch(/width="1080" height="1080" viewBox="0 0 600 600"/);
  });

  test('says where a picture comes from, whatever else stands below it', () => {
    const imprint = { site: 'Open & data', licenses: ['CC BY 4.0', null], address: 'data.test/charts/abc' };
    const spec = { ...chart.spec, notes: 'Many words. '.repeat(160) };
    const svg = draw({ ...chart, spec }, { imprint, locale: 'fr' });
    expect(svg).toContain(
      'Open &amp; data · Licence\u00a0: CC BY 4.0\u202f; non précisée · data.test/charts/abc',
    );
    const narrow = draw(chart, {
      imprint: { ...imprint, address: `data.test/charts/${'x'.repeat(24)}` },
      width: 240,
    });
    expect(narrow).toContain('>data.test/<');
    expect(narrow).toContain(`>charts/${'x'.repeat(24)}<`);
    expect(narrow).toContain('Open &amp; data');
    expect(narrow).not.toContain('·<');
  });

  test('keeps to a height', () => {
    expect(draw(chart, { height: 400 })).toMatch(/<svg [^>]*height="400"/);
  });

  test('says that there is no data', () => {
    const svg = draw({ ...chart, data: { ...chart.data, rows: [] } });
    expect(svg).toContain('No data');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('writes titles, labels and values as text, whatever they contain', () => {
    const rows = chart.data.rows.map((row, index) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          typeof value === 'string' && name !== 'geo' && !/^\d{4}-/.test(value)
            ? hostile[index % hostile.length]
            : value,
        ]),
      ),
    );
    const columns = chart.data.columns.map((one, index) => ({
      ...one,
      label: hostile[index] ?? '',
      unit: '<b>',
    }));
    for (const title of hostile) {
      const svg = draw(
        {
          ...chart,
          spec: { ...chart.spec, title, notes: title, caption: { source: title, years: title } },
          data: { columns, rows, truncated: true, combined: true },
        },
        { width: 900 },
      );
      expect(svg).not.toContain('<script');
      expect(svg).not.toMatch(/[\p{Cs}\uFFFE\uFFFF]|[^\P{Cc}\t\n\r]/u);
      expectHarmless(svg);
    }
  });
});

/** Only what charts are made of; every attribute and text escaped. */
function expectHarmless(svg: string): void {
  const tags = svg.match(/<[^>]*>/g) ?? [];
  for (const tag of tags) {
    expect(tag).toMatch(/^<\/?(svg|g|path|rect|circle|text|defs|pattern)(\s+[\w:-]+="[^"<>]*")*\s*\/?>$/);
    expect(tag.replaceAll(/"[^"]*"/g, '')).not.toMatch(/\s(on\w+|href|xlink:href|src|style)=/);
  }
  const texts = svg.replaceAll(/<[^>]*>/g, '');
  expect(texts).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;|#)/);
}

test('texts that look like attributes stay as they are', () => {
  const { spec, data } = sampleCharts.bar;
  const title = 'A class="b" d="M 1" fill="#f3f1ea"';
  expect(renderSvg({ ...spec, title }, data, english)).toContain(
    `>${title.replaceAll('"', '&quot;')}</text>`,
  );
});

test('two charts of the same figures are the same text', () => {
  expect(draw(sampleCharts.choropleth)).toBe(draw(sampleCharts.choropleth));
});

test('a map has five shades, hatching where there is no figure, and a legend in percent', () => {
  const svg = draw(sampleCharts.choropleth);
  for (const shade of palettes.light.ramp) expect(svg).toContain(shade);
  expect(svg).toMatch(/fill="url\(#no-data-[0-9a-f]{6}\)"/);
  for (const text of ['10\u00a0%', '90\u00a0%', 'No data']) expect(svg).toContain(text);
});

test('a map of one area above has only its parts, and classes of their own', () => {
  const { spec, data, options } = sampleCharts.choropleth;
  const svg = renderSvg({ ...spec, map: { extent: '1' } }, data, { ...english, ...options });
  expect(svg).toContain('50\u00a0%');
  expect(svg).not.toContain('90\u00a0%');
});

test('rows of places that are not on the map do not move its classes', () => {
  const { data } = sampleCharts.choropleth;
  const more = { ...data, rows: [...data.rows, { geo: '99', colour: 0.99 }] };
  const picture = (svg: string) => svg.replace(/aria-label="[^"]*"/, '');
  const bare = { bare: true };
  expect(picture(draw({ ...sampleCharts.choropleth, data: more }, bare))).toBe(
    picture(draw(sampleCharts.choropleth, bare)),
  );
});

test('a map without shapes says so instead of failing', () => {
  expect(draw(sampleCharts.choropleth, { drawing: undefined })).toContain('No data');
});

test('more colours than can be told apart end in grey', () => {
  const rows = Array.from({ length: 20 }, (_, index) => ({ colour: `Kind ${index}`, x: 2000, y: index + 1 }));
  const svg = draw(
    sampleChart(
      'bar',
      [
        column('x', 'Year', 'time'),
        column('y', 'N', 'number', { aggregate: 'sum' }),
        column('colour', 'Kind', 'category'),
      ],
      rows,
    ),
  );
  expect(svg).toContain('8 others');
  expect(svg).toContain(palettes.light.rest);
});

test('one category without a colour of its own is one other', () => {
  const { spec, data } = sampleCharts.area;
  const rows = Array.from({ length: 13 }, (_, kind) => ({
    x: '1990-01-01',
    y: kind + 1,
    colour: `Crop ${kind}`,
  }));
  for (const [locale, text] of [
    ['en', '1 other'],
    ['fr', '1 autre'],
  ] as const) {
    const svg = renderSvg(spec, { ...data, rows }, { theme: 'light', locale, width: 640 });
    expect(svg).toContain(`>${text}<`);
  }
});

import { describe, expect, test } from 'vitest';
import { readsFiles } from './reading-testing.ts';
import { workbookOf, zipOf } from './zip-testing.ts';

const read = readsFiles();
const refusal = (...input: Parameters<typeof read>) =>
  read(...input).then(
    () => 'read',
    (error: { fields?: Record<string, string[]> }) =>
      Object.entries(error.fields ?? {})[0]
        ?.flat()
        .join(': '),
  );

describe('JSON', () => {
  const rows = [
    [1, 'x'],
    [2, 'y'],
  ];
  test.each([
    ['a list', '[{"a": 1, "b": "x"},\n {"a": 2, "b": "y"}]'],
    ['a list within', '{"help": "[{", "data": [{"a":1,"b":"x"},{"a":2,"b":"y"}], "total": 2}'],
    [
      'a list further within',
      '{"ok": true, "result": {"fields": ["a"], "records": [{"a":1,"b":"x"}, {"a":2,"b":"y"}]}}',
    ],
    ['lines', '{"a": 1, "b": "x"}\n\n{"a": 2, "b": "y"}'],
    ['a byte order mark', '\uFEFF[{"a": 1, "b": "x"}, {"a": 2, "b": "y"}]'],
  ])('%s', async (_name, content) => {
    expect(await read(content, 'table')).toMatchObject({ headers: ['a', 'b'], types: ['int', 'text'], rows });
  });

  test('signs within strings mislead nobody, nested values stay JSON, numbers stay exact', async () => {
    const { rows: found, report } = await read(
      '{"list": [{"t": "a \\"]}, {[ b\\\\", "n": {"x": [1, 2]}, "big": 9007199254740993}]}',
    );
    expect(found).toEqual([['a "]}, {[ b\\', { x: [1, 2] }, '9007199254740993']]);
    expect(report.notes).toEqual([{ code: 'list_within', params: { path: 'list' } }]);
  });

  test('only dates of ISO 8601 are dates', async () => {
    const { types } = await read('[{"a": "2011-03-01", "b": "9.1.4", "c": "01-02-2019", "d": "007"}]');
    expect(types).toEqual(['date', 'text', 'text', 'text']);
  });

  test('lines that are no JSON are left out, each with its number', async () => {
    const { rows: found, report } = await read('{"a": 1}\n{"a": \n{"a": 2}\n[3]\n{"a": 3}\n', 'x.ndjson');
    expect(found).toEqual([[1], [2], [3]]);
    expect(report.rejected).toEqual([
      { line: 2, column: null, value: '{"a":', reason: 'not_json', row: '{"a":' },
      { line: 4, column: null, value: '[3]', reason: 'not_an_object', row: '[3]' },
    ]);
  });

  test.each([
    ['[{"a": 1},\n{"a": 2', /^file: line 2: the JSON ends/],
    ['[{"a": 1},\n{"a": tru}]', /^file: line 2: the JSON is not well formed/],
    ['{"a": 1}', /no list of objects/],
    ['[1, 2]', /no list of objects/],
    ['{"a": [', /the JSON ends/],
    ['not json\n{"a": 1}\n{', /^file: line 1: 2 of 3 records/],
  ])('%s is refused', async (content, text) => {
    expect(await refusal(content, content.startsWith('not') ? 'x.ndjson' : 'x.json')).toMatch(text);
  });
});

test('a line of JSON that has no end is given up before it fills the memory', async () => {
  const endless = `{"a": 1}\n{"a": "${'x'.repeat(66 * 1024 * 1024)}"}\n`;
  expect(await refusal(endless, 'x.ndjson')).toBe('file: line 2: the record is too long');
});

test.each(['x.json', 'x.ndjson'])('nesting without end in %s is refused with its line', async (name) => {
  const deep = `{"a": ${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
  const content = name === 'x.json' ? `[{"a": []},\n${deep}]` : `{"a": []}\n${deep}\n`;
  expect(await refusal(content, name)).toBe('file: line 2: the record is nested more than 100 levels deep');
});

test.each([
  '',
  '\n',
])('a line of CSV without end is given up with its number, whether it ends or not', async (end) => {
  const content = `a,b\n1,2\n3,"${'x'.repeat(20_000_000)}"${end}`;
  expect(await refusal(content, 'x.csv')).toBe('file: line 3: the line is too long');
});

test('more columns than queries can bear are refused', async () => {
  const cells = Array.from({ length: 10_001 }, (_, index) => `c${index}`).join(',');
  expect(await refusal(`${cells}\n${cells}\n`, 'x.csv')).toBe(
    'file: line 1: has 10,001 columns, and 10,000 are taken',
  );
});

describe('GeoJSON', () => {
  test('points become longitude and latitude, other shapes text', async () => {
    const feature = (properties: object, geometry: object | null) => ({
      type: 'Feature',
      properties,
      geometry,
    });
    const point = { type: 'Point', coordinates: [77.5, 12.9] };
    const line = {
      type: 'LineString',
      coordinates: [
        [0, 1],
        [2, 3],
      ],
    };
    const points = await read(
      JSON.stringify({
        type: 'FeatureCollection',
        crs: { list: [] },
        features: [feature({ name: 'a' }, point), feature({ name: 'b' }, null)],
      }),
    );
    expect(points).toMatchObject({
      headers: ['name', 'longitude', 'latitude'],
      report: { format: 'geojson' },
    });
    expect(points.rows).toEqual([
      ['a', 77.5, 12.9],
      ['b', null, null],
    ]);
    const lines = await read(JSON.stringify(feature({ name: 'c' }, line)), 'x.ndjson');
    expect(lines.rows).toEqual([['c', JSON.stringify(line)]]);
    expect(lines.report.notes).toEqual([{ code: 'geometry', params: { kept: 'GeoJSON text', count: 1 } }]);
  });
});

describe('spreadsheets', () => {
  const workbook = workbookOf({
    Notes: [['About'], ['Nothing']],
    Data: [
      ['Rainfall of districts'],
      ['District', 'Day', 'Rain', 'Open'],
      ['Kolar', { day: 40_603 }, 1.5, true],
      ['Mysuru', { day: 40_604 }, null, false],
    ],
  });

  test('the fullest sheet is read, below its title, with dates', async () => {
    const { headers, types, rows, report } = await read(workbook);
    expect(headers).toEqual(['District', 'Day', 'Rain', 'Open']);
    expect(types).toEqual(['text', 'date', 'float', 'bool']);
    expect(rows).toEqual([
      ['Kolar', '2011-03-01', 1.5, true],
      ['Mysuru', '2011-03-02', null, false],
    ]);
    expect(report).toMatchObject({
      format: 'xlsx',
      sheet: 'Data',
      sheets: ['Notes', 'Data'],
      header_line: 2,
    });
  });

  test('a sheet is chosen by name or number; one that is not there is refused with those that are', async () => {
    expect((await read(workbook, 'x.xlsx', { sheet: 'Notes' })).rows).toEqual([['Nothing']]);
    expect((await read(workbook, 'x.xlsx', { sheet: 1 })).rows).toEqual([['Nothing']]);
    expect(await refusal(workbook, 'x.xlsx', { sheet: 'Other' })).toBe(
      'sheet: “Other” is not in the workbook; it has Notes, Data',
    );
  });

  test('an empty workbook, a damaged one and other documents are refused', async () => {
    expect(await refusal(workbookOf({ Empty: [] }))).toMatch(/“Empty” is empty/);
    expect(await refusal(zipOf({ 'xl/workbook.xml': '<workbook' }))).toMatch(/workbook is damaged/);
    expect(await refusal(zipOf({ 'word/document.xml': '' }))).toMatch(/Word document/);
    expect(await refusal(zipOf({ 'content.xml': '' }))).toMatch(/OpenDocument/);
  });
});

describe('archives', () => {
  test('the one table in a zip is read, whatever lies beside it', async () => {
    const { rows, report } = await read(
      zipOf({ 'readme.md': 'hello', '__MACOSX/data.csv': 'x', 'in/data.csv': 'a;b\n1;2\n' }),
    );
    expect(rows).toEqual([[1, 2]]);
    expect(report.notes).toEqual([{ code: 'file_within', params: { file: 'in/data.csv' } }]);
  });

  test('none, several, or archives without end are refused', async () => {
    expect(await refusal(zipOf({ 'a.md': 'x' }))).toMatch(/without a table in it: a\.md/);
    expect(await refusal(zipOf({ 'a.csv': 'x', 'b.csv': 'x' }))).toMatch(/several tables.*a\.csv, b\.csv/);
    const nested = [1, 2, 3].reduce((inner) => zipOf({ 'a.csv': inner }), zipOf({ 'a.csv': 'a,b\n1,2\n' }));
    expect(await refusal(nested)).toMatch(/archive in an archive/);
  });
});

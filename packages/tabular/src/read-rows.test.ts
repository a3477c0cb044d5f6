import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseKinds, cellValue } from './choose-kind.ts';
import { createRowSplitter } from './csv-rows.ts';
import { readRows, type ReadTable } from './read-rows.ts';
import { sniffRows } from './sniff-rows.ts';

function readText(text: string): ReadTable {
  const { dialect } = sniffRows(text, true);
  const splitter = createRowSplitter(dialect);
  return readRows([...splitter.push(text), ...splitter.end()]);
}

function readColumn(values: readonly string[]) {
  const [kind] = chooseKinds([values]);
  return { type: kind?.type ?? 'text', values: values.map((value) => cellValue(kind, value)) };
}

describe('values', () => {
  test.each([
    ['whole numbers', ['1', '-20', '+3', '0'], 'int', [1, -20, 3, 0]],
    ['fractions', ['1.5', '-.5', '2.', '1e3'], 'float', [1.5, -0.5, 2, 1000]],
    ['codes keep their zeros', ['001', '29', '010'], 'text', ['001', '29', '010']],
    ['thousands', ['1,000,000.00', '-12,345.5', '7'], 'float', [1_000_000, -12_345.5, 7]],
    ['lakhs and crores', ['1,23,456', '12,34,56,789', '5'], 'int', [123_456, 123_456_789, 5]],
    ['decimal commas', ['1,5', '1.234,25', '-0,125'], 'float', [1.5, 1234.25, -0.125]],
    ['thousands by blanks', ['1 000', '12\u202f345', '7'], 'int', [1000, 12_345, 7]],
    ['truth', ['true', 'FALSE', ''], 'bool', [true, false, null]],
    ['words for nothing', ['1', 'NA', '-', '*', ''], 'int', [1, null, null, null, null]],
    ['nothing but words for nothing', ['NA', '-'], 'text', ['NA', '-']],
    ['numbers of chapters', ['9.1.4', '10.2.1'], 'text', ['9.1.4', '10.2.1']],
    ['ISO dates', ['2011-03-01', '2011/3/2'], 'date', ['2011-03-01', '2011-03-02']],
    [
      'days first',
      ['13/04/2019', '1-4-2019', '02.12.2019'],
      'date',
      ['2019-04-13', '2019-04-01', '2019-12-02'],
    ],
    ['months first', ['04/13/2019', '4/1/2019'], 'date', ['2019-04-13', '2019-04-01']],
    ['days that are not', ['31/02/2019', '01/02/2019'], 'text', ['31/02/2019', '01/02/2019']],
    [
      'named months',
      ['1-Apr-2019', '12 December 2019', '3rd may 2020'],
      'date',
      ['2019-04-01', '2019-12-12', '2020-05-03'],
    ],
    ['short years', ['1-Apr-19', '12 Dec 98'], 'date', ['2019-04-01', '1998-12-12']],
    ['months before days', ['Apr 1, 2019', 'Dec 12 2019'], 'date', ['2019-04-01', '2019-12-12']],
    ['months', ['Apr-2019', 'Sept 2020', 'NA'], 'date', ['2019-04-01', '2020-09-01', null]],
    [
      'moments',
      ['2019-04-01 10:30', '2019-04-02T01:02:03'],
      'timestamp',
      ['2019-04-01T10:30:00', '2019-04-02T01:02:03'],
    ],
    [
      'moments with a zone',
      ['2019-04-01T10:30:00+05:30', '2019-04-01 01:00Z'],
      'timestamp',
      ['2019-04-01T05:00:00', '2019-04-01T01:00:00'],
    ],
    ['days first with a time', ['13/04/2019 7:05'], 'timestamp', ['2019-04-13T07:05:00']],
    ['times', ['7:05', '23:59:59'], 'time', ['07:05:00', '23:59:59']],
    ['blanks around', [' 5 ', '\u00a06'], 'int', [5, 6]],
  ])('%s', (_, texts, type, values) => {
    expect(readColumn(texts)).toEqual({ type, values });
  });

  test('one column with decimal commas tells how the others are meant', () => {
    const [first, second] = chooseKinds([
      ['1,5', '2,25'],
      ['1.234', '2.500'],
    ]);
    expect([first?.name, second?.name]).toEqual(['decimal_comma', 'decimal_comma']);
    expect(cellValue(second, '1.234')).toBe(1234);
  });

  test('one column with a 13th of April tells whether months stand first', () => {
    const [, second] = chooseKinds([['04/13/2019'], ['04/05/2019']]);
    expect(cellValue(second, '04/05/2019')).toBe('2019-04-05');
  });

  test('every whole number and every ISO day comes back as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (numbers) => {
        expect(readColumn(numbers.map(String)).values).toEqual(numbers);
      }),
    );
    const days = fc.date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.array(days, { minLength: 1 }), (dates) => {
        const texts = dates.map((date) => date.toISOString().slice(0, 10));
        expect(readColumn(texts)).toEqual({ type: 'date', values: texts });
      }),
    );
  });
});

describe('line ends', () => {
  const lineEnds = ['\n', '\r\n', '\r'] as const;
  // What a cell may be without quotation marks, and what it may be between them.
  const bare = fc.stringMatching(/^[a-z0-9 ]{0,6}$/);
  const quoted = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', ' ') });
  const cell = fc.oneof(
    bare.map((text) => ({ text, written: text })),
    quoted.map((text) => ({ text, written: `"${text.replaceAll('"', '""')}"` })),
  );
  const line = fc.record({
    cells: fc.array(cell, { minLength: 1, maxLength: 4 }),
    end: fc.constantFrom(...lineEnds),
  });
  const pieces = fc.array(fc.nat(20), { maxLength: 20 });

  test('may be mixed in one text, which may come in any pieces; quoted cells keep theirs', () => {
    fc.assert(
      fc.property(fc.array(line), pieces, (lines, sizes) => {
        const text = lines
          .map(({ cells, end }) => ['x', ...cells.map(({ written }) => written)].join(',') + end)
          .join('');
        const splitter = createRowSplitter({ delimiter: ',' });
        const rows: string[][] = [];
        let at = 0;
        for (const size of sizes) {
          for (const { cells } of splitter.push(text.slice(at, at + size))) rows.push(cells);
          at += size;
        }
        for (const { cells } of splitter.push(text.slice(at))) rows.push(cells);
        for (const { cells } of splitter.end()) rows.push(cells);
        expect(rows).toEqual(lines.map(({ cells }) => ['x', ...cells.map((one) => one.text)]));
      }),
    );
  });

  test('make a line each, CR and LF together one', () => {
    const lines = [...createRowSplitter({ delimiter: ',' }).push('a\rb\r\nc\n\n"d\r\ne"\nf\n')];
    expect(lines.map(({ line: number }) => number)).toEqual([1, 2, 3, 5, 7]);
  });

  test.each([
    ['CR, and one CRLF at the end', 'a,b\r1,2\r3,4\r5,6\r\n'],
    ['CRLF, then CR', 'a,b\r\n1,2\r3,4\r5,6\r'],
    ['CR with one CRLF between', 'a,b\r1,2\r3,4\r\n5,6\r'],
    ['LF, then CR without an end', 'a,b\n1,2\r3,4\r5,6'],
  ])('of %s are read', (_, text) => {
    const table = readText(text);
    expect(table.columns.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(table.rows).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ]);
  });
});

describe('tables', () => {
  test('title rows above the names are left out and told of', () => {
    const table = readText(
      'Rainfall by district\nSource: IMD;;\n\nDistrict;Code;Rain\nBidar;001;1,5\nUdupi;002;2,25\n',
    );
    expect(table.columns.map(({ name, type }) => [name, type])).toEqual([
      ['District', 'text'],
      ['Code', 'text'],
      ['Rain', 'float'],
    ]);
    expect(table.rows).toEqual([
      ['Bidar', '001', 1.5],
      ['Udupi', '002', 2.25],
    ]);
    expect(table.headerLine).toBe(4);
    expect(table.notes.map(({ code }) => code)).toEqual(['preamble_skipped']);
  });

  test('a long title is told of with its beginning, and shows that it goes on', () => {
    const title = 'Rainfall by district '.repeat(5).trim();
    const told = (said: string) =>
      readText(`${said}\nDistrict;Code;Rain\nBidar;1;2\nUdupi;2;3\n`).notes[0]?.params['text'];
    expect(told(title)).toBe(`${title.slice(0, 80).trimEnd()} …`);
    expect(told('Rainfall')).toBe('Rainfall');
  });

  test('rows that do not fit are left out, each with its line and why', () => {
    const table = readText('a,b,c\n1,2,5\n4,5\n6,7,8,9\n"x" y,1,2\n10,11,12\n13,14,15\n');
    expect(table.rows).toHaveLength(3);
    expect(table.rejected.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'too_few_cells'],
      [4, 'too_many_cells'],
      [5, 'stray_quote'],
    ]);
  });

  test('names that are there twice are told apart, empty columns go', () => {
    const table = readText('a,A,,\n1,2,,\n3,4,,\n');
    expect(table.columns.map(({ name }) => name)).toEqual(['a', 'A 2']);
  });

  test('without names columns are numbered', () => {
    const table = readText('1,2\n3,4\n5,6\n');
    expect(table.columns.map(({ name }) => name)).toEqual(['column_1', 'column_2']);
    expect(table.rows).toHaveLength(3);
  });
});

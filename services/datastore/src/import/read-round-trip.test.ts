import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readsFiles } from './reading-testing.ts';

const read = readsFiles();

type Dialect = {
  delimiter: string;
  /** What each of the seven lines ends with. */
  lineEnds: string[];
  encoding: 'utf8' | 'utf16le';
  mark: boolean;
  quoteAll: boolean;
};

const lineEnd = fc.constantFrom('\n', '\r\n', '\r');

const dialects: fc.Arbitrary<Dialect> = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  lineEnds: fc.oneof(
    lineEnd.map((end) => Array.from({ length: 7 }, () => end)),
    fc.array(lineEnd, { minLength: 7, maxLength: 7 }),
  ),
  encoding: fc.constantFrom('utf8', 'utf16le'),
  mark: fc.boolean(),
  quoteAll: fc.boolean(),
});

const words = fc.constantFrom(
  'Kolar',
  'say "hi"',
  'a, b; c|d\te',
  'two\nlines',
  'ज़िला',
  'Côte',
  "it's",
  'x',
  'Ωmega',
);

/** A column of values, and how each is written in one style. */
const columns = fc.oneof(
  columnOf(fc.option(words), (value) => value),
  columnOf(fc.option(fc.integer({ min: -999_999_999, max: 999_999_999 })), String),
  columnOf(fc.option(fc.integer({ min: -999_999_999, max: 999_999_999 })), (value) =>
    value.toLocaleString('en-US'),
  ),
  columnOf(fc.option(fc.integer({ min: -999_999_999, max: 999_999_999 })), (value) =>
    value.toLocaleString('en-IN'),
  ),
  columnOf(
    fc.option(fc.double({ noNaN: true, min: -1e9, max: 1e9 }).map((value) => (value === 0 ? 0 : value))),
    String,
  ),
  columnOf(fc.option(fc.boolean()), (value) => String(value).toUpperCase()),
  columnOf(
    fc.option(
      fc
        .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
    ),
    (value) => value,
  ),
  columnOf(fc.option(fc.nat(99_999).map((code) => String(code).padStart(6, '0'))), (value) => value),
);

function columnOf<Value>(values: fc.Arbitrary<Value | null>, write: (value: Value) => string) {
  return fc
    .array(values, { minLength: 6, maxLength: 6 })
    .map((list) => list.map((value) => ({ value, text: value === null ? '' : write(value) })));
}

function written(
  texts: readonly (readonly string[])[],
  { delimiter, lineEnds, encoding, mark, quoteAll }: Dialect,
) {
  const cell = (text: string) =>
    quoteAll || /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
  const text = texts.map((cells, line) => cells.map(cell).join(delimiter) + lineEnds[line]).join('');
  return Buffer.from((mark ? '\uFEFF' : '') + text, encoding);
}

test('a table reads back the same, in whatever dialect, encoding and style it was written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(columns, { minLength: 1, maxLength: 5 }), dialects, async (table, dialect) => {
      const names = ['row', ...table.map((_, index) => `name ${index}`)];
      const rows = Array.from({ length: 6 }, (_, row) => [
        { value: `r${row}`, text: `r${row}` },
        ...table.map((column) => column[row] ?? { value: null, text: '' }),
      ]);
      const texts = [names, ...rows.map((cells) => cells.map(({ text }) => text))];
      const found = await read(written(texts, dialect));
      expect(found.headers).toEqual(names);
      expect(found.report.rejected_rows).toBe(0);
      expect(found.rows).toEqual(rows.map((cells) => cells.map(({ value }) => value)));
    }),
    { numRuns: 60 },
  );
});

import { fieldsOfRows, type OwnSource } from '@gazetteer/charts';
import { expect, test } from 'vitest';
import { readOwnFile } from '../read/read-own-file.ts';
import { tableBehind } from './corrected-tables.ts';
import { asType, correctColumn, guessCorrections, readWords } from './corrections.ts';
import { createTableReader } from './read-corrected.ts';

const csv = `county,month,visitors,country,when
6037,2024-01,12,NA,03/04/2024
6073,2024-02,-,FR,05/06/2024
6037,2024-03,unknown,DE,07/08/2024
`;

async function read(text: string) {
  const table = await readOwnFile({ file: new Blob([text]), name: 'own.csv' });
  return { table, corrections: guessCorrections(table), reader: createTableReader(table) };
}

const rolesOf = ({ columns, rows }: OwnSource) =>
  Object.fromEntries(fieldsOfRows(columns, rows ?? []).map(({ id, kind, role }) => [id, `${kind} ${role}`]));

test('codes of areas and months are told from figures, and nothing counts them up', async () => {
  const { reader, corrections } = await read(csv);
  const source = reader.source(corrections);
  expect(rolesOf(source)).toEqual({
    county: 'category dimension',
    month: 'time dimension',
    visitors: 'category dimension',
    country: 'category dimension',
    when: 'time dimension',
  });
  expect(source.rows.map(([, month]) => month)).toEqual(['2024-01-01', '2024-02-01', '2024-03-01']);
});

test('a column read as another type takes the way of writing that fits, and names what it cannot read', async () => {
  const { table, reader, corrections } = await read(csv);
  const texts = table.texts[2] ?? [];
  const numbers = correctColumn(corrections, 2, asType(texts, 'int', corrections.missing));
  const { values, filled, unread, examples, field } = reader.column(2, numbers);
  expect({ values, filled, unread, examples }).toEqual({
    values: [12, null, null],
    filled: 2,
    unread: 1,
    examples: ['unknown'],
  });
  expect(field).toMatchObject({ kind: 'number', role: 'measure' });
  const known = { ...numbers, missing: readWords('-, unknown,, ') };
  expect(reader.column(2, known)).toMatchObject({ filled: 1, unread: 0 });
});

test('days and months change places, and what a column is for is as the person says', async () => {
  const { reader, corrections } = await read(csv);
  const days = (writing: 'day_first' | 'month_first') =>
    reader.column(4, correctColumn(corrections, 4, { writing, dropsMissing: true })).values[0];
  expect([days('day_first'), days('month_first')]).toEqual(['2024-04-03', '2024-03-04']);
  const measured = correctColumn(corrections, 0, { writing: 'int', dropsMissing: true, role: 'measure' });
  expect(rolesOf(reader.source(measured))['county']).toBe('number measure');
});

test('a word for a missing value stays in a text, unless the person says that it is none there either', async () => {
  const { reader, corrections } = await read(csv);
  expect(corrections.missing.toSorted()).toEqual(['-', 'NA']);
  expect(reader.column(3, corrections).values).toEqual(['NA', 'FR', 'DE']);
  const dropped = correctColumn(corrections, 3, { writing: null, dropsMissing: true });
  expect(reader.column(3, dropped).values).toEqual([null, 'FR', 'DE']);
});

test('a source that was left can be corrected again, and reads as before', async () => {
  const { reader, corrections } = await read(csv);
  const source = reader.source(
    correctColumn(corrections, 0, { writing: 'int', dropsMissing: true, role: 'measure' }),
  );
  const kept = JSON.parse(JSON.stringify(source)) as OwnSource;
  const again = tableBehind(kept);
  expect(createTableReader(again.table).source(again.corrections)).toEqual(source);
});

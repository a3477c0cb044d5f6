import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { guessCorrections } from '../correct/corrections.ts';
import { createTableReader } from '../correct/read-corrected.ts';
import { OwnFileError } from './own-table.ts';
import { readOwnFile } from './read-own-file.ts';

async function read(content: BlobPart, sheet?: string) {
  const table = await readOwnFile({ file: new Blob([content]), name: 'rain.csv', sheet });
  return { ...table, source: createTableReader(table).source(guessCorrections(table)) };
}

async function problemOf(content: BlobPart): Promise<{ problem: string; params: object } | undefined> {
  try {
    await read(content);
    return undefined;
  } catch (error) {
    if (error instanceof OwnFileError) return { problem: error.problem, params: error.params };
    throw error;
  }
}

function workbook(...sheets: { name: string; rows: (string | number)[][] }[]): BlobPart {
  const cell = (value: string | number) =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const sheetXml = (rows: (string | number)[][]) =>
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
      .map(
        (cells, row) =>
          `<row r="${row + 1}">${cells.map((value, column) => cell(value).replace('<c', `<c r="${String.fromCharCode(65 + column)}${row + 1}"`)).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`;
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relations}"><sheets>${sheets
      .map(({ name }, place) => `<sheet name="${name}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${sheets
      .map(
        (_, place) =>
          `<Relationship Id="rId${place + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${place + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
    ...Object.fromEntries(
      sheets.map(({ rows }, place) => [`xl/worksheets/sheet${place + 1}.xml`, sheetXml(rows)]),
    ),
  };
  return new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  );
}

describe('a text', () => {
  test('becomes columns with types and rows with values', async () => {
    const { source } = await read('Code;District;Population\n001;Bidar;1,23,456\n002;Udupi;11,77,361\n');
    expect(source).toEqual({
      kind: 'own',
      name: 'rain.csv',
      columns: [
        { id: 'Code', type: 'text' },
        { id: 'District', type: 'text' },
        { id: 'Population', type: 'int' },
      ],
      rows: [
        ['001', 'Bidar', 123_456],
        ['002', 'Udupi', 1_177_361],
      ],
    });
  });

  test('is read in the encoding it is in', async () => {
    const windows = new Uint8Array([...strToU8('Ort;Zahl\nN'), 0xfc, ...strToU8('rnberg;1\nBonn;2\n')]);
    expect((await read(windows)).source.rows[0]).toEqual(['Nürnberg', 1]);
    const text = 'a,b\n1,é\n2,x\n';
    const wide = new Uint8Array(
      [0xfeff, ...Array.from(text, (one) => one.charCodeAt(0))].flatMap((unit) => [unit & 0xff, unit >> 8]),
    );
    expect((await read(wide)).source.rows).toEqual([
      [1, 'é'],
      [2, 'x'],
    ]);
  });

  test('of several pieces has every row, whatever character a piece ends in', async () => {
    const rows = Array.from({ length: 60_000 }, (_, place) => `${place},Zürich où é ${place}`);
    const shares: number[] = [];
    const file = new Blob([`n,name\n${rows.join('\n')}\n`]);
    const { texts } = await readOwnFile({ file, name: 'a.csv', onProgress: (share) => shares.push(share) });
    expect(texts.map((column) => column.length)).toEqual([60_000, 60_000]);
    expect(texts.map((column) => column.at(-1))).toEqual(['59999', 'Zürich où é 59999']);
    expect(shares.at(-1)).toBe(1);
    expect(shares.length).toBeGreaterThan(1);
  });

  test('tells of the rows it leaves out, and of the lines above the names', async () => {
    const table = await read(
      'Rain in Karnataka\n\nDistrict,Rain\nBidar,847\nUdupi,4119,3\nKolar,744\nMysuru,798\n',
    );
    expect(table.rejected).toEqual([{ line: 5, reason: 'too_many_cells', cells: 3 }]);
    expect(table.notes.map(({ code }) => code)).toEqual(['preamble_skipped']);
  });
});

describe('a workbook', () => {
  test('is read from its fullest sheet, or the one that is asked for', async () => {
    const file = workbook(
      { name: 'About', rows: [['Rainfall of 2019']] },
      {
        name: 'Data',
        rows: [
          ['District', 'Rain'],
          ['Bidar', 847.5],
          ['Udupi', 4119],
        ],
      },
      {
        name: 'Old',
        rows: [
          ['District', 'Rain'],
          ['Kolar', 700],
        ],
      },
    );
    const table = await read(file);
    expect(table.sheet).toBe('Data');
    expect(table.sheets).toEqual(['About', 'Data', 'Old']);
    expect(table.source.rows).toEqual([
      ['Bidar', 847.5],
      ['Udupi', 4119],
    ]);
    expect((await read(file, 'Old')).source.rows).toEqual([['Kolar', 700]]);
  });

  test('of large parts needs no worker', async () => {
    const rows = [
      ['Name', 'Figure'],
      ...Array.from({ length: 20_000 }, (_, place) => [`Place number ${place}`, place]),
    ];
    const { source } = await read(workbook({ name: 'Large', rows }));
    expect(source.rows).toHaveLength(20_000);
  });
});

describe('what is no table', () => {
  test.each<[string, BlobPart, string, object]>([
    ['nothing', '', 'empty', {}],
    ['blank lines', '\n\n', 'empty', {}],
    ['names alone', 'a,b\n', 'no_rows', {}],
    ['an open quotation mark', 'a,b\n1,"x\n2,y\n', 'open_quote', { line: 2 }],
    [
      'rows that do not fit',
      'a,b,c\n1,2,x\n1;2\n1;2\n1;2\n',
      'rows_unfit',
      { line: 3, rejected: 3, rows: 4, columns: 3 },
    ],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'not_table', {}],
    ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'old_excel', {}],
    ['a broken archive', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 9, 9, 9]), 'damaged', {}],
    ['another archive', new Uint8Array(zipSync({ 'content.xml': strToU8('<a/>') })), 'not_table', {}],
    ['an empty sheet', workbook({ name: 'One', rows: [] }), 'empty', {}],
    [
      'too many columns',
      `${Array.from({ length: 501 }, (_, place) => `c${place}`).join(',')}\n${'1,'.repeat(500)}x\n`,
      'too_many_columns',
      { count: 501, most: 500 },
    ],
    ['too many rows', `a,b\n${'1,x\n'.repeat(200_001)}`, 'too_many_rows', { most: 200_000 }],
  ])('%s is refused with its reason', async (_, content, problem, params) => {
    expect(await problemOf(content)).toEqual({ problem, params });
  });
});

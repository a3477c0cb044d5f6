import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readsFiles } from './reading-testing.ts';

const read = readsFiles();
const refusal = (content: string | Uint8Array, name?: string) =>
  read(content, name).then(
    () => 'read',
    (error: { fields?: { file?: string[] } }) => error.fields?.file?.[0],
  );

describe('dialects and encodings', () => {
  const rows = [
    ['Kolar', 1],
    ['Mysuru', 2],
  ];
  test.each([
    ['commas', 'a,b\nKolar,1\nMysuru,2\n'],
    ['semicolons', 'a;b\nKolar;1\nMysuru;2\n'],
    ['tabs', 'a\tb\nKolar\t1\nMysuru\t2\n'],
    ['bars', 'a|b\nKolar|1\nMysuru|2\n'],
    ['line ends of Windows', 'a,b\r\nKolar,1\r\nMysuru,2\r\n'],
    ['line ends of old Macs', 'a,b\rKolar,1\rMysuru,2\r'],
    ['mixed line ends', 'a,b\nKolar,1\r\nMysuru,2\n'],
    ['no last line end', 'a,b\r\nKolar,1\r\nMysuru,2'],
    ['empty lines', '\na,b\n\nKolar,1\n\n\nMysuru,2\n\n'],
    ['a byte order mark', '\uFEFFa,b\r\nKolar,1\r\nMysuru,2\r\n'],
    ['UTF-16 with a mark', Buffer.from('\uFEFFa,b\nKolar,1\nMysuru,2\n', 'utf16le')],
    ['UTF-16 without a mark', Buffer.from('a,b\nKolar,1\nMysuru,2\n', 'utf16le')],
    ['UTF-16, big end first', Buffer.from('\uFEFFa,b\nKolar,1\nMysuru,2\n', 'utf16le').swap16()],
    ['gzip', gzipSync('a,b\nKolar,1\nMysuru,2\n')],
    ['delimiters at the ends of lines', 'a,b\nKolar,1,\nMysuru,2,\n'],
    ['empty rows', 'a,b\nKolar,1\n,\nMysuru,2\n,\n'],
    ['blanks around values', ' a , b \n Kolar , 1 \nMysuru\u00a0,\t2\n'],
  ])('%s', async (_name, content) => {
    const table = await read(content);
    expect(table).toMatchObject({ headers: ['a', 'b'], types: ['text', 'int'], rows });
    expect(table.report.rejected_rows).toBe(0);
  });

  test('letters of Windows-1252 stay, in the whole text or in one stray byte of it', async () => {
    const windows = await read(Buffer.from('n,m\nC\xf4te d\x92Ivoire,\xc9t\xe9\n', 'latin1'));
    expect(windows).toMatchObject({ rows: [['Côte d’Ivoire', 'Été']], report: { encoding: 'windows-1252' } });
    const hindi = Buffer.from('n,m\nज़िला,कोलार\nमैसूर,x\n');
    const mixed = await read(Buffer.concat([hindi, Buffer.from('caf\xe9,y\n', 'latin1')]));
    expect(mixed.rows).toEqual([
      ['ज़िला', 'कोलार'],
      ['मैसूर', 'x'],
      ['café', 'y'],
    ]);
    expect(mixed.report).toMatchObject({ encoding: 'utf-8' });
    expect(mixed.report.notes).toEqual([{ code: 'stray_bytes', params: { bytes: 1, line: 4 } }]);
  });

  test('commas, quotation marks and line breaks stand within quoted cells', async () => {
    const { rows } = await read('a;b\n"x;y";"say ""hi"""\n"two\r\nlines"; "padded" \n');
    expect(rows).toEqual([
      ['x;y', 'say "hi"'],
      ['two\r\nlines', 'padded'],
    ]);
  });

  test('a list is a table of one column', async () => {
    const { headers, rows, report } = await read('name\nKolar\n"My, suru"\n');
    expect([headers, rows, report.delimiter]).toEqual([['name'], [['Kolar'], ['My, suru']], null]);
  });
});

describe('what stands above a table', () => {
  test('titles are left out and told of', async () => {
    const { headers, rows, report } = await read(
      'Table 7: Rainfall\n"Source: IMD, Pune",,\n\nDistrict,Year,Rain\nKolar,2011,1.5\nMysuru,2012,2\n',
    );
    expect([headers, rows]).toEqual([
      ['District', 'Year', 'Rain'],
      [
        ['Kolar', 2011, 1.5],
        ['Mysuru', 2012, 2],
      ],
    ]);
    expect(report.header_line).toBe(4);
    expect(report.notes).toEqual([
      { code: 'preamble_skipped', params: { lines: 3, text: 'Table 7: Rainfall' } },
    ]);
  });

  test('names in two rows are joined, numbers of columns are no row', async () => {
    const { headers, rows, codes } = await read(
      'District,Rural,,Urban,\n,Men,Women,Men,Women\n(1),(2),(3),(4),(5)\nKolar,1,2,3,4\nTotal,1,2,3,4\n',
    );
    expect(headers).toEqual(['District', 'Rural Men', 'Rural Women', 'Urban Men', 'Urban Women']);
    expect(rows).toHaveLength(2);
    expect(codes).toEqual(['header_joined', 'column_numbers_skipped']);
  });

  test('a first row of 1, 2, 3 is data where every column goes on with whole numbers', async () => {
    for (const text of ['a,b,c\n1,2,3\n4,5,6\n', 'x,y,z\n0,1,2\n3,4,5\n', 'a,b,c\n1,2,3\n"4,000",,6\n']) {
      const { rows, codes } = await read(text);
      expect([rows.length, codes.includes('column_numbers_skipped')]).toEqual([2, false]);
    }
    const numbered = await read('State,Literacy rate,Remark\n1,2,3\nKerala,94.0,high\nBihar,61.8,low\n');
    expect([numbered.rows.length, numbered.codes]).toEqual([2, ['column_numbers_skipped']]);
  });

  test('years are names, and so are counted columns', async () => {
    expect((await read('State,2011,2012\nKerala,5,6\nGoa,7,8\n')).headers).toEqual(['State', '2011', '2012']);
    expect((await read('State,1,2,3\nKerala,5,6,7\n')).headers).toEqual(['State', '1', '2', '3']);
  });

  test('a table without names keeps its first row', async () => {
    const guessed = await read('Kolar,563.5,1.5\nMysuru,570.1,2.5\n');
    expect(guessed).toMatchObject({ codes: ['header_missing'], report: { header_line: null } });
    expect(guessed.rows).toEqual([
      ['Kolar', 563.5, 1.5],
      ['Mysuru', 570.1, 2.5],
    ]);
    const columns = [{ id: 'town' }, { id: 'day', type: 'date' }];
    const told = await read('Kolar,2011-01-01\nMysuru,2011-01-02\n', 'x.csv', { headerless: true, columns });
    expect(told).toMatchObject({ headers: ['town', 'day'], types: ['text', 'date'] });
    expect(told.rows).toHaveLength(2);
  });

  test('repeated and missing names are told of', async () => {
    const { headers, report } = await read('Name,Name,,x\na,b,c,1\nd,e,f,2\n');
    expect(headers).toEqual(['Name', 'Name', '', 'x']);
    expect(report.notes).toEqual([
      { code: 'column_unnamed', params: { column: 3 } },
      { code: 'header_repeated', params: { header: 'Name', times: 2 } },
    ]);
  });

  test('names over one column fewer leave the first without a name; over more, rows are filled up', async () => {
    expect((await read('mpg,cyl\nMazda,21,6\nFiat,32,4\n')).headers).toEqual(['', 'mpg', 'cyl']);
    const short = await read('a,b,c\nx,1\ny,2\nz,3\n');
    expect(short.rows[0]).toEqual(['x', 1, null]);
  });

  test('names that come again within the table are left out there', async () => {
    const { rows, codes } = await read('a,b\nx,1\na,b\ny,2\nz,3,4\n');
    expect(rows).toEqual([
      ['x', 1],
      ['y', 2],
    ]);
    expect(codes).toContain('header_rows_skipped');
  });
});

describe('what is wrong', () => {
  test('rows that do not fit are left out, each with its line and reason', async () => {
    const { rows, report } = await read('a,b\nx,1\n"two\nlines",2\nshort\nlong,3,4\n"odd"cell,5\ny,6\nz,7\n');
    expect(rows).toEqual([
      ['x', 1],
      ['two\nlines', 2],
      ['y', 6],
      ['z', 7],
    ]);
    expect(report.rejected_rows).toBe(3);
    expect(report.rejected).toEqual([
      { line: 5, column: null, value: '1', reason: 'too_few_cells', row: 'short' },
      { line: 6, column: null, value: '3', reason: 'too_many_cells', row: 'long,3,4' },
      { line: 7, column: null, value: '"odd"cell,5', reason: 'stray_quote', row: '"odd"cell,5' },
    ]);
  });

  test.each([
    ['LF, then CR', '\n', '\r'],
    ['LF, then CRLF', '\n', '\r\n'],
    ['CR, then LF', '\r', '\n'],
    ['CR, then CRLF', '\r', '\r\n'],
    ['CRLF, then LF', '\r\n', '\n'],
    ['CRLF, then CR', '\r\n', '\r'],
  ])('lines that end with %s, far behind the beginning, are all read', async (_, first, later) => {
    // Long lines: the beginning that is looked at is a megabyte.
    const line = (index: number) => `${index},${'words '.repeat(50)}x`;
    const lines = (from: number, to: number, end: string) =>
      Array.from({ length: to - from }, (__, index) => line(from + index) + end).join('');
    const { rows, report } = await read(`n,text${first}${lines(0, 4000, first)}${lines(4000, 4100, later)}`);
    expect([rows.length, report.rejected_rows]).toEqual([4100, 0]);
    expect(rows.at(-1)?.[0]).toBe(4099);
  });

  test('values that are not of the declared type are left out with line, column and value', async () => {
    const columns = [{ id: 'n', type: 'int' }];
    const { rows, report } = await read('a,n\n"x\ny",1\nz,many\nw,-\nv,"1,234"\nu,\n', 'x.csv', { columns });
    expect(rows).toEqual([
      ['x\ny', 1],
      ['w', null],
      ['v', 1234],
      ['u', null],
    ]);
    expect(report.rejected).toMatchObject([{ line: 4, column: 'n', value: 'many', reason: 'wrong_type' }]);
  });

  test.each([
    ['', 'line 1: is empty'],
    ['\uFEFF \r\n', 'line 1: is empty'],
    ['a,b\n', 'line 1: has column names and no rows'],
    ['title\n\na,b\n,\n,\n', 'line 3: has column names and no rows'],
    ['a,b\n1,"x\n2,y\n3,z\n', 'line 2: a quotation mark is opened and not closed'],
    ['a,b\nx,y\n"p","q\n', 'line 3: a quotation mark is opened and not closed'],
    ['\n<!DOCTYPE html><html><title>Not found</title>', /^line 2: is a web page \(HTML\).*“Not found”/],
    ['<?xml version="1.0"?><rows/>', /XML/],
    ['%PDF-1.7', /PDF/],
    [Buffer.from('d0cf11e0a1b11ae1', 'hex'), /old Excel/],
    [Buffer.from('89504e470d0a1a0a', 'hex'), /picture/],
    [Buffer.from('ARROW1\0\0\xff\xff\xff\xff', 'latin1'), /Feather.*Parquet/],
    ['FEA1\0\0', /Feather/],
    ['a,b\n1,\0\0\x01\n', /zero bytes/],
    [gzipSync('a,b\n1,2\n').subarray(0, 20), /gzip file is damaged/],
    ['PK\x03\x04', /zip file is damaged/],
    ['a,b,c\n1,2,3\n1\n2\n3\n4,5,6,7,8\n', /rows do not have the 3 cells/],
  ])('%j is refused', async (content, text) => {
    const said = await refusal(content);
    expect(said).toMatch(text);
  });

  test('a small archive that grows without end is refused before it has filled a disk', async () => {
    const part = gzipSync(Buffer.alloc(16_000_000, '1,2\n'));
    expect(await refusal(Buffer.concat(Array.from({ length: 17 }, () => part)))).toMatch(
      /unpacks to more than 256 MB/,
    );
  });
});

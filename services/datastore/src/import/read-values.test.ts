import { describe, expect, test } from 'vitest';
import { readsFiles } from './reading-testing.ts';

const read = readsFiles();

/** Reads texts as one column beside a column of names. */
async function readColumn(values: readonly string[]) {
  const table = await read(`v;w\n${values.map((value) => `"${value}";x`).join('\n')}\n`);
  return {
    type: table.types[0],
    values: table.rows.map(([value]) => value),
    codes: table.codes,
    report: table.report,
  };
}

describe('values', () => {
  test.each([
    ['whole numbers', ['1', '-20', '+3', '0'], 'int', [1, -20, 3, 0]],
    ['fractions', ['1.5', '-.5', '2.', '1e3'], 'float', [1.5, -0.5, 2, 1000]],
    ['codes keep their zeros', ['001', '29', '010'], 'text', ['001', '29', '010']],
    [
      'numbers too long to be exact stay texts',
      ['12345678901234567890', '1'],
      'text',
      ['12345678901234567890', '1'],
    ],
    ['thousands', ['1,000,000.00', '-12,345.5', '7'], 'float', [1_000_000, -12_345.5, 7]],
    ['lakhs and crores', ['1,23,456', '12,34,56,789', '5'], 'int', [123_456, 123_456_789, 5]],
    ['decimal commas', ['1,5', '1.234,25', '-0,125'], 'float', [1.5, 1234.25, -0.125]],
    ['thousands by blanks', ['1 000', '12\u202f345', '7'], 'int', [1000, 12_345, 7]],
    ['truth', ['true', 'FALSE', ''], 'bool', [true, false, null]],
    [
      'words for nothing',
      ['1', 'NA', '-', '*', 'n/a', 'NaN', ''],
      'int',
      [1, null, null, null, null, null, null],
    ],
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
    ['both orders', ['13/04/2019', '04/13/2019'], 'text', ['13/04/2019', '04/13/2019']],
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
      'times of days',
      ['2011-03-01T10:20:30', '2011-03-01 05:00'],
      'timestamp',
      ['2011-03-01T10:20:30', '2011-03-01T05:00:00'],
    ],
    [
      'zones',
      ['2011-03-01T10:20:30+05:30', '2011-03-01T00:00:00Z'],
      'timestamp',
      ['2011-03-01T04:50:30', '2011-03-01T00:00:00'],
    ],
    [
      'days first, with times',
      ['13/04/2019 10:20', '1-4-2019 01:02:03'],
      'timestamp',
      ['2019-04-13T10:20:00', '2019-04-01T01:02:03'],
    ],
    ['minus signs', ['\u22121', '2', '-3'], 'int', [-1, 2, -3]],
    ['minus signs before decimals', ['\u22121.5', ' \u22122e3 '], 'float', [-1.5, -2000]],
    ['minus signs before groups', ['\u22121,234', '2'], 'int', [-1234, 2]],
    ['minus signs before spaced groups', ['\u22121 234,5', '2,25'], 'float', [-1234.5, 2.25]],
    ['times', ['10:20', '23:59:59'], 'time', ['10:20:00', '23:59:59']],
    ['durations', ['25:20', '10:00'], 'text', ['25:20', '10:00']],
    ['texts', ['NA', 'Kolar', '12'], 'text', ['NA', 'Kolar', '12']],
  ])('%s', async (_name, written, type, values) => {
    expect(await readColumn(written)).toMatchObject({ type, values });
  });

  test('types come from values far below the first, too', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => String(index));
    expect((await readColumn([...many, '1.5'])).type).toBe('float');
    expect((await readColumn([...many, '1,234'])).type).toBe('int');
    expect((await readColumn([...many, '007'])).type).toBe('text');
    expect((await readColumn([...many, 'NA'])).values.at(-1)).toBeNull();
    const { type, report } = await readColumn([...many, 'see note']);
    expect(type).toBe('text');
    expect(report.notes).toEqual([
      { code: 'mixed_column', params: { column: 'v', count: 1, value: 'see note', type: 'int' } },
    ]);
  });

  test.each([
    ['parts of a hundred', ['5%', '12.5 %', 'NA', '3'], '5%'],
    ['amounts of money', ['$1,000', '\u20b9 12.50', '-$3'], '$1,000'],
    ['rupees', ['Rs. 100', 'Rs 2,50,000'], 'Rs. 100'],
    ['money behind the number', ['5', '1.234,50\u00a0\u20ac'], '1.234,50\u00a0\u20ac'],
    ['losses in brackets', ['1.5', '(1.50)'], '(1.50)'],
  ])('%s stay texts, and the report says so', async (_, written, value) => {
    const { type, report } = await readColumn(written);
    expect(type).toBe('text');
    expect(report.notes).toEqual([{ code: 'amounts_as_text', params: { column: 'v', value } }]);
  });

  test.each([
    ['telephone numbers', ['(080) 12345', '(022) 54321']],
    ['prices in words', ['about $5', '$6']],
    ['signs alone', ['%', '$']],
    ['codes', ['A1', 'B2']],
  ])('%s are texts of which nothing is to be said', async (_, written) => {
    expect((await readColumn(written)).codes).toEqual([]);
  });

  test.each([
    ['day', ['31/12/23', '01/01/24', '5-6-69'], ['2023-12-31', '2024-01-01', '1969-06-05']],
    ['month', ['12/31/23', '01/02/68'], ['2023-12-31', '2068-01-02']],
  ] as const)('years of two digits, said to be dates with the %s first, are of this time', async (order, written, values) => {
    const recipe = { columns: [{ source: 'v', name: 'v', type: 'date', date_order: order }] };
    const { rows, types } = await read(`v;w\n${written.map((text) => `${text};x`).join('\n')}\n`, 't.csv', {
      recipe,
    });
    expect([types[0], rows.map(([value]) => value)]).toEqual(['date', values]);
  });

  test('what the engine would take for a day of the first century is no date', async () => {
    const recipe = { columns: [{ source: 'v', name: 'v', type: 'date', date_order: 'day' as const }] };
    const text = 'v;w\n31/12/2023;x\n31/12/23 ad;x\n';
    const { rows, report } = await read(text, 'table.csv', { recipe });
    expect(rows.map(([value]) => value)).toEqual(['2023-12-31']);
    expect(report.rejected.map(({ value }) => value)).toEqual(['31/12/23 ad']);
  });

  test('one column tells how another is meant', async () => {
    const commas = await read('a;b\n1,5;1.234\n2,25;5.678\n');
    expect(commas.rows).toEqual([
      [1.5, 1234],
      [2.25, 5678],
    ]);
    const dates = await read('a,b\n01/02/2019,01/13/2019\n03/04/2019,02/14/2019\n');
    expect(dates.rows[0]).toEqual(['2019-01-02', '2019-01-13']);
    expect(dates.codes).toEqual(['date_order_assumed', 'date_order']);
    const unsure = await read('a,b\n01/02/2019,x\n03/04/2019,y\n');
    expect(unsure.rows[0]).toEqual(['2019-02-01', 'x']);
    expect(unsure.codes).toEqual(['date_order_assumed']);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isNarrowed,
  readTable,
  type TableState,
  tabs,
  turnSort,
  withFilter,
  writeTable,
} from './table-address.ts';

/** Any name the table store takes: no leading underscore, no double quote, no outer blanks. */
const columnName = fc
  .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
  .filter((name) => name === name.trim() && name !== '' && !/^_|"/.test(name) && !name.includes('__'));
const text = fc
  .string({ minLength: 1, unit: 'grapheme' })
  .map((made) => made.trim())
  .filter(Boolean);
const filterOf = (column: string) =>
  fc
    .record(
      { contains: text, is: fc.uniqueArray(text, { minLength: 1, maxLength: 3 }), min: text, max: text },
      { requiredKeys: [] },
    )
    .map((filter) => ({ column, ...filter }));

const states = fc.uniqueArray(columnName, { minLength: 1, maxLength: 6 }).chain((columns) =>
  fc
    .record({
      tab: fc.constantFrom(...tabs),
      find: fc.string().map((made) => made.trim()),
      sort: fc.option(fc.record({ column: fc.constantFrom(...columns), descending: fc.boolean() })),
      filters: fc.tuple(...columns.map(filterOf)),
      shown: fc.subarray(columns),
      row: fc.integer({ min: 1, max: 50_000_000 }),
      others: fc.array(fc.tuple(fc.constantFrom('lng', 'utm'), fc.string()), { maxLength: 2 }),
    })
    .map(({ sort, shown, filters, ...rest }) => {
      const state: TableState = {
        ...rest,
        filters: filters.filter((filter) => Object.keys(filter).length > 1),
        ...(sort ? { sort } : {}),
        ...(shown.length > 0 && shown.length < columns.length ? { columns: shown } : {}),
      };
      return { columns, state };
    }),
);

describe('the address of a table', () => {
  test('carries the whole state there and back, whatever the columns are called', () => {
    fc.assert(
      fc.property(states, ({ columns, state }) => {
        // A column may be called like one of the other parameters.
        fc.pre(!columns.some((column) => ['lng', 'utm'].includes(column)));
        const address = new URLSearchParams(writeTable(state).toString());
        expect(readTable(address, columns)).toEqual(state);
      }),
    );
  });

  test('reads what a form without script sends, empty fields and all', () => {
    const query = new URLSearchParams('find=&name__contains=&pop__min=10&pop__max=&state__is=A&state__is=B');
    expect(readTable(query, ['name', 'pop', 'state']).filters).toEqual([
      { column: 'pop', min: '10' },
      { column: 'state', is: ['A', 'B'] },
    ]);
  });

  test('ignores columns the table does not have', () => {
    const query = new URLSearchParams('sort=gone:desc&columns=gone&gone__min=1&row=0&tab=none');
    const state = readTable(query, ['name']);
    expect(state).toEqual({ tab: 'table', find: '', filters: [], row: 1, others: [['gone__min', '1']] });
  });

  test('takes a choice of all columns as no choice', () => {
    expect(readTable(new URLSearchParams('columns=b&columns=a'), ['a', 'b']).columns).toBeUndefined();
  });

  test('sorts by a column whose name ends like a direction', () => {
    const state = readTable(new URLSearchParams('sort=x%3Adesc%3Aasc'), ['x:desc']);
    expect(state.sort).toEqual({ column: 'x:desc', descending: false });
  });
});

describe('changes to what is shown', () => {
  const start = readTable(new URLSearchParams('row=500'), ['name', 'pop']);

  test('start from the first row', () => {
    expect(withFilter(start, ['name', 'pop'], { column: 'pop', min: '1' }).row).toBe(1);
    expect(turnSort(start, 'pop').row).toBe(1);
  });

  test('an emptied filter goes away', () => {
    const filtered = withFilter(start, ['name', 'pop'], { column: 'pop', min: '1' });
    expect(isNarrowed(filtered)).toBe(true);
    expect(withFilter(filtered, ['name', 'pop'], { column: 'pop' }).filters).toEqual([]);
  });

  test('a column sorts up, down, and then as the table stands', () => {
    const up = turnSort(start, 'pop');
    const down = turnSort(up, 'pop');
    expect([up.sort?.descending, down.sort?.descending, turnSort(down, 'pop').sort]).toEqual([
      false,
      true,
      undefined,
    ]);
  });
});

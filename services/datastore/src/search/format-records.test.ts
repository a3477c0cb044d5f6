import { expect, test } from 'vitest';
import { formatRecords } from './format-records.ts';

const rows = [
  [1, 'a', null],
  [2, 'b "c", d', 0.5],
];

test('rows are objects, lists or lines, in the order of their columns', () => {
  const names = ['_id', 'name', 'share'];
  expect(formatRecords(rows, names, 'objects')).toEqual([
    { _id: 1, name: 'a', share: null },
    { _id: 2, name: 'b "c", d', share: 0.5 },
  ]);
  expect(formatRecords(rows, names, 'lists')).toEqual(rows);
  expect(formatRecords(rows, names, 'csv')).toBe('1,a,\n2,"b ""c"", d",0.5\n');
  expect(formatRecords(rows, names, 'tsv')).toBe('1\ta\t\n2\t"b ""c"", d"\t0.5\n');
});

test('a column may have any name, also one that objects have by nature', () => {
  const names = ['__proto__', 'constructor', '2024'];
  const written = JSON.stringify(formatRecords(rows, names, 'objects'));
  expect(JSON.parse(written)).toEqual(
    JSON.parse(
      '[{"2024":null,"__proto__":1,"constructor":"a"},{"2024":0.5,"__proto__":2,"constructor":"b \\"c\\", d"}]',
    ),
  );
});

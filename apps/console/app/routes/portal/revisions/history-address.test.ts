import { expect, test } from 'vitest';
import { historyQuery, readHistoryQuery } from './history-address.ts';

const read = (text: string) => readHistoryQuery(new URLSearchParams(text));

test('an address without a word shows the first page and compares nothing', () => {
  expect(read('')).toEqual({ page: 1, from: undefined, to: undefined, isWhole: false });
  expect(read('page=0&from=-1&to=1.5&whole=no')).toEqual(read(''));
  expect(read('page=1e300&to=x')).toEqual(read(''));
});

test('what is written is read again', () => {
  const query = { page: 3, from: 2, to: 7, isWhole: true };
  expect(read(historyQuery(query).replace('#comparison', ''))).toEqual(query);
  expect(historyQuery({ ...query, from: undefined, to: undefined })).not.toContain('#');
});

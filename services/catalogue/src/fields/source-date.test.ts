import { expect, test } from 'vitest';
import { readSourceDate } from './source-date.ts';

test.each([
  ['2024', '2024'],
  ['2024-03', '2024-03'],
  [' 2024-02-29 ', '2024-02-29'],
  ['2024-02-29T10:00:00+05:30', '2024-02-29'],
  ['2023-02-29', undefined],
  ['2024-13', undefined],
  ['March 2024', undefined],
  ['24', undefined],
  ['', undefined],
])('the date %j of a source is read as %j', (text, date) => expect(readSourceDate(text)).toBe(date));

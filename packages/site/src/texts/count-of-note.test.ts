import { expect, test } from 'vitest';
import { countOfNote } from './count-of-note.ts';

test('a note tells of as many things as its parameters count, and of one where they count none', () => {
  expect(countOfNote({ lines: 3, text: 'Rainfall' })).toBe(3);
  expect(countOfNote({ rows: 2, line: 40 })).toBe(2);
  expect(countOfNote({ count: 1, column: 'state' })).toBe(1);
  expect(countOfNote({ column: '12' })).toBe(1);
});

import type { Dataset } from '@gazetteer/client';
import { expect, test } from 'vitest';
import { withRowNotes } from './row-notes.server.ts';

const rowOf = (notes: string | null) =>
  withRowNotes([{ title: 'Births by district', notes } as Dataset])[0]?.notes;

test('a row ends with a sentence, however long the notes are', () => {
  const first = 'How many children were born in each district, month by month, since 1990.';
  const second = `The registers of two districts were lost in a fire${' and others are hard to read'.repeat(6)}.`;
  expect(rowOf(`${first} ${second}`)).toBe(first);
});

test('a row does not say the title again', () => {
  expect(rowOf('Births by district.\n\nFrom the registers.')).toBe('From the registers.');
  expect(rowOf('Births by district')).toBe('');
});

test('notes without an end are cut at a word, and none are none', () => {
  expect(rowOf('word '.repeat(200))).toMatch(/^(word )+word…$/);
  expect(rowOf(null)).toBe('');
});

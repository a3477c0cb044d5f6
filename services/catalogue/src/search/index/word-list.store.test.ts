import { migrate } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { damerauLevenshtein } from './edit-distance.ts';
import { searchMigrations } from './search-migrations.ts';
import { wordListStore } from './word-list.store.ts';

describe('the distance between words', () => {
  test.each([
    ['', '', 0],
    ['rain', 'rain', 0],
    ['rain', 'rian', 1],
    ['rainfal', 'rainfall', 1],
    ['rain', 'brian', 2],
    ['abc', '', 3],
    ['é', 'e', 1],
  ])('from %s to %s is %i', (one, other, distance) => {
    expect(damerauLevenshtein(one, other)).toBe(distance);
    expect(damerauLevenshtein(other, one)).toBe(distance);
  });
});

describeStores('the list of words', (open) => {
  test('finds every word within two typing errors', async () => {
    const sql = await open();
    await migrate(sql, searchMigrations);
    const words = wordListStore(sql);
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 3, maxLength: 11 });
    const listed = [...new Set(fc.sample(letters, { numRuns: 150, seed: 11 }))];
    await words.add(listed.map((word) => ({ word, stem: word })));
    await words.add(listed.map((word) => ({ word, stem: word })));
    for (const sought of fc.sample(letters, { numRuns: 25, seed: 12 })) {
      const near = listed.filter((word) => damerauLevenshtein(word, sought) <= 2);
      const found = await words.similar(sought, 2);
      expect(found.map(({ word }) => word).sort()).toEqual(near.sort());
    }
  });

  test('finds words by letters in them, wildcards of the database taken as letters', async () => {
    const sql = await open();
    await migrate(sql, searchMigrations);
    const words = wordListStore(sql);
    await words.add(['rainfall', 'train', 'gauge'].map((word) => ({ word, stem: word })));
    expect((await words.containing('rain', 10)).map(({ word }) => word).sort()).toEqual([
      'rainfall',
      'train',
    ]);
    expect(await words.containing('%', 10)).toEqual([]);
    expect(await words.containing('_', 10)).toEqual([]);
  });
});

import type { Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';
import { chunksOf } from '../../model/chunks.ts';
import { damerauLevenshtein } from './edit-distance.ts';
import type { SearchTables } from './search-tables.ts';

export type ListedWord = { word: string; stem: string };
export type SimilarWord = ListedWord & { distance: number };

const GREATEST_DISTANCE = 2;
/** Letters beyond these are not varied: enough to find a candidate, whose true distance is then measured. */
const VARIED_LETTERS = 7;
const CANDIDATES = 500;

/** The words of the catalogue's titles, tags and columns: what a misspelt word is compared with. */
export function wordListStore(anySql: Sql) {
  const sql = anySql.as<SearchTables>();
  return {
    /** Adds the words that are new. A word that no document has any more may stay: it is checked when used. */
    async add(words: readonly ListedWord[]): Promise<void> {
      const fresh = await unlisted(words);
      if (fresh.length === 0) return;
      await sql.query
        .insertInto('search_words')
        .values(fresh)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const rows = fresh.flatMap(({ word }) =>
        [...deletionsOf(word)].map((deletion) => ({ deletion, word })),
      );
      for (const chunk of chunksOf(rows)) {
        await sql.query
          .insertInto('search_deletions')
          .values(chunk)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
    },

    /** The listed words at most `distance` (0–2) typing errors away, nearest first. */
    async similar(word: string, distance: number): Promise<SimilarWord[]> {
      const rows = await sql.query
        .selectFrom('search_deletions')
        .innerJoin('search_words', 'search_words.word', 'search_deletions.word')
        .select(['search_words.word', 'search_words.stem'])
        .distinct()
        .where('search_deletions.deletion', 'in', [...deletionsOf(word)])
        .limit(CANDIDATES)
        .execute();
      return rows
        .map((row) => ({ ...row, distance: damerauLevenshtein(word, row.word) }))
        .filter((row) => row.distance <= distance)
        .sort((one, other) => one.distance - other.distance || (one.word < other.word ? -1 : 1));
    },

    /** The listed words with these letters somewhere in them. */
    async containing(letters: string, limit: number): Promise<ListedWord[]> {
      const pattern = `%${letters.replaceAll(/[\\%_]/g, '\\$&')}%`;
      return sql.query
        .selectFrom('search_words')
        .selectAll()
        .where(rawSql<boolean>`word like ${pattern} escape '\\'`)
        .limit(limit)
        .execute();
    },
  };

  async function unlisted(words: readonly ListedWord[]): Promise<ListedWord[]> {
    const distinct = new Map(words.map((listed) => [listed.word, listed]));
    if (distinct.size === 0) return [];
    const known = await sql.query
      .selectFrom('search_words')
      .select('word')
      .where('word', 'in', [...distinct.keys()])
      .execute();
    for (const { word } of known) distinct.delete(word);
    return [...distinct.values()];
  }
}

export type WordListStore = ReturnType<typeof wordListStore>;

/**
 * The word's beginning with none, one or two of its letters left out. Two words a distance of d ≤ 2 apart always
 * share one of these (the symmetric-deletion method), so candidates are found by equality, on an index.
 */
function deletionsOf(word: string): Set<string> {
  const beginning = Array.from(word).slice(0, VARIED_LETTERS).join('');
  let latest = new Set([beginning]);
  const all = new Set(latest);
  for (let round = 0; round < GREATEST_DISTANCE; round++) {
    latest = new Set([...latest].flatMap((text) => withoutOneLetter(text)));
    for (const deletion of latest) all.add(deletion);
  }
  return all;
}

function withoutOneLetter(text: string): string[] {
  const letters = Array.from(text);
  return letters.length <= 1 ? [] : letters.map((_, index) => letters.toSpliced(index, 1).join(''));
}

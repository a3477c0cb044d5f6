import { randomUUID } from 'node:crypto';
import type { Sql } from '@gazetteer/kernel';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { VocabularyDictionary } from './vocabulary.contract.ts';

type Store = Sql<CatalogueTables>;

/** The vocabulary whose terms are the sectors of datasets. */
export const SECTORS = 'sectors';

/** Free tags belong to no vocabulary. */
export const FREE = '';

/** Every vocabulary, or the one with this id, with its terms, both in order of their names. */
export async function listVocabularies(sql: Store, only?: string): Promise<VocabularyDictionary[]> {
  let asked = sql.query.selectFrom('catalogue_vocabularies').selectAll().orderBy('name');
  let tags = sql.query.selectFrom('catalogue_tags').selectAll().orderBy('name');
  if (only !== undefined) asked = asked.where('id', '=', only);
  tags =
    only === undefined ? tags.where('vocabulary_id', '!=', FREE) : tags.where('vocabulary_id', '=', only);
  const [vocabularies, terms] = [await asked.execute(), await tags.execute()];
  const byVocabulary = Map.groupBy(terms, ({ vocabulary_id }) => vocabulary_id);
  return vocabularies.map(({ id, name }) => ({
    id,
    name,
    tags: (byVocabulary.get(id) ?? []).map((term) => ({ ...term, display_name: term.name })),
  }));
}

/** Finds a vocabulary by its id or name. */
export async function findVocabulary(
  sql: Store,
  idOrName: string,
): Promise<{ id: string; name: string } | undefined> {
  return sql.query
    .selectFrom('catalogue_vocabularies')
    .selectAll()
    .where((where) => where.or([where('id', '=', idOrName), where('name', '=', idOrName)]))
    .executeTakeFirst();
}

/** The names of vocabularies by their ids. */
export async function vocabularyNames(sql: Store, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await sql.query
    .selectFrom('catalogue_vocabularies')
    .selectAll()
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Makes a vocabulary unless there is one of this name. */
export async function ensureVocabulary(sql: Store, name: string): Promise<{ id: string; made: boolean }> {
  const made = await sql.query
    .insertInto('catalogue_vocabularies')
    .values({ id: randomUUID(), name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return { id: made.id, made: true };
  const { id } = await sql.query
    .selectFrom('catalogue_vocabularies')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return { id, made: false };
}

/** The ids of the tags of a vocabulary (or of free tags) by name; those missing are made. */
export async function ensureTags(
  sql: Store,
  vocabularyId: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  const known = await findTags(sql, vocabularyId, names);
  // In one order for everybody, so that two writers of the same tags wait for each other and never in a circle.
  const missing = names.filter((name) => !known.has(name)).toSorted();
  if (missing.length === 0) return known;
  await sql.query
    .insertInto('catalogue_tags')
    .values(missing.map((name) => ({ id: randomUUID(), vocabulary_id: vocabularyId, name })))
    .onConflict((conflict) => conflict.columns(['vocabulary_id', 'name']).doNothing())
    .execute();
  return findTags(sql, vocabularyId, names);
}

/** The ids of those tags of a vocabulary (or of free tags) that exist, by name. */
export async function findTags(
  sql: Store,
  vocabularyId: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const rows = await sql.query
    .selectFrom('catalogue_tags')
    .select(['id', 'name'])
    .where('vocabulary_id', '=', vocabularyId)
    .where('name', 'in', names)
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** A tag by its id, or by its name among those of a vocabulary (or free ones). */
export async function findTag(
  sql: Store,
  vocabularyId: string,
  idOrName: string,
): Promise<{ id: string; name: string } | undefined> {
  const tags = sql.query.selectFrom('catalogue_tags').select(['id', 'name']);
  const ofVocabulary = tags.where('vocabulary_id', '=', vocabularyId);
  const named = await ofVocabulary.where('name', '=', idOrName).executeTakeFirst();
  return named ?? ofVocabulary.where('id', '=', idOrName).executeTakeFirst();
}

/** A tag by its id alone, free or of whatever vocabulary. */
export async function findTagById(
  sql: Store,
  id: string,
): Promise<{ id: string; name: string; vocabulary_id: string } | undefined> {
  return sql.query.selectFrom('catalogue_tags').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Gives a vocabulary another name. Throws the database's unique violation when it is taken. */
export async function renameVocabulary(sql: Store, id: string, name: string): Promise<void> {
  await sql.query.updateTable('catalogue_vocabularies').set({ name }).where('id', '=', id).execute();
}

/** Removes these terms of a vocabulary. */
export async function removeTerms(sql: Store, vocabularyId: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await sql.query
    .deleteFrom('catalogue_tags')
    .where('vocabulary_id', '=', vocabularyId)
    .where('name', 'in', names)
    .execute();
}

/** Removes a vocabulary with its terms. */
export async function removeVocabulary(sql: Store, id: string): Promise<void> {
  await sql.query.deleteFrom('catalogue_tags').where('vocabulary_id', '=', id).execute();
  await sql.query.deleteFrom('catalogue_vocabularies').where('id', '=', id).execute();
}

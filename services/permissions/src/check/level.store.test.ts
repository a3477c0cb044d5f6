import { migrate, type Sql } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { sql as rawSql } from 'kysely';
import { expect, it } from 'vitest';
import type { PermissionTables, TuplesTable } from '../model/tables.ts';
import { permissionMigrations } from '../permission-migrations.ts';
import { readLevel } from './level.store.ts';

const tuple = (
  object: string,
  subject: string,
  set?: { namespace: string; relation: string },
): TuplesTable => ({
  project_id: 'portal',
  namespace: 'Folder',
  relation: 'viewers',
  object,
  subject_namespace: set?.namespace ?? '',
  subject_object: subject,
  subject_relation: set?.relation ?? '',
});
const group = { namespace: 'Group', relation: 'members' };
const viewersOf = (object: string) => ({ namespace: 'Folder', object, relation: 'viewers' });

describeStores('a level of a check', (open) => {
  const openLevel = async (tuples: TuplesTable[]) => {
    const opened = await open();
    await migrate(opened, permissionMigrations);
    const sql = opened.as<PermissionTables>();
    const state = { revision: 7, language_version: 2, forgotten_revision: 0 };
    await sql.query
      .insertInto('permission_revisions')
      .values({ project_id: 'portal', ...state })
      .execute();
    await sql.query.insertInto('permission_tuples').values(tuples).execute();
    return sql;
  };

  it('tells of each object, in the order of the question, whether the subject stands there and which sets do', async () => {
    const sql = await openLevel([tuple('b', 'ann'), tuple('c', 'staff', group), tuple('c', 'bob')]);
    const asked = ['a', 'b', 'c'].map(viewersOf);
    const question = { subject: { id: 'ann' }, asked, width: 10 };
    const set = { namespace: 'Group', object: 'staff', relation: 'members' };
    const state = { revision: 7, languageVersion: 2 };
    expect(await readLevel(sql, 'portal', { ...question, part: 'both' })).toEqual({
      state,
      found: [
        { stands: false, sets: [] },
        { stands: true, sets: [] },
        { stands: false, sets: [set] },
      ],
    });
    const direct = await readLevel(sql, 'portal', { ...question, part: 'direct' });
    expect(direct?.found.map(({ stands, sets }) => [stands, sets.length])).toEqual([
      [false, 0],
      [true, 0],
      [false, 0],
    ]);
    const sets = await readLevel(sql, 'portal', { ...question, part: 'sets' });
    expect(sets?.found.map((one) => [one.stands, one.sets.length])).toEqual([
      [false, 0],
      [false, 0],
      [false, 1],
    ]);
    const elsewhere = await readLevel(sql, 'other', { ...question, part: 'both' });
    expect(elsewhere?.state).toEqual({ revision: 0, languageVersion: 0 });
    expect(elsewhere?.found.some((one) => one.stands || one.sets.length > 0)).toBe(false);
  });

  it('looks into the first sets by their names where there are more, in whichever order they were written', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `g${String(index).padStart(2, '0')}`);
    const sql = await openLevel(names.toReversed().map((name) => tuple('a', name, group)));
    const question = { subject: { id: 'ann' }, width: 2, asked: [viewersOf('a')] };
    for (const part of ['sets', 'both'] as const) {
      const level = await readLevel(sql, 'portal', { ...question, part });
      expect(level?.found[0]?.sets.map(({ object }) => object)).toEqual(names.slice(0, 3));
    }
  });

  it('finds the sets of each where another has more than a check looks into', async () => {
    const crowd = Array.from({ length: 60 }, (_, index) => tuple('a', `g${index}`, group));
    const sql = await openLevel([...crowd, tuple('b', 'staff', group), tuple('c', 'ann')]);
    const asked = ['a', 'b', 'c'].map(viewersOf);
    const level = await readLevel(sql, 'portal', { subject: { id: 'ann' }, part: 'both', asked, width: 2 });
    expect(level?.found.map(({ stands, sets }) => [stands, sets.length])).toEqual([
      [false, 3],
      [false, 1],
      [true, 0],
    ]);
  });

  it('is looked for object by object, however many tuples the subject stands in', async () => {
    const sql = await openLevel(Array.from({ length: 2_000 }, (_, index) => tuple(`f${index}`, 'boss')));
    const noted = { text: '', places: 0 };
    const watched: Sql<PermissionTables> = {
      ...sql,
      read: (statement, parameters) => {
        Object.assign(noted, { text: statement.sql, places: new Set(statement.sql.match(/\$\d+/g)).size });
        return sql.read(statement, parameters);
      },
    };
    const asked = ['f1', 'f2', 'f3'].map(viewersOf);
    const question = { subject: { id: 'boss' }, part: 'both', asked, width: 10 } as const;
    const level = await readLevel(watched, 'portal', question);
    expect(level?.found.every(({ stands }) => stands)).toBe(true);
    const plan = await planOf(sql, noted.text, noted.places);
    expect(plan).toMatch(/permission_tuples_(by_object|key)/);
    expect(plan).not.toMatch(/permission_tuples_by_subject|Seq Scan on permission_tuples/);
  });
});

/** How the store goes about a statement whose values it does not know. */
async function planOf(sql: Sql<PermissionTables>, text: string, places: number): Promise<string> {
  const ask = async (statement: string) => (await rawSql.raw(statement).execute(sql.query)).rows;
  if (sql.dialect === 'sqlite') return JSON.stringify(await ask(`explain query plan ${text}`));
  return sql.transaction(async () => {
    await ask('analyze permission_tuples');
    await ask('set local plan_cache_mode = force_generic_plan');
    await ask(`prepare level as ${text}`);
    const plan = await ask(
      `explain execute level (${Array.from({ length: places }, () => 'null').join(', ')})`,
    );
    await ask('deallocate level');
    return JSON.stringify(plan);
  });
}

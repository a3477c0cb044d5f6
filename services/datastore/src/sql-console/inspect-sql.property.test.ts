import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspectSql } from './inspect-sql.ts';
import { findSqlExcess } from './sql-limits.ts';
import { mutatedQueries, queries } from './sql-arbitrary.ts';
import { SqlRefusal } from './sql-refusal.ts';

const MARK = 'not for strangers';

let folder: string;
let connection: DuckDBConnection;

// An engine with every door open: only the inspection stands between a query and what is marked.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gazetteer-inspect-'));
  await writeFile(join(folder, 'secret.csv'), `word\n${MARK}\n`);
  connection = await (await DuckDBInstance.create(':memory:')).connect();
  await connection.run(`set file_search_path = '${folder}'`);
  await connection.run(`create table secret as select '${MARK}' as word, 1 as a, 2 as b`);
  await connection.run(`create table open as select i as a, i % 3 as b, 'w' || i as word from range(5) r(i)`);
});

afterAll(() => rm(folder, { recursive: true }));

async function parse(sql: string): Promise<unknown> {
  const reader = await connection.runAndReadAll('select json_serialize_sql($1::varchar)', [sql]);
  return JSON.parse(String(reader.getRows()[0]?.[0]));
}

/** The rows of a query that would be let through for a reader of `open`, undefined for one that is refused. */
async function rowsShown(sql: string): Promise<string | undefined> {
  if (findSqlExcess(sql)) return undefined;
  const tree = await parse(sql);
  if ((tree as { error: boolean }).error) return undefined;
  try {
    const { tables } = inspectSql(tree);
    if (tables.some((table) => table.toLowerCase() !== 'open')) return undefined;
  } catch (error) {
    if (error instanceof SqlRefusal) return undefined;
    throw error;
  }
  try {
    const result = await connection.streamAndReadUntil(sql, 500);
    return JSON.stringify(result.getRowsJson());
  } catch {
    return '';
  }
}

test.each([
  ['written by a grammar', queries],
  ['that is allowed with a few changes', mutatedQueries],
])('no query %s that passes shows what its reader may not see, and none changes anything', async (_kind, texts) => {
  let shown = 0;
  await fc.assert(
    fc.asyncProperty(texts, async (sql) => {
      const rows = await rowsShown(sql);
      if (rows !== undefined) shown++;
      expect(rows ?? '').not.toContain(MARK);
    }),
    { numRuns: 1500 },
  );
  // Otherwise the test would say nothing.
  expect(shown).toBeGreaterThan(50);
  const tables = await connection.runAndReadAll('select table_name from duckdb_tables() order by 1');
  expect(tables.getRows()).toEqual([['open'], ['secret']]);
});

test('whatever the text, the inspection ends with an answer or a refusal', async () => {
  const pieces = fc.constantFrom(
    'select',
    'from',
    'with',
    '(',
    ')',
    "'",
    '"',
    ';',
    ',',
    't',
    '*',
    '1',
    '--',
    '/*',
    '[',
    '{',
    '::',
    '->',
    'as',
    'union',
    'x',
    '$1',
    '?',
    '\n',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { maxLength: 40 }), async (words) => {
      const sql = words.join(' ');
      if (findSqlExcess(sql)) return;
      const tree = await parse(sql);
      const outcome = outcomeOf(() => inspectSql(tree));
      expect(outcome instanceof Error ? outcome.name : 'answer').toMatch(/^(answer|SqlRefusal)$/);
    }),
    { numRuns: 500 },
  );
});

function outcomeOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

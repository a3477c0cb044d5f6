import { rm, writeFile } from 'node:fs/promises';
import { UNMATCHED } from '@gazetteer/tabular';
import type { DatastoreContext } from '../datastore-context.ts';
import type { QueryRequest } from '../engine/query-worker.contract.ts';
import { quoteText } from '../engine/quote.ts';
import { temporaryFile } from '../temporary-file.ts';
import type { PreparedMerge } from './prepare-merge.ts';
import { tableName } from './read-side.ts';

/** What a statement of a merge runs on: both tables, and what their places and periods stand for. */
export type MergeGround = Required<Pick<QueryRequest, 'tables' | 'preparation'>>;

type Lookup = { name: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

/** Writes down what places and periods stand for, so that the engine can look it up while `run` asks it. */
export async function onMergeGround<Result>(
  context: Pick<DatastoreContext, 'temporaryFolder'>,
  merge: PreparedMerge,
  run: (ground: MergeGround) => Promise<Result>,
): Promise<Result> {
  const path = await temporaryFile(context.temporaryFolder, 'lookup');
  try {
    const lookups = lookupsOf(merge);
    const lines = lookups.flatMap(({ name, columns, rows }) =>
      rows.map((row) =>
        JSON.stringify({ l: name, ...Object.fromEntries(columns.map((column, at) => [column, row[at]])) }),
      ),
    );
    await writeFile(path, lines.join('\n'));
    return await run({
      tables: [merge.left, merge.right].map(({ open }) => ({
        name: tableName(open.side),
        path: open.table.path,
      })),
      preparation: [readLookups(path), ...lookups.map(makeLookup)],
    });
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * What places and periods stand for is looked up as text, and counted by number: `i` of a code and `j` of a period, in
 * the order of both. A place that was not recognised has the number 0.
 */
function lookupsOf({ left, right }: PreparedMerge): Lookup[] {
  const names = new Map([...left.placed.names, ...right.placed.names]);
  const codes = numbered([left, right].flatMap(({ placed }) => placed.lookup.map(({ code }) => code)));
  const periods = numbered([left, right].flatMap(({ period }) => [...(period?.keys.values() ?? [])]));
  codes.set(UNMATCHED, '0');
  return [
    ...[left, right].flatMap(({ open, placed, period }) => [
      {
        name: `${open.side}_places`,
        columns: ['v', 'w', 'c', 'i'],
        rows: placed.lookup.map(({ value, parent, code }) => [value, parent, code, codes.get(code) ?? '0']),
      },
      {
        name: `${open.side}_periods`,
        columns: ['t', 'k', 'j'],
        rows: [...(period?.keys ?? [])].map(([value, key]) => [value, key, periods.get(key) ?? '0']),
      },
    ]),
    { name: 'place_codes', columns: ['c', 'i'], rows: [...codes] },
    { name: 'period_keys', columns: ['k', 'j'], rows: [...periods] },
    { name: 'area_names', columns: ['c', 'n'], rows: [...names] },
  ];
}

function numbered(texts: readonly string[]): Map<string, string> {
  const sorted = [...new Set(texts)].filter((text) => text !== UNMATCHED).sort();
  return new Map(sorted.map((text, index) => [text, String(index + 1)]));
}

function readLookups(path: string): string {
  const texts = ['l', 'v', 'w', 'c', 't', 'k', 'n'].map((name) => `${name}: 'VARCHAR'`);
  const shape = [...texts, `i: 'INTEGER'`, `j: 'INTEGER'`].join(', ');
  return `create or replace temp table _lookups as
    select * from read_json(${quoteText(path)}, format = 'newline_delimited', columns = {${shape}})`;
}

function makeLookup({ name, columns }: Lookup): string {
  return `create or replace temp table ${name} as
    select ${columns.join(', ')} from _lookups where l = ${quoteText(name)}`;
}

import { rm, writeFile } from 'node:fs/promises';
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

function lookupsOf({ left, right }: PreparedMerge): Lookup[] {
  const names = new Map([...left.placed.names, ...right.placed.names]);
  return [
    ...[left, right].flatMap(({ open, placed, period }) => [
      {
        name: `${open.side}_places`,
        columns: ['v', 'w', 'c'],
        rows: placed.lookup.map(({ value, parent, code }) => [value, parent, code]),
      },
      { name: `${open.side}_periods`, columns: ['t', 'k'], rows: [...(period?.keys ?? [])] },
    ]),
    { name: 'area_names', columns: ['c', 'n'], rows: [...names] },
  ];
}

function readLookups(path: string): string {
  const shape = ['l', 'v', 'w', 'c', 't', 'k', 'n'].map((name) => `${name}: 'VARCHAR'`).join(', ');
  return `create or replace temp table _lookups as
    select * from read_json(${quoteText(path)}, format = 'newline_delimited', columns = {${shape}})`;
}

function makeLookup({ name, columns }: Lookup): string {
  return `create or replace temp table ${name} as
    select ${columns.join(', ')} from _lookups where l = ${quoteText(name)}`;
}

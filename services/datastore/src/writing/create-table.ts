import { type Caller, invalidInput } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import type { VersionOperation } from '../datastore-tables.ts';
import { quoteIdentifier } from '../engine/quote.ts';
import { announceTable } from './announce-table.ts';
import { applyRecords, tableSources } from './apply-records.ts';
import { whileTableStands } from '../tables/open-table.ts';
import { aliasProblem } from '../tables/column-names.ts';
import type { Column } from '../tables/column.ts';
import { withinLimits } from '../tables/query-failure.ts';
import type { ReturnedRows } from './returned-rows.ts';
import type { DataRecord } from './records-file.ts';
import { type FieldInput, shapeTable } from './shape-table.ts';
import { requireWritable } from '../tables/table-access.ts';
import { TABLE } from '../tables/table-sql.ts';
import {
  changePrimaryKey,
  findTable,
  replaceAliases,
  replaceColumns,
  resourceOfAlias,
  type StoredTable,
} from '../tables/table.store.ts';
import { withWriteLease } from './with-write-lease.ts';

export type TableInput = {
  resourceId: string;
  fields?: FieldInput[] | undefined;
  records?: DataRecord[] | undefined;
  primaryKey?: string[] | undefined;
  /** Columns that are looked up by; nothing is made of them but a check that they are there. */
  indexes?: string[][] | undefined;
  aliases?: string[] | undefined;
  deleteFields?: boolean | undefined;
  force?: boolean | undefined;
  /** Gives the rows of the records back. */
  returnsRows?: boolean | undefined;
};

/**
 * Makes a table, or changes one that is there: adds columns, edits the dictionary, adds records.
 * Only a change of rows or columns makes a new version.
 * @returns the dictionary, and the rows of the records where they were asked for
 * @throws not_found, access_denied, invalid_input; unavailable where others write it for too long
 */
export async function createTable(
  context: DatastoreContext,
  caller: Caller,
  input: TableInput,
): Promise<{ columns: Column[]; primaryKey: string[]; rows: ReturnedRows | undefined }> {
  const { resourceId } = input;
  await requireWritable(context, caller, resourceId, input.force ?? false);
  return withWriteLease(context, resourceId, async () => {
    const existing = await findTable(context.sql, resourceId);
    const records = input.records ?? [];
    const columns = shapeTable(
      existing?.columns ?? [],
      input.fields ?? [],
      records,
      input.deleteFields ?? false,
    );
    const primaryKey = input.primaryKey ?? existing?.primaryKey ?? [];
    requireColumns('primary_key', primaryKey, columns);
    requireColumns('indexes', (input.indexes ?? []).flat(), columns);
    await requireFreeAliases(context, resourceId, input.aliases ?? []);
    if (existing && primaryKey.join('\n') !== existing.primaryKey.join('\n')) {
      await requireUnique(context, existing, primaryKey);
    }
    const alongside = async () => {
      if (input.aliases) await replaceAliases(context.sql, resourceId, input.aliases);
    };
    const returnsRows = input.returnsRows ?? false;
    if (existing && records.length === 0 && sameShape(existing.columns, columns)) {
      await context.sql.transaction(async () => {
        await announceTable(context, caller, resourceId, columns);
        await editDictionary(context, resourceId, columns, primaryKey);
        await alongside();
      });
      return { columns, primaryKey, rows: returnsRows ? { records: [], isTruncated: false } : undefined };
    }
    const origin = { operation: operationOf(existing, records), caller };
    const what = { columns, primaryKey, records, method: 'insert', announces: true, returnsRows } as const;
    const change = { resourceId, existing, origin, alongside, ...what };
    const rows = await whileTableStands(context, existing, () => applyRecords(context, change));
    return { columns, primaryKey, rows };
  });
}

function operationOf(existing: StoredTable | undefined, records: readonly DataRecord[]): VersionOperation {
  if (!existing) return 'create';
  return records.length > 0 ? 'insert' : 'reshape';
}

async function editDictionary(
  context: DatastoreContext,
  resourceId: string,
  columns: Column[],
  primaryKey: string[],
): Promise<void> {
  await replaceColumns(context.sql, resourceId, columns);
  await changePrimaryKey(context.sql, resourceId, primaryKey);
}

function sameShape(one: readonly Column[], other: readonly Column[]): boolean {
  return one.length === other.length && one.every((column, index) => column.id === other[index]?.id);
}

function requireColumns(parameter: string, names: readonly string[], columns: readonly Column[]): void {
  const missing = names.filter((name) => !columns.some((column) => column.id === name));
  if (missing.length === 0) return;
  throw invalidInput({ [parameter]: missing.map((name) => `there is no column "${name}"`) });
}

async function requireFreeAliases(
  context: DatastoreContext,
  resourceId: string,
  aliases: readonly string[],
): Promise<void> {
  const problems: string[] = [];
  for (const alias of aliases) {
    const problem = aliasProblem(alias);
    const owner = await resourceOfAlias(context.sql, alias);
    if (problem) problems.push(problem);
    else if ((owner && owner !== resourceId) || (await context.resources.find(alias))) {
      problems.push(`"${alias}" is the name of another table`);
    }
  }
  if (problems.length > 0) throw invalidInput({ aliases: problems });
}

async function requireUnique(
  context: DatastoreContext,
  existing: StoredTable,
  primaryKey: readonly string[],
): Promise<void> {
  const known = new Set(existing.columns.map((column) => column.id));
  if (primaryKey.length === 0 || !primaryKey.every((name) => known.has(name))) return;
  const names = primaryKey.map(quoteIdentifier).join(', ');
  const { rows } = await withinLimits(
    context.workers.run({
      tables: await tableSources(context, existing),
      sql: `select 1 from ${TABLE} group by ${names} having count(*) > 1 limit 1`,
    }),
  );
  if (rows.length > 0)
    throw invalidInput({ primary_key: ['several rows have the same values in these columns'] });
}

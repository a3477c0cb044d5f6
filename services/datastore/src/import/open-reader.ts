import type { Ask } from '../engine/query-worker.contract.ts';
import { quoteIdentifier, quoteText } from '../engine/quote.ts';
import { readType, storedType, typeOfStored } from '../tables/column.ts';
import { withinLimits } from '../tables/query-failure.ts';
import { WRITE_MILLISECONDS } from '../writing/write-version.ts';
import type { ImportContext, ImportInput } from './import-input.ts';
import { badFile } from './files/import-refusal.ts';
import type { PreparedFile, SaidText } from './files/prepare-file.ts';
import { prepareInThread } from './files/prepare-in-thread.ts';
import { tidyHeaders } from '../tables/column-names.ts';
import { entriesOf } from './fit-recipe.ts';
import { readCsv } from './read-csv.ts';
import type { Recipe, RecipeColumn } from './recipe.contract.ts';
import type { SourceColumn, TableReader } from './table-reader.ts';

/**
 * Finds out what a file is and how its rows are read.
 * @param folder for what has to be written on the way
 * @throws invalid_input on `file` (or `sheet`) with line and cause; cancelled
 */
export async function openReader(
  context: Pick<ImportContext, 'workers' | 'formats'>,
  {
    format,
    sheet,
    headerless,
    columns = [],
    recipe,
    recipeOfEarlier = false,
    signal,
  }: Pick<
    ImportInput,
    'format' | 'sheet' | 'headerless' | 'columns' | 'recipe' | 'recipeOfEarlier' | 'signal'
  >,
  path: string,
  folder: string,
): Promise<TableReader> {
  const ask = askEngine(context, signal);
  const said = recipe && saidText(recipe, recipeOfEarlier);
  const request = { path, format, folder, sheet: sheet ?? recipe?.sheet, headerless, said };
  const file = await prepareInThread(request, context.formats, signal);
  if (file.kind !== 'text') return readTypedFile(ask, file, recipe);
  if (headerless) {
    const { layout } = file.text;
    layout.headers = layout.headers.map((header, index) => columns[index]?.id ?? header);
  }
  const typeOf = (header: string) => {
    const declared = columns.find(({ id }) => id === header)?.type;
    return declared === undefined ? undefined : (readType(declared) ?? 'text');
  };
  return readCsv({ ask, file, folder, typeOf, recipe, signal });
}

/** Asks the engine about files, with the time that an import has. */
export function askEngine({ workers }: Pick<ImportContext, 'workers'>, signal?: AbortSignal): Ask {
  return async (sql) => {
    const request = { tables: [], sql, timeoutMilliseconds: WRITE_MILLISECONDS };
    return (await withinLimits(workers.run(request, signal))).rows;
  };
}

/** What a recipe says of the text of a file, before its values are read. */
function saidText(
  { encoding, delimiter, header_line, header_rows, first_line, columns }: Recipe,
  isOfEarlier: boolean,
): SaidText {
  const wanted = isOfEarlier ? columns?.filter((column) => !column.left_out) : undefined;
  return {
    encoding,
    delimiter,
    headerLine: header_line,
    headerRows: header_rows,
    firstLine: first_line,
    names: wanted?.map(({ source }) => source.toLowerCase()),
  };
}

type TypedFile = Extract<PreparedFile, { kind: 'parquet' | 'records' }>;

const RECORD_BYTES = 16 * 1024 * 1024;

/** Reads a format that brings its types: Parquet, or JSON whose values have been looked at as a whole. */
async function readTypedFile(ask: Ask, file: TypedFile, recipe: Recipe = {}): Promise<TableReader> {
  const from = file.kind === 'parquet' ? `read_parquet(${quoteText(file.path)})` : recordSource(file);
  const rows = await ask(`describe select * from ${from}`);
  const { rejectedRows = 0, rejected = [], notes = [] } = file.kind === 'records' ? file.records : {};
  const headers = rows.map(([name]) => String(name));
  const sources = tidyHeaders(headers);
  const entries = entriesOf(recipe, sources);
  const found = rows.map(([, stored], index): SourceColumn => {
    const header = headers[index] ?? '';
    const type = typeOfStored(String(stored));
    const expression = converted(quoteIdentifier(header), String(stored), type);
    return { header, source: sources[index] ?? header, expression, type };
  });
  return {
    from,
    columns: await Promise.all(found.map((column, index) => retyped(ask, from, column, entries[index]))),
    report: {
      ...file.about,
      header_line: null,
      rejected_rows: rejectedRows,
      rejected,
      notes: [...file.about.notes, ...notes],
    },
  };
}

/** A column of a format that brings its types, read as another. @throws invalid_input where a value is not of it */
async function retyped(
  ask: Ask,
  from: string,
  column: SourceColumn,
  { type: wanted, left_out, guessed = [] }: Partial<RecipeColumn> = {},
): Promise<SourceColumn> {
  const type = wanted === undefined ? column.type : (readType(wanted) ?? column.type);
  if (type === column.type || left_out || guessed.includes('type')) return column;
  const text = `cast(${column.expression} as varchar)`;
  const expression = type === 'text' ? text : `try_cast(${text} as ${storedType(type)})`;
  const lost = await ask(`select 1 from ${from} where ${text} is not null and ${expression} is null limit 1`);
  if (lost.length > 0) throw badFile({ code: 'column_of_other_type', column: column.header });
  return { ...column, expression, type };
}

function recordSource({ path, records }: Extract<TypedFile, { kind: 'records' }>): string {
  const settings = [
    quoteText(path),
    `format = 'newline_delimited'`,
    `compression = 'uncompressed'`,
    'sample_size = -1',
    `maximum_object_size = ${Math.max(RECORD_BYTES, records.longest + 1024)}`,
    // Only dates as ISO 8601 writes them: 9.1.4 is a number of a chapter.
    `dateformat = '%Y-%m-%d'`,
  ];
  return `read_json(${settings.join(', ')})`;
}

function converted(name: string, stored: string, type: string): string {
  if (type === 'json') return `to_json(${name})`;
  return stored === storedType(type) ? name : `cast(${name} as ${storedType(type)})`;
}

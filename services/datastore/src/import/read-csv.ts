import { join } from 'node:path';
import { type Ask, QueryError } from '../engine/query-worker.contract.ts';
import { quoteText } from '../engine/quote.ts';
import { tidyHeaders } from '../tables/column-names.ts';
import { badFile } from './files/import-refusal.ts';
import { chooseByRecipe } from './choose-by-recipe.ts';
import type { ChosenType, TextColumn } from './choose-types.ts';
import { type ImportNote, MOST_ROW_CHARACTERS, type RejectedRow } from './files/import-report.ts';
import type { PreparedFile, PreparedText } from './files/prepare-file.ts';
import { rewriteInThread } from './files/prepare-in-thread.ts';
import { MOST_REJECTED_LISTED } from './files/rewrite-csv.ts';
import type { Recipe } from './recipe.contract.ts';
import type { SourceColumn, TableReader } from './table-reader.ts';

export type CsvReading = {
  ask: Ask;
  file: Extract<PreparedFile, { kind: 'text' }>;
  folder: string;
  /** Types the caller asks for, by header. */
  typeOf: (header: string, index: number) => string | undefined;
  recipe?: Recipe | undefined;
  signal: AbortSignal | undefined;
};

/**
 * Finds out how the rows of a text are to be read, from the whole of it. A text that keeps the rules is read by
 * the engine as it stands; one with rows that do not fit is written anew first, without them.
 * @throws invalid_input on `file` with line and cause
 */
export async function readCsv(reading: CsvReading): Promise<TableReader> {
  const { layout, lineEnds, rewritten } = reading.file.text;
  if (rewritten || !layout.plain || lineEnds === 'mixed') return readRewritten(reading);
  try {
    const source = plainSource(reading.file.path, reading.file.text);
    const reader = await readColumns(reading, source, reading.file.text);
    if (reader !== 'unsure') return reader;
  } catch (error) {
    if (!(error instanceof QueryError) || error.kind !== 'failed') throw error;
  }
  return readRewritten(reading);
}

async function readRewritten(reading: CsvReading): Promise<TableReader> {
  const { file, folder, signal } = reading;
  let { path, text } = file;
  if (!text.rewritten) {
    const target = join(folder, 'rows.csv');
    const { dialect, layout } = text;
    text = { ...text, rewritten: await rewriteInThread({ path, dialect, layout, target }, signal) };
    path = target;
  }
  const reader = await readColumns(reading, rewrittenSource(path, text), text);
  if (reader === 'unsure') throw badFile({ code: 'no_rows' }, text.layout.headerLine ?? 1);
  return reader;
}

const column = (index: number) => `c${index}`;

function plainSource(path: string, { layout, dialect, lineEnds }: PreparedText): string {
  return csvSource(
    path,
    layout.headers.map((_, index) => column(index)),
    {
      delimiter: dialect.delimiter || '\u0001',
      lineEnds,
      skip: layout.headerLine === null ? 0 : 1,
    },
  );
}

function rewrittenSource(path: string, { layout }: PreparedText): string {
  const names = ['line', ...layout.headers.map((_, index) => column(index))];
  return csvSource(path, names, { delimiter: ',', lineEnds: '\n', skip: 0 });
}

type CsvSettings = { delimiter: string; lineEnds: string; skip: number };

function csvSource(
  path: string,
  names: readonly string[],
  { delimiter, lineEnds, skip }: CsvSettings,
): string {
  const settings = [
    quoteText(path),
    'auto_detect = false',
    'header = false',
    'strict_mode = true',
    `skip = ${skip}`,
    `delim = ${quoteText(delimiter)}`,
    `quote = '"'`,
    `escape = '"'`,
    // Of pairs it finds out itself; told of them, this release cannot read a strict file.
    ...(lineEnds === '\r\n' ? [] : [`new_line = ${lineEnds === '\r' ? "'\\r'" : "'\\n'"}`]),
    `compression = 'none'`,
    // Rows may be long: a cell may hold the outline of a country.
    'max_line_size = 8388608',
    'buffer_size = 33554432',
    `columns = {${names.map((name) => `${quoteText(name)}: 'VARCHAR'`).join(', ')}}`,
  ];
  return `read_csv(${settings.join(', ')})`;
}

async function readColumns(
  { ask, file: { about }, typeOf, recipe = {} }: CsvReading,
  from: string,
  { layout, sample, rewritten }: PreparedText,
): Promise<TableReader | 'unsure'> {
  const plain = layout.headers.map(
    (header, index): TextColumn => ({
      name: header || `column_${index + 1}`,
      text: column(index),
      sample: sample.map((cells) => cells[index] ?? ''),
      declared: typeOf(header, index),
    }),
  );
  const sources = tidyHeaders(layout.headers);
  const { texts, chosen, notes } = await chooseByRecipe(ask, from, plain, { recipe, sources });
  // The engine passes over what it cannot skip without a word.
  if (chosen.rows < (rewritten ? 1 : sample.length)) return 'unsure';
  if (chosen.rows === chosen.emptyRows) throw badFile({ code: 'no_rows' }, layout.headerLine ?? 1);
  const wrong = chosen.columns.flatMap(({ wrong: test }, index) => (test ? [{ test, index }] : []));
  // Only rows that were written anew know their lines.
  if (wrong.length > 0 && !rewritten) return 'unsure';
  const kept = keptColumns(layout.headers, sources, chosen.columns);
  const wrongValues = await listWrong(ask, from, wrong, texts);
  const conditions = [
    ...(chosen.emptyRows > 0 ? [`coalesce(${texts.map(({ text }) => text).join(', ')}) is not null`] : []),
    ...wrong.map(({ test }) => `(${test}) is not true`),
  ];
  const rejected = [...(rewritten?.rejected ?? []), ...wrongValues.rejected];
  return {
    from,
    where: conditions.length > 0 ? conditions.join(' and ') : undefined,
    columns: kept.columns,
    report: {
      ...about,
      header_line: layout.headerLine,
      rejected_rows: (rewritten?.rejectedRows ?? 0) + wrongValues.rows,
      rejected: rejected.sort((one, other) => one.line - other.line).slice(0, MOST_REJECTED_LISTED),
      notes: [
        ...about.notes,
        ...(rewritten?.notes ?? []),
        ...headerNotes(layout.headers, chosen.columns),
        ...kept.notes,
        ...chosen.notes,
        ...notes,
      ],
    },
  };
}

/** Columns with neither name nor value come from delimiters that end every line. */
function keptColumns(headers: readonly string[], sources: readonly string[], types: readonly ChosenType[]) {
  const columns: SourceColumn[] = [];
  let dropped = 0;
  for (const [index, { type, expression, empty, kind = '' }] of types.entries()) {
    const header = headers[index] ?? '';
    const order = /^(day|month)_first/.exec(kind)?.[1] as 'day' | 'month' | undefined;
    const source = sources[index] ?? header;
    const found = {
      ...(order && { dateOrder: order }),
      ...(kind === 'decimal_comma' && { decimalComma: true }),
    };
    if (empty && header === '') dropped += 1;
    else columns.push({ header, source, expression, type, ...found });
  }
  const notes: ImportNote[] =
    dropped > 0 ? [{ code: 'empty_columns_skipped', params: { columns: dropped } }] : [];
  return { columns, notes };
}

function headerNotes(headers: readonly string[], types: readonly ChosenType[]): ImportNote[] {
  const times = new Map<string, number>();
  const notes: ImportNote[] = [];
  const named = headers.some((header) => header !== '');
  for (const [index, header] of headers.entries()) {
    if (header !== '') times.set(header, (times.get(header) ?? 0) + 1);
    else if (named && !types[index]?.empty)
      notes.push({ code: 'column_unnamed', params: { column: index + 1 } });
  }
  for (const [header, count] of times) {
    if (count > 1) notes.push({ code: 'header_repeated', params: { header, times: count } });
  }
  return notes;
}

async function listWrong(
  ask: Ask,
  from: string,
  wrong: readonly { test: string; index: number }[],
  texts: readonly TextColumn[],
): Promise<{ rows: number; rejected: RejectedRow[] }> {
  if (wrong.length === 0) return { rows: 0, rejected: [] };
  const any = wrong.map(({ test }) => `(${test})`).join(' or ');
  const [counted = []] = await ask(`select count(*) from ${from} where ${any}`);
  const rejected: RejectedRow[] = [];
  for (const { test, index } of wrong) {
    const { name, text } = texts[index] as TextColumn;
    const rows = await ask(
      `select cast(line as bigint), ${text}, ${rowAsCsv(texts.length)} from ${from} where ${test} limit ${MOST_REJECTED_LISTED}`,
    );
    for (const [line, value, row] of rows) {
      rejected.push({
        line: Number(line),
        column: name,
        value: String(value).slice(0, 200),
        reason: 'wrong_type',
        row: String(row),
      });
    }
  }
  return { rows: Number(counted[0]), rejected };
}

/** An expression of the beginning of a row as CSV. A cell takes a character at least, its comma. */
function rowAsCsv(width: number): string {
  const cells = Array.from({ length: Math.min(width, MOST_ROW_CHARACTERS) }, (_, index) => {
    const text = column(index);
    return `case when regexp_matches(${text}, '[",\\r\\n]|^\\s|\\s$') then '"' || replace(${text}, '"', '""') || '"' else coalesce(${text}, '') end`;
  });
  return `left(concat_ws(',', ${cells.join(', ')}), ${MOST_ROW_CHARACTERS})`;
}

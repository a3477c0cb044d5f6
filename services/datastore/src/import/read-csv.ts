import { quoteIdentifier, quoteText } from '../engine/quote.ts';
import { isNumeric, storedType, typeOfStored } from '../tables/column-types.ts';
import type { Ask, SourceColumn, TableReader } from './table-reader.ts';

export type CsvOptions = {
  path: string;
  compressed: boolean;
  delimiter: '\t' | undefined;
  /** Types the caller asks for, by header. */
  types: ReadonlyMap<string, string>;
};

// What publishers write where there is no number.
const MISSING = [
  'NA',
  'N/A',
  'N.A.',
  'n/a',
  'na',
  '-',
  '--',
  '..',
  '…',
  '*',
  'NULL',
  'null',
  'NaN',
  'nan',
  '#N/A',
];

const SAMPLE_ROWS = 20_480;

/**
 * Finds out how a CSV file is to be read, from the whole of it: a column is a number, a date or a time only
 * where every value is one. A numeric column may have words for missing values in it; those become no value.
 */
export async function readCsv(ask: Ask, options: CsvOptions): Promise<TableReader> {
  const from = csvSource(options);
  const columns = await describe(ask, from);
  const texts = columns.filter((column) => column.type === 'text' && !options.types.has(column.header));
  if (texts.length === 0) return { from, columns };
  // A look at the first rows tells in most cases that there is nothing to find.
  const missing = ['', ...MISSING];
  const first = await describe(ask, csvSource(options, { missing, rows: SAMPLE_ROWS }));
  if (!texts.some(({ header }) => numericTypes(first).has(header))) return { from, columns };
  const numeric = numericTypes(await describe(ask, csvSource(options, { missing })));
  return { from, columns: columns.map((column) => withoutWords(column, numeric.get(column.header))) };
}

function numericTypes(columns: readonly SourceColumn[]): Map<string, string> {
  return new Map(columns.filter(({ type }) => isNumeric(type)).map(({ header, type }) => [header, type]));
}

function csvSource(
  { path, compressed, delimiter, types }: CsvOptions,
  { missing, rows = -1 }: { missing?: string[]; rows?: number } = {},
): string {
  const declared = [...types].map(([header, type]) => `${quoteText(header)}: ${quoteText(storedType(type))}`);
  const settings = [
    quoteText(path),
    `sample_size = ${rows}`,
    // Said, because a file that is being uploaded has no telling name.
    `compression = ${compressed ? "'gzip'" : "'none'"}`,
    ...(delimiter ? [`delim = ${quoteText(delimiter)}`] : []),
    ...(declared.length > 0 ? [`types = {${declared.join(', ')}}`] : []),
    ...(missing ? [`nullstr = [${missing.map(quoteText).join(', ')}]`] : []),
  ];
  return `read_csv(${settings.join(', ')})`;
}

async function describe(ask: Ask, from: string): Promise<SourceColumn[]> {
  const rows = await ask(`describe select * from ${from}`);
  return rows.map(([name, type]) => ({
    header: String(name),
    expression: quoteIdentifier(String(name)),
    type: typeOfStored(String(type)),
  }));
}

function withoutWords(column: SourceColumn, numericType: string | undefined): SourceColumn {
  if (column.type !== 'text' || !numericType) return column;
  // What is no number here is one of those words. (Comparing with each would cost a join a column.)
  return {
    ...column,
    expression: `try_cast(${column.expression} as ${storedType(numericType)})`,
    type: numericType,
  };
}

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

/**
 * Finds out how a CSV file is to be read, from the whole of it: a column is a number, a date or a time only
 * where every value is one. A numeric column may have words for missing values in it; those become no value.
 */
export async function readCsv(ask: Ask, options: CsvOptions): Promise<TableReader> {
  const from = csvSource(options);
  const columns = await describe(ask, from);
  const texts = columns.filter((column) => column.type === 'text' && !options.types.has(column.header));
  if (texts.length === 0) return { from, columns };
  const lenient = await describe(ask, csvSource(options, ['', ...MISSING]));
  const numeric = new Map(
    lenient.filter(({ type }) => isNumeric(type)).map(({ header, type }) => [header, type]),
  );
  return { from, columns: columns.map((column) => withoutWords(column, numeric.get(column.header))) };
}

function csvSource({ path, compressed, delimiter, types }: CsvOptions, missing?: string[]): string {
  const declared = [...types].map(([header, type]) => `${quoteText(header)}: ${quoteText(storedType(type))}`);
  const settings = [
    quoteText(path),
    'sample_size = -1',
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

import { ApplicationError } from '@gazetteer/kernel';

type Counted = { count: number };
type Cells = { cells: number };
type Keyed = { columns: string; rows: number };
type Sheet = { sheet: string };
type Files = { files: string };

const figure = (count: number) => count.toLocaleString('en');

/**
 * Why something is not imported, in English, by codes that stay: pages have words of their own for them in each
 * language. What the sentences are about, where they name nothing else, is the file, the sheet or the address.
 */
export const refusalWords = {
  no_file_there: ({ status }: { status: number }) =>
    `the server there answered ${status} instead of the file`,

  empty: () => 'is empty',
  no_rows: () => 'has column names and no rows',
  no_columns: () => 'has no columns',
  too_many_columns: ({ count, most }: Counted & { most: number }) =>
    `has ${figure(count)} columns, and ${figure(most)} are taken`,
  no_such_line: ({ line }: { line: number }) => `has no line ${line} with a row below it near its beginning`,
  no_columns_left: () => 'has no columns left to import',
  columns_do_not_fit: ({ missing, added }: { missing: string; added: string }) =>
    `does not fit the recipe of the last import; missing columns: ${missing || 'none'}; new columns: ${added || 'none'}`,
  types_do_not_fit: ({ columns, value, type }: { columns: string; value: string; type: string }) =>
    `has other values than the published columns take: ${columns}; such as "${value}" where it takes ${type}`,
  key_needed: () => 'columns are needed that tell the rows apart; nobody has named them, and none were found',
  key_columns_missing: ({ columns }: { columns: string }) =>
    `columns of the key are missing in the file or in the published table: ${columns}`,
  key_empty: ({ columns, rows }: Keyed) => `rows without a value in the key (${columns}): ${figure(rows)}`,
  key_repeated: ({ columns, rows, value }: Keyed & { value: string }) =>
    `keys (${columns}) that the file has more than once: ${figure(rows)}, such as ${value}`,
  key_repeated_before: ({ columns, rows, value }: Keyed & { value: string }) =>
    `keys (${columns}) that the published table has more than once: ${figure(rows)}, such as ${value}`,
  key_taken: ({ columns, rows, value }: Keyed & { value: string }) =>
    `rows whose key (${columns}) the published table has already: ${figure(rows)}, such as ${value}`,
  no_table: () => 'no table can be made out in this text',
  unreadable: () => 'the file cannot be read as a table',

  pdf: () => 'is a PDF document, not a table',
  old_office: () => 'is an old Excel workbook (.xls) or Word document; save it as XLSX or CSV',
  picture: ({ format }: { format: string }) => `is a picture (${format}), not a table`,
  other_archive: ({ format }: { format: string }) => `is a ${format} archive; pack the table as ZIP or gzip`,
  other_packing: ({ format }: { format: string }) => `is packed with ${format}; pack it with ZIP or gzip`,
  sqlite: () => 'is an SQLite database, not a table',
  arrow: () => 'is a Feather (Arrow) file; save it as Parquet or CSV',
  rtf: () => 'is a text document (RTF), not a table',
  program: () => 'is a program, not a table',
  zero_bytes: () => 'is no text: it has zero bytes in it',
  web_page: () => 'is a web page (HTML), not a table',
  titled_web_page: ({ title }: { title: string }) =>
    `is a web page (HTML), not a table; its title is “${title}”`,
  xml: () => 'is XML, not a table',
  word_document: () => 'is a Word document, not a table',
  presentation: () => 'is a presentation, not a table',
  binary_workbook: () => 'is a binary Excel workbook (.xlsb); save it as XLSX or CSV',
  open_document: () => 'is an OpenDocument file; save it as XLSX or CSV',

  sheet_empty: ({ sheet }: Sheet) => `the sheet “${sheet}” is empty`,
  sheet_without_rows: ({ sheet }: Sheet) => `the sheet “${sheet}” has column names and no rows`,
  workbook_damaged: () => 'the workbook is damaged or protected by a password',
  workbook_too_large: () => 'the workbook is too large to be read as one; save the sheet as CSV',
  no_such_sheet: ({ sheet, sheets }: Sheet & { sheets: string }) =>
    `“${sheet}” is not in the workbook; it has ${sheets}`,

  gzip_damaged: () => 'the gzip file is damaged or cut off',
  zip_damaged: () => 'the zip file is damaged or protected by a password',
  archive_empty: () => 'is an archive without a table in it',
  archive_without_table: ({ files }: Files) => `is an archive without a table in it: ${files}`,
  archive_of_tables: ({ files }: Files) =>
    `is an archive with several tables; import them one by one: ${files}`,
  archive_of_many_files: () => 'the archive has too many files in it',
  archive_in_archive: () => 'is an archive in an archive in an archive',
  unpacks_too_large: ({ megabytes }: { megabytes: number }) => `unpacks to more than ${megabytes} MB`,
  parquet_damaged: () => 'the Parquet file is damaged',

  json_malformed: () => 'the JSON is not well formed',
  json_malformed_at: ({ text }: { text: string }) => `the JSON is not well formed: ${text}`,
  json_value_too_long: () => 'the JSON has a value that is too long',
  json_ends_in_list: () => 'the JSON ends in the middle of a list',
  json_ends_in_value: () => 'the JSON ends in the middle of a value',
  json_without_list: () => 'the JSON has no list of objects in it',
  json_without_records: () => 'the JSON has no records in it',
  record_too_long: () => 'the record is too long',
  record_too_deep: ({ most }: { most: number }) => `the record is nested more than ${most} levels deep`,
  records_no_objects: ({ wrong, count }: Counted & { wrong: number }) =>
    `${wrong} of ${count} records are no JSON objects`,
  not_json: () => 'the line is no JSON',
  not_an_object: () => 'the record is no JSON object',

  open_quote: () => 'a quotation mark is opened and not closed',
  stray_quote: () => 'something stands behind a closing quotation mark',
  line_too_long: () => 'the line is too long',
  line_without_end: () => 'the line is too long; a quotation mark may not be closed',
  cells_differ: ({ cells, expected }: Cells & { expected: number }) =>
    `the row has ${cells} cells where the header has ${expected}`,
  too_few_cells: ({ cells }: Cells) => `the row has ${cells} cells, fewer than the header`,
  too_many_cells: ({ cells }: Cells) => `the row has ${cells} cells, more than the header`,
  rows_do_not_fit: ({ wrong, count, cells }: Counted & Cells & { wrong: number }) =>
    `${wrong} of ${count} rows do not have the ${cells} cells of the header`,
  wrong_type: ({ column, value }: { column: string; value: string }) =>
    `"${value}" in column "${column}" is not of the column's type`,
  value_of_other_type: ({ value, type }: { value: string; type: string }) =>
    `"${value}" is not of type ${type}`,
  column_of_other_type: ({ column }: { column: string }) =>
    `a value of column "${column}" is not of its type`,
};

type Words = typeof refusalWords;

/** Why something is not imported: a code, and what its words tell of. */
export type RefusalCause = {
  [Code in keyof Words]: { code: Code } & (Parameters<Words[Code]> extends [infer Params] ? Params : unknown);
}[keyof Words];

/** What is wrong with which field of an import: in English, and as jobs keep it for pages. It goes between threads. */
export type Refused = {
  field: 'file' | 'sheet' | 'url';
  words: string;
  reason: {
    code: keyof Words;
    params: Record<string, string | number>;
    /** From 1; the row of a spreadsheet, the place of a record in JSON. */
    line: number | null;
  };
};

/** What was to be imported gives no table. */
export class ImportRefusal extends ApplicationError {
  readonly refused: Refused;

  constructor(refused: Refused) {
    const { field, words } = refused;
    super('invalid_input', 400, `${field}: ${words}`, { fields: { [field]: [words] } });
    this.refused = refused;
  }
}

/** Says why something is not imported, after the line where it shows. */
export function refuse(
  field: Refused['field'],
  { code, ...params }: RefusalCause,
  line?: number,
): ImportRefusal {
  const wordsOf = refusalWords[code] as (told: object) => string;
  const words = line === undefined ? wordsOf(params) : `line ${line}: ${wordsOf(params)}`;
  return new ImportRefusal({ field, words, reason: { code, params, line: line ?? null } });
}

/** The file is no table: says why, after the line where it shows. */
export function badFile(cause: RefusalCause, line?: number): ImportRefusal {
  return refuse('file', cause, line);
}

import { elementType } from '../tables/column.ts';
import { KEY, type Property } from './entity-model.ts';
import type { FoundRow } from './find-rows.ts';
import type { JsonFormat } from './response-format.ts';

/** The qualified name of the type of rows. */
const ROW_TYPE = 'Gazetteer.Row';

/** What JSON tells apart by itself (JSON Format 4.01, 4.5.3). */
const plainTypes = ['Edm.String', 'Edm.Boolean'];

type Writing = {
  /** The address of the service. */
  root: string;
  format: JsonFormat;
  /** The properties of the rows, in the order of their values; undefined selects all. */
  properties: readonly Property[];
  isSelection: boolean;
};

/** Writes a page of rows as a collection of entities. */
export function writePage(
  {
    rows,
    count,
    nextLink,
  }: { rows: readonly FoundRow[]; count?: number | undefined; nextLink?: string | undefined },
  writing: Writing,
): string {
  const { numbersAsText } = writing.format;
  const parts = [
    ...context(writing, ''),
    ...(count === undefined ? [] : [`"@odata.count":${numbersAsText ? `"${count}"` : count}`]),
    `"value":[${rows.map(rowWriter(writing)).join(',\n')}]`,
    ...(nextLink === undefined ? [] : [`"@odata.nextLink":${JSON.stringify(nextLink)}`]),
  ];
  return `{${parts.join(',')}}`;
}

/** Writes one row as an entity. */
export function writeRow(row: FoundRow, writing: Writing): string {
  const members = rowWriter(writing)(row).slice(1);
  return `{${[...context(writing, '/$entity'), members].join(',')}`;
}

function context({ root, format, properties, isSelection }: Writing, suffix: string): string[] {
  if (format.metadata === 'none') return [];
  const names = isSelection ? `(${properties.map(({ name }) => name).join(',')})` : '';
  return [`"@odata.context":${JSON.stringify(`${root}/$metadata#rows${names}${suffix}`)}`];
}

// What is the same in every row is written once.
function rowWriter({ root, format, properties }: Writing): (row: FoundRow) => string {
  const isFull = format.metadata === 'full';
  // Who has the key of a row can make its address.
  const needsId = isFull || (format.metadata === 'minimal' && !properties.some(({ name }) => name === KEY));
  const type = isFull ? [`"@odata.type":"#${ROW_TYPE}"`] : [];
  const writers = properties.map((property) => {
    const { name, column, edmType } = property;
    const annotation =
      isFull && !plainTypes.includes(edmType) ? `"${name}@odata.type":"#${shortType(edmType)}",` : '';
    const write = valueWriter(column.type, format.numbersAsText);
    return (value: unknown) => `${annotation}"${name}":${write(value)}`;
  });
  return ({ key, values }) => {
    const id = needsId ? [`"@odata.id":${JSON.stringify(`${root}/rows(${String(key)})`)}`] : [];
    return `{${[...type, ...id, ...writers.map((write, place) => write(values[place]))].join(',')}}`;
  };
}

/** Types of the standard are named without their namespace. */
function shortType(edmType: string): string {
  return edmType.replace('Edm.', '');
}

function valueWriter(type: string, numbersAsText: boolean): (value: unknown) => string {
  const element = elementType(type);
  if (element) {
    const write = valueWriter(element, numbersAsText);
    // A collection may be empty, and is never missing.
    return (value) => `[${Array.isArray(value) ? value.map(write).join(',') : ''}]`;
  }
  const write = writers[type] ?? JSON.stringify;
  const quoted = numbersAsText && (type === 'int' || type === 'numeric');
  return (value) => {
    if (value === null || value === undefined) return 'null';
    return quoted ? `"${write(value)}"` : write(value);
  };
}

const writers: Readonly<Record<string, (value: unknown) => string>> = {
  // Numbers that a double cannot carry come as texts, and are written with all their digits.
  int: String,
  numeric: String,
  timestamp: (value) => `"${String(value)}Z"`,
  json: (value) => JSON.stringify(JSON.stringify(value)),
};

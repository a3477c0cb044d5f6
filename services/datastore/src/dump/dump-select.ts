import { quoteIdentifier, quoteText } from '../engine/quote.ts';
import type { BuiltSearch } from '../search/build-search.ts';
import type { Filterable } from '../search/filter-condition.ts';
import type { HeadOf } from './column-heads.ts';
import type { DumpFormat } from './dump-format.ts';
import { xlsxSelect } from './xlsx-rows.ts';

/** The search with its values in the shape of the format: one text a row for JSON, XML and XLSX, cells for the others. */
export function dumpSelect(
  { sql, fields }: BuiltSearch,
  format: DumpFormat,
  headOf: HeadOf = (id) => id,
): string {
  switch (format) {
    case 'parquet':
    case 'ndjson':
      return sql;
    case 'json':
      return `select cast(json_array(${fields.map(asJson).join(', ')}) as varchar) from (${sql})`;
    case 'xml':
      return `select ${xmlRow(fields)} from (${sql})`;
    case 'xlsx':
      return xlsxSelect(sql, fields);
    default:
      return `select ${fields.map((field) => `${asCell(field)} as ${quoteIdentifier(headOf(field.id))}`).join(', ')} from (${sql})`;
  }
}

function asJson({ id, type }: Filterable): string {
  const name = quoteIdentifier(id);
  if (type === 'numeric') return `cast(${name} as double)`;
  return type === 'timestamp' ? isoTimestamp(name) : name;
}

function asCell({ id, type }: Filterable): string {
  const name = quoteIdentifier(id);
  if (type === 'numeric') return trimmedNumber(name);
  return type.startsWith('_') ? `cast(to_json(${name}) as varchar)` : name;
}

function xmlRow(fields: readonly Filterable[]): string {
  const number = fields.some((field) => field.id === '_id') ? `'<row _id="', _id, '">'` : `'<row>'`;
  const elements = fields.filter((field) => field.id !== '_id').map(xmlElement);
  return `concat(${[number, ...elements, `'</row>'`].join(', ')})`;
}

/** `<name>value</name>`, or nothing without a value; a name that XML does not take becomes `<column name="…">`. */
function xmlElement({ id, type }: Filterable): string {
  const name = quoteIdentifier(id);
  const isName = /^[A-Za-z][\w.-]*$/.test(id) && !/^xml/i.test(id);
  const [open, close] = isName ? [`<${id}>`, `</${id}>`] : [`<column name="${escapeXml(id)}">`, '</column>'];
  return `case when ${name} is not null then concat(${quoteText(open)}, ${xmlText(name, type)}, ${quoteText(close)}) end`;
}

function xmlText(name: string, type: string): string {
  if (type === 'timestamp') return isoTimestamp(name);
  if (type === 'numeric') return trimmedNumber(name);
  const escaped = [`'&', '&amp;'`, `'<', '&lt;'`, `'>', '&gt;'`].reduce(
    (text, replacement) => `replace(${text}, ${replacement})`,
    `cast(${name} as varchar)`,
  );
  // XML 1.0 has no place for most control characters, and the rows are told apart by their lines.
  return `regexp_replace(replace(${escaped}, chr(10), '&#10;'), '[\\x00-\\x1f]', ' ', 'g')`;
}

function isoTimestamp(name: string): string {
  return `strftime(${name}, '%Y-%m-%dT%H:%M:%S')`;
}

// Zeros that only fill the stored width are not part of the number.
function trimmedNumber(name: string): string {
  return `regexp_replace(cast(${name} as varchar), '\\.?0+$', '')`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

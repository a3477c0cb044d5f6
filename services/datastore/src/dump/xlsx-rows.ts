import { quoteIdentifier } from '../engine/quote.ts';
import type { Filterable } from '../search/filter-condition.ts';

/** What a sheet holds below its header. */
export const XLSX_ROWS = 1_048_575;

// The styles of write-workbook.ts, by their place there.
const DATE_STYLE = 1;
const TIMESTAMP_STYLE = 2;
const LONGEST_TEXT = 32_767;
// Spreadsheets carry numbers as doubles; longer ones stay as they are written.
const LARGEST_INTEGER = 999_999_999_999_999;

/**
 * A SELECT of rows of a sheet as ECMA-376 writes them, made by the engine. Cells carry their address, though the
 * standard does not ask for it: some readers do.
 */
export function xlsxSelect(sql: string, fields: readonly Filterable[]): string {
  const cells = fields.map((field, index) => cell(field, columnLetters(index)));
  const row = `concat('<row r="', _row, '">', ${cells.join(', ')}, '</row>')`;
  return `select ${row} from (select *, row_number() over () + 1 as _row from (${sql}))`;
}

/** A, B, … Z, AA, AB … for 0, 1, … */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

function cell({ id, type }: Filterable, letters: string): string {
  const name = quoteIdentifier(id);
  return `case when ${name} is null then '' ${filledCell(name, type, letters)} end`;
}

function filledCell(name: string, type: string, letters: string): string {
  const number = (value: string, style?: number) =>
    element(letters, style ? ` s="${style}"` : '', `'<v>', ${value}, '</v>'`);
  const text = element(
    letters,
    ' t="inlineStr"',
    `'<is><t xml:space="preserve">', ${textOf(name)}, '</t></is>'`,
  );
  switch (type) {
    case 'int':
      return `when abs(${name}) <= ${LARGEST_INTEGER} then ${number(`cast(${name} as varchar)`)} else ${text}`;
    case 'numeric':
      return `else ${number(`cast(cast(${name} as double) as varchar)`)}`;
    case 'float':
      return `when isfinite(${name}) then ${number(`cast(${name} as varchar)`)} else ''`;
    case 'bool':
      return `else ${element(letters, ' t="b"', `'<v>', case when ${name} then 1 else 0 end, '</v>'`)}`;
    case 'date':
      return `when ${isDatable(name)} then ${number(`date_diff('day', date '1899-12-30', ${name})`, DATE_STYLE)} else ${text}`;
    case 'timestamp': {
      const days = `date_diff('microsecond', timestamp '1899-12-30', ${name}) / 86400000000.0`;
      return `when ${isDatable(name)} then ${number(`cast(${days} as varchar)`, TIMESTAMP_STYLE)} else ${text}`;
    }
    default:
      return `else ${text}`;
  }
}

function element(letters: string, attributes: string, content: string): string {
  return `concat('<c r="${letters}', _row, '"${attributes}>', ${content}, '</c>')`;
}

// The calendar of spreadsheets has a 29 February 1900, so days before it have no true number.
function isDatable(name: string): string {
  return `${name} >= date '1900-03-01' and ${name} < date '10000-01-01'`;
}

function textOf(name: string): string {
  const written = `left(cast(${name} as varchar), ${LONGEST_TEXT})`;
  const escaped = [`'&', '&amp;'`, `'<', '&lt;'`, `'>', '&gt;'`].reduce(
    (inner, replacement) => `replace(${inner}, ${replacement})`,
    written,
  );
  // The rows are told apart by their lines, and XML 1.0 has no place for most control characters.
  return `regexp_replace(replace(${escaped}, chr(10), '&#10;'), '[\\x00-\\x1f\\x{FFFE}\\x{FFFF}]', ' ', 'g')`;
}

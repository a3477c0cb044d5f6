/** How a text is divided into rows and cells. With an empty delimiter the text has one column. */
export type CsvDialect = { delimiter: string; newline: '\n' | '\r' };

/** A row with its line, counted from 1. `stray` is set when text follows a closing quotation mark. */
export type CsvRow = { line: number; cells: string[]; stray: boolean };

/** The most characters of a row. Longer rows come from quotation marks that are not closed. */
const MOST_CHARACTERS = 1_000_000;
/** The longest line, which is also the engine's limit. Longer ones would be searched for their end again and again. */
const LONGEST_LINE = 8_388_608;
const QUOTE = '"';

/** The text is not a table. `line` counts from 1, and the reason can be shown to people. */
export class UnreadableText extends Error {
  readonly reason: 'line_too_long' | 'open_quote';
  readonly line: number;

  constructor(reason: UnreadableText['reason'], line: number) {
    super(`line ${line}: ${reason}`);
    this.name = 'UnreadableText';
    this.reason = reason;
    this.line = line;
  }
}

/**
 * Splits a text that comes in pieces into rows, whatever is wrong with them (RFC 4180, and what is found in the
 * wild). Empty lines are left out. If a quotation mark is misplaced, its line is returned as a stray
 * row, and reading continues below it. `end` returns what is left; `end(true)` leaves out an incomplete row.
 * @throws UnreadableText, when the rows are asked for
 */
export function createRowSplitter({ delimiter, newline }: CsvDialect) {
  let rest = '';
  let line = 1;

  function* rows(final: boolean, cut: boolean): Generator<CsvRow> {
    let at = 0;
    for (;;) {
      const end = rest.indexOf(newline, at);
      const stop = end < 0 ? rest.length : end;
      if (stop - at > LONGEST_LINE) throw new UnreadableText('line_too_long', line);
      if (end < 0 && (!final || cut || at >= rest.length)) break;
      const text = withoutReturn(rest, at, stop, newline);
      if (!text.includes(QUOTE)) {
        if (text !== '')
          yield { line, cells: delimiter === '' ? [text] : text.split(delimiter), stray: false };
        at = stop + 1;
        line += 1;
        continue;
      }
      const row = readQuotedRow(rest, at, { delimiter, newline }, final && !cut);
      if ('open' in row) {
        if ((final && !cut) || rest.length - at > MOST_CHARACTERS) {
          throw new UnreadableText('open_quote', line + count(rest.slice(at, row.open), newline));
        }
        break;
      }
      yield { line, cells: row.cells, stray: row.stray };
      at = row.next;
      line += row.lines;
    }
    rest = rest.slice(at);
  }

  return {
    *push(text: string): Generator<CsvRow> {
      rest += line === 1 && rest === '' && text.startsWith('\uFEFF') ? text.slice(1) : text;
      yield* rows(false, false);
    },
    *end(cut = false): Generator<CsvRow> {
      yield* rows(true, cut);
    },
  };
}

function withoutReturn(text: string, from: number, to: number, newline: string): string {
  const end = newline === '\n' && text[to - 1] === '\r' && to > from ? to - 1 : to;
  return text.slice(from, end);
}

type QuotedRow = { cells: string[]; stray: boolean; next: number; lines: number };

/** `whole`: nothing follows the text. Otherwise a row that ends with the text may go on: it is open, too. */
function readQuotedRow(
  text: string,
  from: number,
  { delimiter, newline }: CsvDialect,
  whole: boolean,
): QuotedRow | { open: number } {
  const cells: string[] = [];
  let at = from;
  let opened = from;
  let lines = 1;
  for (;;) {
    const start = skipBlanks(text, at);
    if (text[start] !== QUOTE) {
      const end = endOfCell(text, at, delimiter, newline);
      const last = end >= text.length || text[end] === newline;
      cells.push(last ? withoutReturn(text, at, end, newline) : text.slice(at, end));
      at = end;
    } else {
      opened = start;
      const close = closingQuote(text, start + 1);
      if (close < 0) return { open: start };
      const cell = text.slice(start + 1, close);
      lines += count(cell, newline);
      cells.push(cell.includes(QUOTE) ? cell.replaceAll('""', QUOTE) : cell);
      at = skipBlanks(text, close + 1);
      if (newline === '\n' && text[at] === '\r' && (text[at + 1] === '\n' || at + 1 >= text.length)) at += 1;
      if (at < text.length && text[at] !== newline && text[at] !== delimiter) {
        return strayRow(text, from, newline);
      }
    }
    if (at >= text.length && !whole) return { open: opened };
    if (at >= text.length || text[at] === newline) return { cells, stray: false, next: at + 1, lines };
    at += delimiter.length;
  }
}

function strayRow(text: string, from: number, newline: string): QuotedRow {
  const end = text.indexOf(newline, from);
  const stop = end < 0 ? text.length : end;
  return { cells: [withoutReturn(text, from, stop, newline)], stray: true, next: stop + 1, lines: 1 };
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
}

function endOfCell(text: string, from: number, delimiter: string, newline: string): number {
  const end = text.indexOf(newline, from);
  const line = end < 0 ? text.length : end;
  if (delimiter === '') return line;
  const cell = text.indexOf(delimiter, from);
  return cell < 0 || cell > line ? line : cell;
}

/** The quotation mark that ends a cell; two of them stand for one. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf(QUOTE, from);
  while (at >= 0 && text[at + 1] === QUOTE) at = text.indexOf(QUOTE, at + 2);
  return at;
}

function count(text: string, part: string): number {
  let found = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found += 1;
  return found;
}

/** How a text is divided into cells. With an empty delimiter the text has one column. */
export type CsvDialect = { delimiter: string };

/** A row with its line, counted from 1. `stray` is set when text follows a closing quotation mark. */
export type CsvRow = { line: number; cells: string[]; stray: boolean };

/** The most characters of a row. Longer rows come from quotation marks that are not closed. */
const MOST_CHARACTERS = 1_000_000;
/** The longest line, which is also the engine's limit. Longer ones would be searched for their end again and again. */
const LONGEST_LINE = 8_388_608;
const QUOTE = '"';
/** Lines end with CR, LF or both, and one text may have all of them: only inside quotation marks they end nothing. */
const lineEnd = /[\r\n]/g;

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
export function createRowSplitter({ delimiter }: CsvDialect) {
  let rest = '';
  let line = 1;

  function* rows(final: boolean, cut: boolean): Generator<CsvRow> {
    let at = 0;
    for (;;) {
      const stop = endOfLine(rest, at);
      if (stop - at > LONGEST_LINE) throw new UnreadableText('line_too_long', line);
      if (stop >= rest.length && (!final || cut || at >= rest.length)) break;
      if (!final && isHalfEnd(rest, stop)) break;
      const text = rest.slice(at, stop);
      if (!text.includes(QUOTE)) {
        if (text !== '')
          yield { line, cells: delimiter === '' ? [text] : text.split(delimiter), stray: false };
        at = nextLine(rest, stop);
        line += 1;
        continue;
      }
      const row = readQuotedRow(rest, at, delimiter, final && !cut);
      if ('open' in row) {
        if ((final && !cut) || rest.length - at > MOST_CHARACTERS) {
          throw new UnreadableText('open_quote', line + countLineEnds(rest.slice(at, row.open)));
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

/** Where the line ends that goes on at `from`: the text's length where it does not. */
function endOfLine(text: string, from: number): number {
  lineEnd.lastIndex = from;
  return lineEnd.test(text) ? lineEnd.lastIndex - 1 : text.length;
}

/** Where the line begins that follows the end of one; CR and LF together are one end. */
function nextLine(text: string, end: number): number {
  return text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1;
}

/** A CR at the end of what has come so far: its LF may come with the next piece. */
function isHalfEnd(text: string, end: number): boolean {
  return text[end] === '\r' && end + 1 >= text.length;
}

type QuotedRow = { cells: string[]; stray: boolean; next: number; lines: number };

/** `whole`: nothing follows the text. Otherwise a row that ends with the text may go on: it is open, too. */
function readQuotedRow(
  text: string,
  from: number,
  delimiter: string,
  whole: boolean,
): QuotedRow | { open: number } {
  const cells: string[] = [];
  let at = from;
  let opened = from;
  let lines = 1;
  for (;;) {
    const start = skipBlanks(text, at);
    if (text[start] !== QUOTE) {
      const end = endOfCell(text, at, delimiter);
      cells.push(text.slice(at, end));
      at = end;
    } else {
      opened = start;
      const close = closingQuote(text, start + 1);
      if (close < 0) return { open: start };
      const cell = text.slice(start + 1, close);
      lines += countLineEnds(cell);
      cells.push(cell.includes(QUOTE) ? cell.replaceAll('""', QUOTE) : cell);
      at = skipBlanks(text, close + 1);
      if (at < text.length && !isLineEnd(text[at]) && text[at] !== delimiter) return strayRow(text, from);
    }
    if (!whole && (at >= text.length || isHalfEnd(text, at))) return { open: opened };
    if (at >= text.length || isLineEnd(text[at])) {
      return { cells, stray: false, next: nextLine(text, at), lines };
    }
    at += delimiter.length;
  }
}

function isLineEnd(character: string | undefined): boolean {
  return character === '\n' || character === '\r';
}

function strayRow(text: string, from: number): QuotedRow {
  const stop = endOfLine(text, from);
  return { cells: [text.slice(from, stop)], stray: true, next: nextLine(text, stop), lines: 1 };
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
}

function endOfCell(text: string, from: number, delimiter: string): number {
  const line = endOfLine(text, from);
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

function countLineEnds(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}

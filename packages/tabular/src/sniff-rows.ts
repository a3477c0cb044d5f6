import { type CsvDialect, type CsvRow, createRowSplitter } from './csv-rows.ts';

export type CsvSample = {
  dialect: CsvDialect;
  /** How the lines of the text end; `mixed` if they differ. */
  lineEnds: '\n' | '\r\n' | '\r' | 'mixed';
  /** The first rows, as the dialect reads them. */
  rows: CsvRow[];
  /** Whether these rows are the whole text. */
  whole: boolean;
};

const SAMPLE_ROWS = 2000;
const delimiters = ['\t', ';', '|', ','];
// A delimiter is not accepted when a smaller share of the rows has the same number of cells.
const LEAST_SHARE = 0.2;

/**
 * Finds a text's delimiter and line ends from its beginning.
 * @param whole whether `text` is the whole text
 * @param expected the delimiter that the file's name promises; taken where it splits anything
 */
export function sniffRows(text: string, whole: boolean, expected?: string): CsvSample {
  const lineEnds = lineEndsOf(text);
  const tried = delimiters.map((delimiter) => tryDelimiter(text, whole, { delimiter }));
  const best = tried.reduce((one, other) => (other.score > one.score ? other : one));
  const named = tried.find(({ dialect, score }) => dialect.delimiter === expected && score > 0);
  const chosen = named ?? best;
  const single = () => tryDelimiter(text, whole, { delimiter: '' });
  const { dialect, rows, open: quoteOpen } = chosen.share >= LEAST_SHARE ? chosen : single();
  return { dialect, lineEnds, rows, whole: whole && !quoteOpen };
}

function lineEndsOf(whole: string): CsvSample['lineEnds'] {
  // Line breaks inside cells do not end a line.
  const text = whole.replace(/"[^"]*"/g, '');
  const feeds = text.split('\n').length - 1;
  const returns = text.split('\r').length - 1;
  if (returns === 0) return '\n';
  if (feeds === 0) return '\r';
  const pairs = text.split('\r\n').length - 1;
  return pairs === feeds && pairs === returns ? '\r\n' : 'mixed';
}

type TriedDelimiter = {
  dialect: CsvDialect;
  rows: CsvRow[];
  /** True if a quotation mark is not closed, so that not all rows were read. */
  open: boolean;
  share: number;
  score: number;
};

/**
 * The score of a delimiter: higher when more rows have the same number of cells, including the first, and when these
 * are more cells.
 */
function tryDelimiter(text: string, whole: boolean, dialect: CsvDialect): TriedDelimiter {
  const { rows, open: quoteOpen } = readRows(text, whole, dialect);
  const width = commonWidth(rows);
  if (width < 2) return { dialect, rows, open: quoteOpen, share: 0, score: 0 };
  const fitting = rows.filter((row) => !row.stray && row.cells.length === width).length;
  const share = fitting / rows.length;
  const first = rows[0]?.cells.length === width ? 1 : 0;
  return { dialect, rows, open: quoteOpen, share, score: first + share * (1 - 1 / width) };
}

function readRows(text: string, whole: boolean, dialect: CsvDialect): { rows: CsvRow[]; open: boolean } {
  const splitter = createRowSplitter(dialect);
  const rows: CsvRow[] = [];
  try {
    for (const row of splitter.push(text)) if (rows.push(row) >= SAMPLE_ROWS) return { rows, open: false };
    rows.push(...splitter.end(!whole));
    return { rows, open: false };
  } catch {
    // An open quotation mark is reported later, when the file is read with the chosen dialect.
    return { rows, open: true };
  }
}

/** The number of cells that most rows have; of rows with one cell only where there are no others. */
export function commonWidth(rows: readonly Pick<CsvRow, 'cells' | 'stray'>[]): number {
  const counts = new Map<number, number>();
  for (const { cells, stray } of rows) {
    if (!stray && cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  }
  let width = 1;
  for (const [cells, times] of counts) if (times > (counts.get(width) ?? 0)) width = cells;
  return width;
}

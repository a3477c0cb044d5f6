import type { OwnPlace, OwnSource } from '@gazetteer/charts';
import { missingWords, type Writing, writingFor, writings } from '@gazetteer/tabular';
import type { OwnTable } from '../read/own-table.ts';

/** The types a column can be told to have. */
export const columnTypes = ['text', 'int', 'float', 'date', 'timestamp', 'time', 'bool', 'place'] as const;

export type ColumnType = (typeof columnTypes)[number];

/** How one column is read, and what it is for. */
export interface ColumnCorrection {
  /** Null for text. */
  writing: Writing['name'] | null;
  /** Whether the words for missing values mean that here, too: in texts they may be values, such as NA of Namibia. */
  dropsMissing: boolean;
  /** What the person says that it is; told by its type and name where absent. */
  role?: OwnSource['columns'][number]['role'];
  /** How its places are written; null while nobody has said which places they are. */
  place?: OwnPlace | null;
}

/** How a table is read. */
export interface Corrections {
  /** Words that stand for no value. */
  missing: readonly string[];
  columns: readonly ColumnCorrection[];
}

/** The table as it is read where nobody corrects anything. */
export function guessCorrections({ columns, texts }: OwnTable): Corrections {
  const usual = new Set(missingWords);
  const found = new Set<string>();
  for (const column of texts) {
    for (const text of column) {
      const word = text.trim();
      if (usual.has(word)) found.add(word);
    }
  }
  return {
    missing: [...found],
    columns: columns.map(({ writing }) => ({ writing, dropsMissing: writing !== null })),
  };
}

/** The type that a column is read as. */
export function typeOf({ writing, place }: Pick<ColumnCorrection, 'writing' | 'place'>): ColumnType {
  if (place !== undefined) return 'place';
  return writings.find(({ name }) => name === writing)?.type ?? 'text';
}

/** The column read as another type, in the way of writing that fits it best. What it is for is told anew. */
export function asType(
  texts: readonly string[],
  type: ColumnType,
  missing: readonly string[],
): ColumnCorrection {
  if (type === 'text') return { writing: null, dropsMissing: false };
  // Codes are kept as they are written, with their zeros.
  if (type === 'place') return { writing: null, dropsMissing: true, place: null };
  return { writing: writingFor(texts, type, missing), dropsMissing: true };
}

/** The corrections with another one for a column. */
export function correctColumn(
  corrections: Corrections,
  index: number,
  correction: ColumnCorrection,
): Corrections {
  const columns = corrections.columns.map((column, place) => (place === index ? correction : column));
  return { ...corrections, columns };
}

/** Words as a person lists them, between commas. */
export function readWords(text: string): string[] {
  return [...new Set(text.split(',').map((word) => word.trim()))].filter(Boolean);
}

import type { OwnSource } from '@gazetteer/charts';
import type { Writing } from '@gazetteer/tabular';
import { rowsOf } from '../../../charts/own-rows.ts';
import type { OwnTable } from '../read/own-table.ts';
import { type Corrections, guessCorrections } from './corrections.ts';

/** A table with what was corrected in it. */
export interface CorrectedTable {
  table: OwnTable;
  corrections: Corrections;
}

const taken = new WeakMap<OwnSource, CorrectedTable>();

const writingOf: Partial<Record<string, Writing['name']>> = {
  int: 'int',
  float: 'float',
  bool: 'bool',
  date: 'iso_date',
  timestamp: 'iso_timestamp',
  time: 'time',
};

/** Remembers how a source was read, so that it can be corrected again while the page stands. */
export function rememberTable(source: OwnSource, corrected: CorrectedTable): void {
  taken.set(source, corrected);
}

/**
 * The table behind a source, to be corrected again: with its cells as they were written in the file, or, after the page
 * was left, as they were read.
 */
export function tableBehind(source: OwnSource): CorrectedTable {
  return taken.get(source) ?? tableOfRows(source);
}

function tableOfRows(source: OwnSource): CorrectedTable {
  const rows = rowsOf(source);
  const table: OwnTable = {
    name: source.name,
    columns: source.columns.map(({ id, type }) => ({ id, writing: writingOf[type] ?? null })),
    texts: source.columns.map((_, index) => rows.map((row) => String(row[index] ?? ''))),
    notes: [],
    rejected: [],
    rejectedRows: 0,
    sheet: null,
    sheets: [],
  };
  const guessed = guessCorrections(table);
  const columns = guessed.columns.map((column, index) => {
    const { role, place } = source.columns[index] ?? {};
    return { ...column, ...(role !== undefined && { role }), ...(place && { place, dropsMissing: true }) };
  });
  return { table, corrections: { ...guessed, columns } };
}

/** Corrected rows with what is known of a table that was joined to them: its columns keep their names and units. */
export function likeJoined(corrected: OwnSource, { columns, joined }: OwnSource): OwnSource {
  if (!joined) return corrected;
  const known = new Map(columns.map((column) => [column.id, column]));
  return {
    ...corrected,
    columns: corrected.columns.map((column) => {
      const { label, unit, from } = known.get(column.id) ?? {};
      return {
        ...column,
        ...(label !== undefined && { label }),
        ...(unit !== undefined && { unit }),
        ...(from !== undefined && { from }),
      };
    }),
    joined,
  };
}

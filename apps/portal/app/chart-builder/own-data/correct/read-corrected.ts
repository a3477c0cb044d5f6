import { type ChartField, fieldsOfRows, type OwnSource } from '@gazetteer/charts';
import { readColumn, type ReadValues } from '@gazetteer/tabular';
import type { OwnTable } from '../read/own-table.ts';
import { type ColumnType, type Corrections, typeOf } from './corrections.ts';

/** A column as its corrections read it. */
export interface CorrectedColumn extends ReadValues {
  column: OwnSource['columns'][number];
  /** What a chart takes it for. */
  field: ChartField;
}

/** Reads a table as corrected; a column is read again only when its own corrections change. */
export interface TableReader {
  column: (index: number, corrections: Corrections) => CorrectedColumn;
  source: (corrections: Corrections) => OwnSource & { rows: NonNullable<OwnSource['rows']> };
}

/** @see TableReader */
export function createTableReader(table: OwnTable): TableReader {
  const known = new Map<number, { key: string; read: CorrectedColumn }>();
  const column: TableReader['column'] = (index, corrections) => {
    const key = keyOf(index, corrections);
    const before = known.get(index);
    if (before?.key === key) return before.read;
    const read = readCorrected(table, index, corrections);
    known.set(index, { key, read });
    return read;
  };
  return {
    column,
    source: (corrections) => {
      const columns = table.columns.map((_, index) => column(index, corrections));
      const count = table.texts[0]?.length ?? 0;
      return {
        kind: 'own',
        name: table.name,
        columns: columns.map((read) => read.column),
        rows: Array.from({ length: count }, (_, row) => columns.map(({ values }) => values[row] ?? null)),
      };
    },
  };
}

function keyOf(index: number, { missing, columns }: Corrections): string {
  const correction = columns[index];
  return JSON.stringify([correction, correction?.dropsMissing ? missing : []]);
}

function readCorrected(table: OwnTable, index: number, { missing, columns }: Corrections): CorrectedColumn {
  const correction = columns[index] ?? { writing: null, dropsMissing: false };
  const { writing, dropsMissing, role, place } = correction;
  const read = readColumn(table.texts[index] ?? [], { writing, missing: dropsMissing ? missing : [] });
  const column = {
    id: table.columns[index]?.id ?? '',
    type: storedType(typeOf(correction)),
    ...(role !== undefined && { role }),
    ...(place && { place }),
  };
  const [field] = fieldsOfRows(
    [column],
    read.values.map((value) => [value]),
  );
  if (!field) throw new TypeError(`The table has no column ${index}`);
  return { ...read, column, field };
}

function storedType(type: ColumnType): OwnSource['columns'][number]['type'] {
  return type === 'place' ? 'text' : type;
}

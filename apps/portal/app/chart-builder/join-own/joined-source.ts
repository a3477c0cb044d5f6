import type { JoinedTable, OwnSource } from '@gazetteer/charts';
import { type Cell, codeKey, type MemoryMerge, type PeriodKindName, UNMATCHED } from '@gazetteer/tabular';
import { rowsOf } from '../../charts/own-rows.ts';
import type { JoinKey, ReadTable } from './join-key.ts';

type Column = OwnSource['columns'][number];

/** What the columns are called that say where and when in a join. */
export interface KeyNames {
  code: string;
  name: string;
  period: string;
}

interface Joining {
  own: OwnSource;
  read: ReadTable;
  key: JoinKey;
  merge: MemoryMerge;
  names: KeyNames;
}

interface KeyColumn {
  column: Column;
  cell: (code: string, period: string | null) => Cell;
}

/** The rows of a join as own rows: place and time first, then the columns of both tables, each known by its table. */
export function joinedSource({ own, read, key, merge, names }: Joining): OwnSource {
  const keys = [...placeColumns(own, read, key, names), ...periodColumns(merge, names)];
  return {
    kind: 'own',
    name: own.name,
    columns: [
      ...keys.map(({ column }) => column),
      ...merge.left.columns.map(({ column, as }) => ownColumn(own, column.id, as)),
      ...merge.right.columns.map(({ column, as }) => theirColumn(read, column.id, as)),
    ],
    rows: merge
      .rows()
      .map(({ code, period, values }) => [...keys.map(({ cell }) => cell(code, period)), ...values]),
    joined: joinedTable(read),
  };
}

function joinedTable({ table: { resourceId, version, title, source, years } }: ReadTable): JoinedTable {
  return {
    resource_id: resourceId,
    ...(version !== undefined && { version }),
    title: title.slice(0, 300),
    ...(source && { source: source.slice(0, 500) }),
    ...(years && { years: years.slice(0, 60) }),
  };
}

function placeColumns(own: OwnSource, read: ReadTable, key: JoinKey, names: KeyNames): KeyColumn[] {
  if (key.kind === 'equal') return [equalColumn(own, read, key)];
  const { scheme, level, names: areas } = key.level;
  return [
    {
      column: { id: 'area_code', type: 'text', label: names.code, place: { by: 'code', scheme, level } },
      cell: (code) => code,
    },
    {
      column: { id: 'area_name', type: 'text', label: names.name, role: 'dimension' },
      cell: (code) => areas.get(code) ?? null,
    },
  ];
}

/** Codes that are equal stand as they are written in own rows, else as in the table. */
function equalColumn(
  own: OwnSource,
  { columns, rows }: ReadTable,
  key: JoinKey & { kind: 'equal' },
): KeyColumn {
  const at = own.columns.findIndex(({ id }) => id === key.own);
  const theirs = columns.indexOf(key.theirs);
  const written = new Map<string, Cell>();
  for (const row of rowsOf(own))
    if (!written.has(codeKey(row[at]))) written.set(codeKey(row[at]), row[at] ?? null);
  for (const row of rows)
    if (!written.has(codeKey(row[theirs]))) written.set(codeKey(row[theirs]), row[theirs] ?? null);
  const column = own.columns[at] ?? { id: key.own, type: 'text' };
  const isText = [...written.values()].some((cell) => typeof cell === 'string');
  return {
    column: isText ? { ...column, type: 'text' } : column,
    cell: (code) => {
      const cell = code === UNMATCHED ? null : (written.get(code) ?? null);
      return isText && cell !== null ? String(cell) : cell;
    },
  };
}

/** Months and quarters stand as their first days, so that they are times on a chart. */
function periodColumns({ alignment: { kind } }: MemoryMerge, { period: label }: KeyNames): KeyColumn[] {
  if (kind === null) return [];
  const column = { id: 'period', label, type: typeOfPeriods(kind), role: 'time' as const };
  return [{ column, cell: (_code, period) => (period === null ? null : periodCell(kind, period)) }];
}

function typeOfPeriods(kind: PeriodKindName): Column['type'] {
  if (kind === 'year') return 'int';
  return kind === 'fiscal_year' ? 'text' : 'date';
}

function periodCell(kind: PeriodKindName, period: string): Cell {
  if (kind === 'year') return Number(period);
  if (kind === 'month') return `${period}-01`;
  if (kind !== 'quarter') return period;
  const month = (Number(period.slice(6)) - 1) * 3 + 1;
  return `${period.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
}

function ownColumn({ columns }: OwnSource, id: string, as: string): Column {
  const column = columns.find((one) => one.id === id) ?? { id, type: 'text' };
  return { ...column, id: as, ...(as !== id && { label: column.label ?? id }), from: 'own' };
}

const types: readonly string[] = [
  'text',
  'int',
  'float',
  'numeric',
  'bool',
  'date',
  'timestamp',
  'time',
  'json',
];

function isType(type: string): type is Column['type'] {
  return types.includes(type);
}

function theirColumn({ table }: ReadTable, id: string, as: string): Column {
  const { type = 'text', label, unit, role } = table.side.columns.find(({ field }) => field === id) ?? {};
  const isNamed = role === 'measure' || role === 'dimension';
  return {
    id: as,
    type: isType(type) ? type : 'text',
    label: (label ?? id).slice(0, 200),
    ...(unit && { unit: unit.slice(0, 100) }),
    // Beside the code and the period of the result, other codes and times only divide the rows.
    ...(role && { role: isNamed ? role : ('dimension' as const) }),
    from: 'joined',
  };
}

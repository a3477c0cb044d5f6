import { columnKindOf, fieldsOfRows, type OwnSource } from '@gazetteer/charts';
import { type Cell, codeKey, mergeInMemory, type MergingKey, type MergingTable } from '@gazetteer/tabular';
import { rowsOf } from '../../charts/own-rows.ts';
import type { Report } from '../../merge/report.ts';
import type { JoinKey, JoinWishes, ReadTable } from './join-key.ts';
import { joinedSource, type KeyNames } from './joined-source.ts';
import { isOfMonths, monthOf } from './own-months.ts';
import { reportJoin } from './report-join.ts';

/** Own rows and a table as one: the report at once, the rows when they are taken. */
export interface OwnJoin {
  report: Report;
  /** A place and time has several rows in both tables: joined as they are, rows would be counted several times. */
  isManyToMany: boolean;
  /** Some places and times have several rows in the table. */
  hasSeveral: boolean;
  source: (names: KeyNames) => OwnSource;
}

/** Joins own rows with a table, all of it in the browser. */
export function joinOwnRows(own: OwnSource, read: ReadTable, key: JoinKey, wishes: JoinWishes): OwnJoin {
  const keys = key.kind === 'place' ? ['area_code', 'area_name'] : [key.own];
  const [left, right] = [ownTable(own, read, key, wishes), theirTable(read, key, wishes)];
  const merge = (combine: boolean) =>
    mergeInMemory(left, right, {
      how: wishes.how,
      aggregate: { left: false, right: combine },
      keys: [...keys, 'period'],
    });
  const plain = merge(false);
  const hasSeveral = plain.counts.right.duplicateKeys > 0;
  const merged = hasSeveral && wishes.combine ? merge(true) : plain;
  const { counts } = merged;
  const report = reportJoin(merged, {
    how: wishes.how,
    ...factsOf(key),
    resourceId: read.table.resourceId,
    version: read.table.version ?? 1,
    nameOf: nameOf(key, left, right),
    license: {
      title: read.table.license,
      attribution: [read.table.title, read.table.source, read.table.license].filter(Boolean).join(', '),
    },
  });
  return {
    report,
    isManyToMany: counts.manyToMany > 0,
    hasSeveral,
    source: (names) => joinedSource({ own, read, key, merge: merged, names }),
  };
}

function ownTable(
  own: OwnSource,
  { table }: ReadTable,
  key: JoinKey,
  { ignoreTime }: JoinWishes,
): MergingTable {
  const rows = rowsOf(own);
  const fields = fieldsOfRows(own.columns, rows);
  const isTime = (index: number) => fields[index]?.kind === 'time';
  const isDaily = table.side.period?.kind === 'date';
  const times = ignoreTime
    ? []
    : own.columns.flatMap((column, index) => (isTime(index) ? [{ ...column, index }] : []));
  const months = new Set(
    times
      .filter(
        ({ type, index }) =>
          type === 'date' &&
          isOfMonths(
            rows.map((row) => row[index]),
            isDaily,
          ),
      )
      .map(({ index }) => index),
  );
  return {
    columns: own.columns.map((column, index) => {
      const role = column.place ? 'geo' : isTime(index) ? 'time' : (column.role ?? fields[index]?.role);
      return { id: column.id, type: column.type, kind: columnKindOf({ ...column, role }) };
    }),
    rows:
      months.size === 0
        ? rows
        : rows.map((row) => row.map((cell, index) => (months.has(index) ? monthOf(cell) : cell))),
    key: key.kind === 'place' ? key.level.own : { by: 'equal', field: key.own },
    times: times.map(({ id }) => id),
  };
}

function theirTable(
  { table, columns, rows }: ReadTable,
  key: JoinKey,
  { ignoreTime }: JoinWishes,
): MergingTable {
  const described = new Map(table.side.columns.map((column) => [column.field, column]));
  const times = table.side.period_candidates.map(({ field }) => field);
  return {
    columns: columns.map((id) => {
      const { type = 'text', kind = 'other' } = described.get(id) ?? {};
      return { id, type, kind };
    }),
    rows,
    key: key.kind === 'place' ? key.level.theirs : { by: 'equal', field: key.theirs },
    times: ignoreTime ? [] : times.filter((field) => columns.includes(field)),
  };
}

function factsOf(key: JoinKey): Pick<Parameters<typeof reportJoin>[1], 'scheme' | 'level' | 'geo'> {
  const geo = { parent: null, detected: false };
  if (key.kind === 'equal') {
    const equal = { ...geo, by: 'code' as const, parent_field: null, scheme: '', level: '' };
    return {
      scheme: '',
      level: '',
      geo: { left: { ...equal, field: key.own }, right: { ...equal, field: key.theirs } },
    };
  }
  const { own, theirs } = key.way;
  const { scheme, level } = key.level;
  const { by, parent = null } = own.place;
  return {
    scheme,
    level,
    geo: {
      left: { ...geo, by, field: own.field, parent_field: parent, scheme, level: own.place.level },
      right: {
        ...geo,
        by: theirs.by,
        field: theirs.field,
        parent_field: theirs.parent_field,
        scheme,
        level: theirs.level,
      },
    },
  };
}

/** What a code is called: the name of its place, or how it is written first. */
function nameOf(key: JoinKey, left: MergingTable, right: MergingTable): (code: string) => string {
  if (key.kind === 'place') return (code) => key.level.names.get(code) ?? code;
  const written = new Map(
    [...writtenCodes(right), ...writtenCodes(left)].map(([code, cell]) => [code, String(cell)]),
  );
  return (code) => written.get(code) ?? code;
}

/** Codes that have to be equal, as they are written; the last of each counts. */
function writtenCodes({
  columns,
  rows,
  key,
}: {
  columns: MergingTable['columns'];
  rows: MergingTable['rows'];
  key: MergingKey;
}): [string, Cell][] {
  const at = columns.findIndex(({ id }) => id === key.field);
  return rows.toReversed().map((row) => [codeKey(row[at]), row[at] ?? null]);
}

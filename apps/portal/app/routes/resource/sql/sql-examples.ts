import type { TableColumn } from '@gazetteer/ui';
import { sqlColumn } from './sql-names.ts';

export interface SqlExample {
  kind: 'first' | 'groups' | 'top' | 'years';
  sql: string;
}

/** More groups than this are a list, not an overview. */
const mostGroups = 500;

/** Queries to begin with, made of the table's own columns; those that its columns do not allow are left out. */
export function sqlExamples(table: string, columns: readonly TableColumn[]): SqlExample[] {
  const measure = columns.find(({ kind, role }) => kind === 'number' && role === 'measure');
  const number = measure ?? columns.find(({ kind }) => kind === 'number');
  const group = columns.find(
    ({ kind, distinctCount = 0 }) => kind === 'text' && distinctCount > 1 && distinctCount <= mostGroups,
  );
  const name = columns.find(({ kind }) => kind === 'text') ?? columns.find(({ kind }) => kind === 'code');
  const time = columns.find(({ role, kind }) => role === 'time' || kind === 'date' || kind === 'moment');
  const examples: (SqlExample | undefined)[] = [
    { kind: 'first', sql: `select *\nfrom ${table}\nlimit 100` },
    group && { kind: 'groups', sql: groups(table, group, number) },
    number && { kind: 'top', sql: top(table, number, name) },
    time && { kind: 'years', sql: years(table, time, number) },
  ];
  return examples.filter((example) => example !== undefined);
}

function groups(table: string, group: TableColumn, number: TableColumn | undefined): string {
  const average = number ? `,\n  avg(${sqlColumn(number.id)}) as average` : '';
  return `select ${sqlColumn(group.id)},\n  count(*) as total${average}\nfrom ${table}\ngroup by ${sqlColumn(group.id)}\norder by total desc`;
}

function top(table: string, number: TableColumn, name: TableColumn | undefined): string {
  const shown = [...(name ? [name] : []), number].map(({ id }) => sqlColumn(id)).join(', ');
  return `select ${shown}\nfrom ${table}\nwhere ${sqlColumn(number.id)} is not null\norder by ${sqlColumn(number.id)} desc\nlimit 10`;
}

function years(table: string, time: TableColumn, number: TableColumn | undefined): string {
  const dated = time.kind === 'date' || time.kind === 'moment';
  const year = dated ? `year(${sqlColumn(time.id)})` : sqlColumn(time.id);
  const average = number ? `,\n  avg(${sqlColumn(number.id)}) as average` : '';
  return `select ${year} as "year",\n  count(*) as total${average}\nfrom ${table}\ngroup by 1\norder by 1`;
}

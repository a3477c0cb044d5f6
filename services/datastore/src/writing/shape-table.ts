import { type FieldErrors, invalidInput } from '@gazetteer/kernel';
import { columnNameProblems } from '../tables/column-names.ts';
import { type Column, type ColumnInfo, readType } from '../tables/column.ts';
import { guessType } from './guess-type.ts';
import type { DataRecord } from './records-file.ts';

export type FieldInput = { id: string; type?: string; info?: ColumnInfo };

/**
 * The columns a table is to have: what it has, with new dictionary entries; then the fields asked for that
 * it lacks; then what only the records name. Types that nobody gave are guessed from the records.
 * @throws invalid_input on `fields` or `records`
 */
export function shapeTable(
  existing: readonly Column[],
  fields: readonly FieldInput[],
  records: readonly DataRecord[],
  deleteFields: boolean,
): Column[] {
  const given = new Map(fields.filter((field) => field.id !== '_id').map((field) => [field.id, field]));
  requireKnownTypes(fields);
  const kept = existing.filter((column) => !deleteFields || given.has(column.id));
  const columns = kept.map((column) => withField(column, given.get(column.id)));
  const names = new Set(columns.map((column) => column.id));
  for (const { id, type, info } of given.values()) {
    if (names.has(id)) continue;
    names.add(id);
    columns.push({ id, type: (type && readType(type)) || guessColumn(records, id), info: info ?? {} });
  }
  for (const id of namesIn(records)) {
    if (!names.has(id)) columns.push({ id, type: guessColumn(records, id), info: {} });
  }
  const problems = columnNameProblems([
    ...columns.map((column) => column.id),
    ...repeated(fields.map((field) => field.id)),
  ]);
  if (problems.length > 0) throw invalidInput({ fields: problems });
  return columns;
}

function withField(column: Column, field: FieldInput | undefined): Column {
  if (!field) return column;
  if (field.type && readType(field.type) !== column.type) {
    throw invalidInput({
      fields: [`"${column.id}" is of type ${column.type}; the type of a column does not change`],
    });
  }
  return field.info ? { ...column, info: field.info } : column;
}

function requireKnownTypes(fields: readonly FieldInput[]): void {
  const problems: FieldErrors[string] = fields
    .filter((field) => field.type && !readType(field.type))
    .map((field) => `"${field.type}" of "${field.id}" is not a type`);
  if (problems.length > 0) throw invalidInput({ fields: problems });
}

function repeated(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

function namesIn(records: readonly DataRecord[]): Set<string> {
  const names = new Set<string>();
  for (const record of records) for (const name of Object.keys(record)) if (name !== '_id') names.add(name);
  return names;
}

function guessColumn(records: readonly DataRecord[], id: string): string {
  return guessType(records.values().map((record) => record[id]));
}

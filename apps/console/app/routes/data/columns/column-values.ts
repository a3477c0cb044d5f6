import type { ActionInput, DatastoreInfo } from '@gazetteer/client';
import { mergeTyped, withLineFeeds } from '../../../datasets/merge-typed.ts';

/** What the form asks of a column. The dictionary may have more, which stays as it is. */
export const keys = ['label', 'notes', 'unit', 'role', 'scale', 'additivity', 'scheme', 'level'] as const;
export type Key = (typeof keys)[number];
export type Values = Record<Key, string>;
export type ColumnValues = { id: string } & Values;

type DictionaryField = DatastoreInfo['fields'][number];
type ChangedFields = NonNullable<ActionInput<'datastore_create'>['fields']>;

/** What both have changed in a column; saving takes one's own. */
export interface Overlap {
  id: string;
  key: Key;
  theirs: string;
}

/** What the dictionary says of a column; what it has under a key as anything but text or number is not shown. */
export function valuesOf({ id, info }: Pick<DictionaryField, 'id' | 'info'>): ColumnValues {
  const read = (key: Key): string => {
    const value: unknown = info?.[key];
    return typeof value === 'string' || typeof value === 'number' ? withLineFeeds(String(value)) : '';
  };
  return { id, ...eachKey(read) };
}

/** What was typed, column by column; the fields of a form are numbered. */
export function readColumns(form: URLSearchParams): ColumnValues[] {
  return form.getAll('column').map((id, index) => ({
    id,
    ...eachKey((key) => withLineFeeds(form.get(`${key}.${index}`) ?? '').trim()),
  }));
}

/** What the form was filled with when it was shown; nothing for what is no such text. */
export function readBase(text: string | null): ColumnValues[] {
  try {
    const base: unknown = JSON.parse(text ?? '');
    if (!Array.isArray(base)) return [];
    return (base as unknown[]).flatMap((column) => {
      if (typeof column !== 'object' || column === null || !('id' in column)) return [];
      return typeof column.id === 'string' ? [valuesOf({ id: column.id, info: { ...column } })] : [];
    });
  } catch {
    return [];
  }
}

/** What a form comes to on top of what the dictionary says now. */
export interface Merged {
  /** The entries that change, whole as the datastore takes them. */
  changes: ChangedFields;
  overlaps: Overlap[];
  /** Columns of the form that the table has no more. */
  gone: string[];
  /** What the form shows then, and what the dictionary says of the same columns. */
  values: ColumnValues[];
  theirs: ColumnValues[];
}

/**
 * Puts what was typed on top of what the dictionary says now.
 * @param base what the form was filled with
 * @param fields of the table, as they are now
 */
export function mergeColumns(
  base: readonly ColumnValues[],
  typed: readonly ColumnValues[],
  fields: readonly DictionaryField[],
): Merged {
  const shown = new Map(base.map((column) => [column.id, column]));
  const known = new Map(fields.map((field) => [field.id, field]));
  const merged: Merged = { changes: [], overlaps: [], gone: [], values: [], theirs: [] };
  for (const column of typed) {
    const field = known.get(column.id);
    if (!field) merged.gone.push(column.id);
    else mergeColumn(merged, { base: shown.get(column.id), typed: column, field });
  }
  return merged;
}

function mergeColumn(
  merged: Merged,
  { base, typed, field }: { base: ColumnValues | undefined; typed: ColumnValues; field: DictionaryField },
): void {
  const { id } = field;
  const theirs = valuesOf(field);
  const fields = keys.map((key) => {
    const field = { base: (base ?? theirs)[key], typed: typed[key], theirs: theirs[key] };
    return { key, ...mergeTyped(field) };
  });
  const changed = fields.filter(({ isChanged }) => isChanged).map(({ key }) => key);
  merged.theirs.push(theirs);
  merged.values.push({ ...theirs, ...Object.fromEntries(fields.map(({ key, shown }) => [key, shown])) });
  merged.overlaps.push(
    ...fields.filter(({ isBoth }) => isBoth).map(({ key }) => ({ id, key, theirs: theirs[key] })),
  );
  if (changed.length > 0) merged.changes.push({ id, info: infoWith(field.info ?? {}, typed, changed) });
}

type Info = NonNullable<ChangedFields[number]['info']>;

/** An entry of the dictionary is written whole; a text that was emptied goes. */
function infoWith(info: Info, typed: Values, changed: readonly Key[]): Info {
  const entry: Record<string, unknown> = { ...info };
  for (const key of changed) {
    if (typed[key] === '') delete entry[key];
    else entry[key] = typed[key];
  }
  return entry;
}

function eachKey(read: (key: Key) => string): Values {
  return Object.fromEntries(keys.map((key) => [key, read(key)])) as Values;
}

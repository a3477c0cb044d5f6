import type { TextInLanguages } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { translationsOf } from './column-translations.ts';
import { findTables } from './table.store.ts';

/** A table as metadata for machines tells of it. */
export type TableDescription = {
  columns: {
    name: string;
    type: string;
    label: string | null;
    notes: string | null;
    unit: string | null;
    role: string | null;
    label_translated?: TextInLanguages;
    notes_translated?: TextInLanguages;
    unit_translated?: TextInLanguages;
    scale: string | null;
    additivity: string | null;
  }[];
  primaryKey: string[];
  rows: number;
  bytes: number;
  version: number;
  changed: string;
};

/** What is known of the current version of each of these resources' tables, from SQL alone. */
export async function describeTables(
  { sql }: Pick<DatastoreContext, 'sql'>,
  resourceIds: readonly string[],
): Promise<Map<string, TableDescription>> {
  const tables = await findTables(sql, resourceIds);
  return new Map(
    tables.map(({ resourceId, primaryKey, version, columns }) => [
      resourceId,
      {
        columns: columns.map(({ id, type, info }) => ({
          name: id,
          type,
          label: text(info.label),
          notes: text(info.notes),
          unit: text(info.unit),
          role: text(info.role),
          ...translationsOf(info),
          scale: text(info.scale),
          additivity: text(info.additivity),
        })),
        primaryKey,
        rows: version.row_count,
        bytes: version.byte_size,
        version: version.number,
        changed: version.created_at,
      },
    ]),
  );
}

// The dictionary is the publisher's: a label may be a number, and an empty one says nothing.
function text(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

import type { Caller } from '@gazetteer/kernel';
import type { DatastoreContext, OutlineColumn, TableOutline } from '../datastore-context.ts';
import type { Column } from '../tables/column.ts';
import { translationsOf } from '../tables/column-translations.ts';
import { tableNotFound } from '../tables/table-access.ts';

/**
 * Tells the catalogue of a table that is made or changed: part of the transaction that does it, so that there is no table of
 * which the catalogue does not know. Whoever removes a resource does not wait for a table that is being written.
 * @throws not_found when the resource is gone, and with it what was being written
 */
export async function announceTable(
  context: DatastoreContext,
  caller: Caller,
  resourceId: string,
  columns: readonly Column[],
): Promise<void> {
  if (await context.resources.setTable(caller, resourceId, outlineOf(columns))) return;
  throw tableNotFound(resourceId);
}

function outlineOf(columns: readonly Column[]): TableOutline {
  const withRole = (role: string) => columns.filter(({ info }) => info.role === role).map(({ id }) => id);
  return {
    measures: withRole('measure').length,
    keyColumns: [...withRole('geo'), ...withRole('time')],
    columns: columns.map(outlineColumn),
  };
}

function outlineColumn({ id, type, info }: Column): OutlineColumn {
  const { label, notes, unit, role } = info;
  const { notes_translated, ...translated } = translationsOf(info);
  return {
    name: id,
    label: written(label),
    description: written(notes),
    unit: written(unit),
    role: written(role),
    type,
    ...translated,
    ...(notes_translated && { description_translated: notes_translated }),
  };
}

function written(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

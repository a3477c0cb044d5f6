import type { Sql, TextInLanguages } from '@gazetteer/kernel';
import type { Selectable } from 'kysely';
import type { CatalogueTables, ColumnsTable } from './catalogue-tables.ts';
import { chunksOf } from './chunks.ts';

type Store = Sql<CatalogueTables>;

/** A column of a table as its dictionary describes it; null where nothing was written about it. */
export type OutlineColumn = Omit<Selectable<ColumnsTable>, 'resource_id' | 'position' | 'translations'> &
  ColumnTranslations;

/** What the dictionary says of a column in other languages; absent where it does not. */
export type ColumnTranslations = {
  label_translated?: TextInLanguages;
  description_translated?: TextInLanguages;
  unit_translated?: TextInLanguages;
};

const translated = ['label_translated', 'description_translated', 'unit_translated'] as const;

/** A column and the resource whose table has it. */
export type ResourceColumn = OutlineColumn & { resourceId: string };

/** Makes these the columns that are known of a resource's table; none when it has no table. */
export async function replaceColumns(
  sql: Store,
  resourceId: string,
  columns: readonly OutlineColumn[],
): Promise<void> {
  await sql.query.deleteFrom('catalogue_columns').where('resource_id', '=', resourceId).execute();
  const rows = columns.map((column, position) => ({
    resource_id: resourceId,
    position,
    ...toRow(column),
  }));
  for (const chunk of chunksOf(rows)) await sql.query.insertInto('catalogue_columns').values(chunk).execute();
}

/** The columns of resources, each resource's in the order of its table. */
export async function listColumns(sql: Store, resourceIds: readonly string[]): Promise<ResourceColumn[]> {
  const found: ResourceColumn[] = [];
  for (const ids of chunksOf(resourceIds)) {
    const rows = await sql.query
      .selectFrom('catalogue_columns')
      .selectAll()
      .where('resource_id', 'in', ids)
      .orderBy('resource_id')
      .orderBy('position')
      .execute();
    found.push(
      ...rows.map(({ resource_id, position: _, translations, ...column }) => ({
        resourceId: resource_id,
        ...column,
        ...(translations === null ? {} : (JSON.parse(translations) as ColumnTranslations)),
      })),
    );
  }
  return found;
}

/** What is kept of a column, and nothing else that whoever describes it may know. */
function toRow({ name, type, label, description, unit, role, ...rest }: OutlineColumn) {
  const { label_translated, description_translated, unit_translated } = rest;
  const translations = { label_translated, description_translated, unit_translated };
  const isWritten = translated.some((one) => translations[one] !== undefined);
  return {
    name,
    type,
    label,
    description,
    unit,
    role,
    translations: isWritten ? JSON.stringify(translations) : null,
  };
}

import { type FoundColumn, spacedName } from '../index/found-column.ts';
import type { TextStems } from '../index/full-text.store.ts';
import { type ColumnPart, columnParts, mapParts } from '../index/text-parts.ts';
import { analyseText } from '../words/analyse-text.ts';
import type { SearchDocument } from './search-document.ts';
import { translationsOf } from './translations-of.ts';

const MOST_COLUMNS = 2000;
const KEY_ROLES: ReadonlySet<string | null> = new Set(['geo', 'time', 'dimension']);

/** The columns of all tables of a dataset, as they are found and shown. */
export function describeColumns({ dataset, columns = [] }: SearchDocument): FoundColumn[] {
  const { id, name, title, title_translated } = dataset;
  const byResource = Map.groupBy(columns, ({ resourceId }) => resourceId);
  const described = dataset.resources.flatMap((resource) => {
    const held = byResource.get(resource.id) ?? [];
    const keys = held.filter(({ role }) => KEY_ROLES.has(role)).map((column) => column.label ?? column.name);
    const by = [resource.granularity, resource.frequency, ...keys].filter((key) => typeof key === 'string');
    const place = {
      by: [...new Set(by)],
      resource: {
        id: resource.id,
        name: resource.title || resource.name || resource.sku || resource.id,
        sku: resource.sku ?? '',
        ...(resource.name_translated && { name_translated: resource.name_translated }),
      },
      dataset: { id, name, title, ...(title_translated && { title_translated }) },
    };
    return held.map(({ resourceId: _, ...column }): FoundColumn => ({ ...column, ...place }));
  });
  return described.slice(0, MOST_COLUMNS);
}

/** The words that a column is found by. */
export function columnStems(column: FoundColumn): TextStems<ColumnPart> {
  const texts: Record<ColumnPart, string[]> = {
    label: [spacedName(column.name), column.label ?? '', ...translationsOf(column, 'label')],
    description: [
      column.description ?? '',
      column.unit ?? '',
      ...translationsOf(column, 'description'),
      ...translationsOf(column, 'unit'),
    ],
    context: [
      column.dataset.title,
      column.resource.name,
      ...translationsOf(column.dataset, 'title'),
      ...translationsOf(column.resource, 'name'),
    ],
    keys: column.by,
  };
  return mapParts(columnParts, (part) => analyseText(texts[part].join('\n')).map(({ stem }) => stem));
}

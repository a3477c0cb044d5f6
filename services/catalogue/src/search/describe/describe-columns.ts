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
    const place = {
      ...keysOf(resource, held),
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

/** What a table is told apart by, also in the languages that its columns are called in. */
function keysOf(
  {
    granularity,
    frequency,
  }: Pick<SearchDocument['dataset']['resources'][number], 'granularity' | 'frequency'>,
  columns: NonNullable<SearchDocument['columns']>,
): Pick<FoundColumn, 'by' | 'by_translated'> {
  const keys = columns.filter(({ role }) => KEY_ROLES.has(role));
  const called = (language?: string) => {
    const labels = keys.map(({ label_translated, label, name }) => {
      return (language === undefined ? undefined : label_translated?.[language]) ?? label ?? name;
    });
    return [...new Set([granularity, frequency, ...labels].filter((key) => typeof key === 'string'))];
  };
  const languages = new Set(keys.flatMap(({ label_translated = {} }) => Object.keys(label_translated)));
  if (languages.size === 0) return { by: called() };
  return {
    by: called(),
    by_translated: Object.fromEntries([...languages].map((language) => [language, called(language)])),
  };
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
    keys: [...column.by, ...Object.values(column.by_translated ?? {}).flat()],
  };
  return mapParts(columnParts, (part) => analyseText(texts[part].join('\n')).map(({ stem }) => stem));
}

import type { Dataset, DatastoreInfo } from '@gazetteer/client';
import { hasWords, textOf, type TranslatedText } from '../../../translations/translated-texts.ts';

/** A table of the dataset with what its dictionary says. */
export interface DescribedTable {
  resource: string;
  fields: DatastoreInfo['fields'];
}

const ofDatasets = ['title', 'notes', 'source_name', 'methodology'] as const;
const ofResources = ['name', 'description'] as const;
const ofColumns = ['label', 'notes', 'unit'] as const;

/** The texts of a dataset that have words, in the order in which readers meet them. */
export function textsOf(dataset: Dataset, tables: readonly DescribedTable[]): TranslatedText[] {
  const described = new Map(tables.map(({ resource, fields }) => [resource, fields]));
  const texts = [
    ...ofDatasets.map((field) => textOf(dataset, field, { kind: 'dataset' }, field)),
    ...dataset.tags.map((tag) => {
      const vocabulary = tag.vocabulary_id ?? '';
      const place = { kind: 'tag', vocabulary, name: tag.name } as const;
      return { ...textOf(tag, 'display_name', place, `tag ${vocabulary} ${tag.name}`), original: tag.name };
    }),
    ...dataset.resources.flatMap((resource) => {
      const place = { resource: resource.id, name: resource.name || resource.sku };
      return [
        ...ofResources.map((field) =>
          textOf(resource, field, { kind: 'resource', ...place }, `resource ${resource.id} ${field}`),
        ),
        ...(described.get(resource.id) ?? []).flatMap(({ id, info = {} }) =>
          ofColumns.map((field) =>
            textOf(
              info,
              field,
              { kind: 'column', ...place, column: id },
              `column ${resource.id} ${id} ${field}`,
            ),
          ),
        ),
      ];
    }),
  ];
  return texts.filter(hasWords);
}

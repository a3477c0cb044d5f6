import type { Dataset, DatastoreInfo } from '@gazetteer/client';

/** A table of the dataset with what its dictionary says. */
export interface DescribedTable {
  resource: string;
  fields: DatastoreInfo['fields'];
}

/** Where a text stands. */
export type Place =
  | { kind: 'dataset' }
  | { kind: 'tag'; vocabulary: string; name: string }
  | { kind: 'resource'; resource: string; name: string }
  | { kind: 'column'; resource: string; name: string; column: string };

export type TextField =
  | 'title'
  | 'notes'
  | 'source_name'
  | 'methodology'
  | 'display_name'
  | 'name'
  | 'description'
  | 'label'
  | 'unit';

/** A text of a dataset with what it is called in other languages. */
export interface TranslatedText {
  /** Tells it from all other texts of the dataset. */
  id: string;
  place: Place;
  field: TextField;
  original: string;
  translations: Readonly<Record<string, string>>;
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
  return texts.filter(({ original }) => original.trim() !== '');
}

/** A dictionary is the publisher's: what it has under a key may be anything. */
function textOf(holder: object, field: TextField, place: Place, id: string): TranslatedText {
  const entries = new Map<string, unknown>(Object.entries(holder));
  const original = entries.get(field);
  const said: unknown = entries.get(`${field}_translated`);
  const translations = Object.entries(typeof said === 'object' && said !== null ? said : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    id,
    place,
    field,
    original: typeof original === 'string' ? original : '',
    translations: Object.fromEntries(translations),
  };
}

/** The translations of a text with another one in this language; without one where it has no words. */
export function translatedInto(
  { translations }: Pick<TranslatedText, 'translations'>,
  language: string,
  text: string,
): Record<string, string> {
  const others = Object.entries(translations).filter(([tag]) => tag !== language);
  return Object.fromEntries(text === '' ? others : [...others, [language, text]]);
}

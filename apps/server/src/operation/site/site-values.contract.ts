import { Type } from 'typebox';
import { SiteSchema } from '../../site.ts';

/** The fields that a page of the console changes, by the names of the site file. */
export const fieldNames = [
  'name',
  'region',
  'owner',
  'team',
  'languages',
  'defaultLanguage',
  'colours',
  'menu',
  'logos',
  'sectors',
  'documentationUrl',
  'keywords',
  'exampleSearches',
  'heroDataset',
  'digitGrouping',
  'visitorCharts',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** New values; what is left out stays as it is. */
export const SiteValuesBody = Type.Partial(Type.Pick(SiteSchema, fieldNames), {
  additionalProperties: false,
});

export const FieldParameters = Type.Object({
  field: Type.Union(
    fieldNames.map((name) => Type.Literal(name)),
    { description: 'The field, as the site file calls it' },
  ),
});

const Value = Type.Unknown({ description: 'As the site file would hold it; null where it says nothing' });

export const SiteValuesAnswer = Type.Object({
  fields: Type.Array(
    Type.Object({
      name: Type.String(),
      value: Value,
      file: Value,
      changed_at: Type.Union([Type.String(), Type.Null()], {
        description: 'When it was decided in the console; null where the file holds',
      }),
      changed_by: Type.Union([Type.String(), Type.Null()], {
        description: 'The name of who decided it, or the id of a key',
      }),
    }),
  ),
});

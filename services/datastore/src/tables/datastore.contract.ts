import { additivities } from '@gazetteer/charts';
import { invalidInput, TextInLanguagesSchema } from '@gazetteer/kernel';
import { type TObject, type TProperties, Type } from 'typebox';
import { scales } from './column.ts';

/** What a column is for. */
export const Role = Type.Union([
  Type.Literal('dimension'),
  Type.Literal('measure'),
  Type.Literal('time'),
  Type.Literal('geo'),
]);

/** On which scale a column is measured. */
const Scale = Type.Enum([...scales], {
  description:
    'Scale of measurement: names, names in an order, figures whose differences count, figures with a true zero',
});

/** Whether the values of a column may be added up. */
const Additivity = Type.Enum([...additivities], {
  description: 'Whether the values of several rows may be added up: always, over all but time, or never',
});

/** A column's entry in the data dictionary; keys that are not named here are kept too. */
export const Info = Type.Object(
  {
    label: Type.Optional(Type.String()),
    notes: Type.Optional(Type.String({ description: 'What the column means' })),
    unit: Type.Optional(Type.String()),
    role: Type.Optional(Role),
    scale: Type.Optional(Scale),
    additivity: Type.Optional(Additivity),
    level: Type.Optional(Type.String({ description: 'Level of area codes, such as county' })),
    scheme: Type.Optional(Type.String({ description: 'Scheme of area codes, such as fips' })),
    label_translated: Type.Optional(TextInLanguagesSchema),
    notes_translated: Type.Optional(TextInLanguagesSchema),
    unit_translated: Type.Optional(TextInLanguagesSchema),
  },
  { additionalProperties: true },
);

/** A column as answers describe it. */
export const Field = Type.Object(
  { id: Type.String(), type: Type.String(), info: Type.Optional(Info) },
  { additionalProperties: true },
);

/** An input that has no other parameters: `filter` for `filters` would find, or delete, every row of a table. */
export function onlyKnown<Properties extends TProperties>({ properties }: TObject<Properties>) {
  return Type.Object(properties, { additionalProperties: false });
}

/**
 * The table a call is about: CKAN takes its name in `resource_id` and in `id`.
 * @param asked the one of the two that the call documents
 * @throws invalid_input when neither is given
 */
export function resourceName(
  input: { resource_id?: string | undefined; id?: string | undefined },
  asked: 'resource_id' | 'id' = 'resource_id',
): string {
  const name = input.resource_id ?? input.id;
  if (!name) throw invalidInput({ [asked]: ['Missing value'] });
  return name;
}

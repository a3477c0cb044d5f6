import { type Static, Type } from 'typebox';
import { Address, Identifier, Line, optional, Prose } from '../fields/input-fields.ts';
import { translationsOf } from '../fields/translated-text.ts';

const fields = {
  id: optional(Identifier),
  name: optional(Line),
  title: optional(Line),
  description: optional(Prose),
  url: optional(Type.String({ maxLength: 10_000, description: 'Where the data is' })),
  format: optional(Type.String({ maxLength: 200 })),
  mimetype: optional(Line),
  mimetype_inner: optional(Line),
  size: optional(Type.Integer({ minimum: 0, description: 'bytes' })),
  hash: optional(Line),
  created: optional(Line),
  last_modified: optional(Line),
  resource_type: optional(Line),
  url_type: optional(Line),
  cache_url: optional(Address),
  cache_last_updated: optional(Line),
  sku: optional(Type.String({ maxLength: 100 })),
  granularity: optional(Line),
  frequency: optional(Line),
  no_indicators: optional(Type.Integer({ minimum: 0 })),
  idp_ready: optional(
    Type.Boolean({ description: 'false holds it back; what visitors can use is ready by itself' }),
  ),
  held_back: optional(
    Type.Boolean({ description: 'Keeps it out of what visitors find, though its address answers' }),
  ),
  tags: optional(Type.Array(Line, { maxItems: 1000 })),
  years_covered: optional(Line),
  key_columns: optional(Type.Array(Line, { maxItems: 1000 })),
  name_translated: translationsOf(Line),
  title_translated: translationsOf(Line),
  description_translated: translationsOf(Prose),
};

/** What a publisher says about a resource. Further keys are kept as they are; what we work out ourselves is ignored. */
export const ResourceInputSchema = Type.Object(fields, { additionalProperties: true });
export type ResourceInput = Static<typeof ResourceInputSchema>;

export const CreateResourceInput = Type.Object(
  { ...fields, package_id: Identifier },
  { additionalProperties: true },
);

export const UpdateResourceInput = Type.Object({ ...fields, id: Identifier }, { additionalProperties: true });

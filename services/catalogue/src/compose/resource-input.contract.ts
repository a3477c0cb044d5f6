import { type Static, Type } from 'typebox';
import { Identifier, optional, Text } from '../fields/input-fields.ts';
import { TranslationsInput } from '../fields/translated-text.ts';

const fields = {
  id: optional(Identifier),
  name: optional(Text),
  title: optional(Text),
  description: optional(Text),
  url: optional(Type.String({ maxLength: 10_000, description: 'Where the data is' })),
  format: optional(Type.String({ maxLength: 200 })),
  mimetype: optional(Text),
  mimetype_inner: optional(Text),
  size: optional(Type.Integer({ minimum: 0, description: 'bytes' })),
  hash: optional(Text),
  created: optional(Type.String()),
  last_modified: optional(Type.String()),
  resource_type: optional(Text),
  url_type: optional(Text),
  cache_url: optional(Text),
  cache_last_updated: optional(Text),
  sku: optional(Type.String({ maxLength: 100 })),
  granularity: optional(Text),
  frequency: optional(Text),
  no_indicators: optional(Type.Integer({ minimum: 0 })),
  idp_ready: optional(Type.Boolean()),
  tags: optional(Type.Array(Type.String())),
  years_covered: optional(Text),
  key_columns: optional(Type.Array(Type.String())),
  name_translated: TranslationsInput,
  title_translated: TranslationsInput,
  description_translated: TranslationsInput,
};

/** What a publisher says about a resource. Further keys are kept as they are; what we work out ourselves is ignored. */
export const ResourceInputSchema = Type.Object(fields, { additionalProperties: true });
export type ResourceInput = Static<typeof ResourceInputSchema>;

export const CreateResourceInput = Type.Object(
  { ...fields, package_id: Identifier },
  { additionalProperties: true },
);

export const UpdateResourceInput = Type.Object({ ...fields, id: Identifier }, { additionalProperties: true });

import { TextInLanguagesSchema } from '@gazetteer/kernel';
import { type Static, Type } from 'typebox';
import { nullable } from '../fields/nullable.ts';

/**
 * A resource: one table or file of a dataset. CKAN's keys, then the portal's own; any further key a publisher
 * sends is kept and stands beside them. Times are ISO 8601 in UTC with microseconds and no zone, as CKAN writes them.
 */
export const ResourceSchema = Type.Object(
  {
    id: Type.String(),
    package_id: Type.String(),
    position: Type.Integer(),
    name: nullable(Type.String()),
    description: Type.String(),
    url: Type.String(),
    format: Type.String(),
    mimetype: nullable(Type.String()),
    mimetype_inner: nullable(Type.String()),
    size: nullable(Type.Integer({ description: 'bytes' })),
    hash: Type.String(),
    created: Type.String(),
    last_modified: nullable(Type.String()),
    metadata_modified: Type.String(),
    resource_type: nullable(Type.String()),
    url_type: nullable(Type.String({ description: 'upload, datastore, or null for a link' })),
    cache_url: nullable(Type.String()),
    cache_last_updated: nullable(Type.String()),
    state: Type.String(),
    datastore_active: Type.Boolean(),
    sku: Type.String({ description: 'short name in addresses; never changes by itself' }),
    title: nullable(Type.String({ description: 'the same as name' })),
    granularity: nullable(Type.String({ description: 'a term such as District' })),
    frequency: nullable(Type.String({ description: 'a term such as Monthly' })),
    no_indicators: Type.Integer({ description: 'how many columns are measures' }),
    idp_ready: Type.Boolean({
      description: 'visitors find it: it has a table, a file or a link, and is not held back',
    }),
    held_back: Type.Boolean({ description: 'its publisher keeps it out of what visitors find' }),
    tags: Type.Array(Type.String()),
    years_covered: nullable(Type.String({ description: 'such as 1901-2017' })),
    key_columns: Type.Array(Type.String({ description: 'columns that other tables can be joined on' })),
    name_translated: Type.Optional(TextInLanguagesSchema),
    title_translated: Type.Optional(TextInLanguagesSchema),
    description_translated: Type.Optional(TextInLanguagesSchema),
  },
  { additionalProperties: true },
);
export type ResourceDictionary = Static<typeof ResourceSchema> & Record<string, unknown>;

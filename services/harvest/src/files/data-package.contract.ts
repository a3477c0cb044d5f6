import { LANGUAGE_TAG } from '@gazetteer/kernel';
import { type Static, Type } from 'typebox';

/**
 * Frictionless Data Package (https://datapackage.org, version 2) with a few keys of our own that its
 * standard leaves to profiles: sector, organization, methodology, granularity … What is not named here is
 * allowed and ignored.
 */
const open = { additionalProperties: true } as const;

/** A text in other languages by their tags, such as `{ "fr": "Naissances" }`. */
const InLanguages = Type.Optional(
  Type.Record(Type.String({ pattern: LANGUAGE_TAG }), Type.String(), { additionalProperties: false }),
);

export const FieldSchema = Type.Object(
  {
    name: Type.String({ minLength: 1 }),
    type: Type.Optional(Type.String()),
    title: Type.Optional(Type.String()),
    title_translated: InLanguages,
    description: Type.Optional(Type.String()),
    description_translated: InLanguages,
    unit: Type.Optional(Type.String()),
    unit_translated: InLanguages,
    role: Type.Optional(
      Type.Union([
        Type.Literal('dimension'),
        Type.Literal('measure'),
        Type.Literal('time'),
        Type.Literal('geo'),
      ]),
    ),
    level: Type.Optional(Type.String()),
    scheme: Type.Optional(Type.String()),
    /** The datastore's own type, where Table Schema has no word for it. */
    native_type: Type.Optional(Type.String()),
    groupChar: Type.Optional(Type.String({ minLength: 1 })),
    format: Type.Optional(Type.String()),
  },
  open,
);
export type Field = Static<typeof FieldSchema>;

const LicenseSchema = Type.Object(
  {
    name: Type.Optional(Type.String()),
    path: Type.Optional(Type.String()),
    title: Type.Optional(Type.String()),
  },
  open,
);

const SourceSchema = Type.Object(
  { title: Type.Optional(Type.String()), path: Type.Optional(Type.String()) },
  open,
);

export const PackageResourceSchema = Type.Object(
  {
    name: Type.String({ minLength: 1 }),
    path: Type.String({ minLength: 1 }),
    title: Type.Optional(Type.String()),
    title_translated: InLanguages,
    description: Type.Optional(Type.String()),
    description_translated: InLanguages,
    format: Type.Optional(Type.String()),
    /** The short name in addresses that the table had where it was exported. */
    sku: Type.Optional(Type.String({ pattern: '^[a-z0-9][a-z0-9_-]{1,99}$' })),
    granularity: Type.Optional(Type.String()),
    frequency: Type.Optional(Type.String()),
    years_covered: Type.Optional(Type.String()),
    tags: Type.Optional(Type.Array(Type.String())),
    dialect: Type.Optional(Type.Object({ header: Type.Optional(Type.Boolean()) }, open)),
    unpivot: Type.Optional(
      Type.Object({
        columns: Type.String(),
        name: Type.String({ minLength: 1 }),
        value: Type.String({ minLength: 1 }),
      }),
    ),
    schema: Type.Optional(Type.Object({ fields: Type.Array(FieldSchema) }, open)),
  },
  open,
);
export type PackageResource = Static<typeof PackageResourceSchema>;

/** Boundaries that the package brings: one level of a scheme of area codes, as TopoJSON. */
const PackageAreasSchema = Type.Object({
  path: Type.String({ minLength: 1 }),
  scheme: Type.Object({
    id: Type.String({ minLength: 1 }),
    title: Type.String({ minLength: 1 }),
    title_translated: InLanguages,
  }),
  level: Type.Object({
    id: Type.String({ minLength: 1 }),
    title: Type.String({ minLength: 1 }),
    title_translated: InLanguages,
    codeWidth: Type.Integer({ minimum: 0 }),
    parent: Type.Optional(
      Type.Object({
        level: Type.String({ minLength: 1 }),
        codeWidth: Type.Integer({ minimum: 0 }),
        prefix: Type.Optional(Type.Integer({ minimum: 1 })),
      }),
    ),
  }),
  vintage: Type.String({ minLength: 1 }),
  object: Type.Optional(Type.String()),
  codeProperty: Type.Optional(Type.String()),
  nameProperty: Type.Optional(Type.String()),
  projection: Type.Optional(Type.Union([Type.Literal('conicEqualArea'), Type.Literal('albersUsa')])),
  source: Type.Optional(Type.String()),
});

export const DataPackageSchema = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z0-9_-]{2,100}$' }),
    title: Type.Optional(Type.String()),
    title_translated: InLanguages,
    description: Type.Optional(Type.String()),
    description_translated: InLanguages,
    version: Type.Optional(Type.String()),
    keywords: Type.Optional(Type.Array(Type.String())),
    /** The keywords in other languages, each in the place of its own. */
    keywords_translated: Type.Optional(
      Type.Record(Type.String({ pattern: LANGUAGE_TAG }), Type.Array(Type.String())),
    ),
    licenses: Type.Optional(Type.Array(LicenseSchema)),
    sources: Type.Optional(Type.Array(SourceSchema)),
    organization: Type.Optional(
      Type.Object(
        {
          name: Type.String({ pattern: '^[a-z0-9_-]{2,100}$' }),
          title: Type.String({ minLength: 1 }),
          title_translated: InLanguages,
          description: Type.Optional(Type.String()),
          description_translated: InLanguages,
        },
        open,
      ),
    ),
    sector: Type.Optional(Type.Array(Type.String())),
    source_name: Type.Optional(Type.String()),
    source_name_translated: InLanguages,
    source_link: Type.Optional(Type.String()),
    methodology: Type.Optional(Type.String()),
    methodology_translated: InLanguages,
    data_extraction_page: Type.Optional(Type.String()),
    years_covered: Type.Optional(Type.String()),
    /** When the source published and renewed the data: a year, a month or a day. */
    source_published: Type.Optional(Type.String()),
    source_updated: Type.Optional(Type.String()),
    similar_datasets: Type.Optional(Type.Array(Type.String())),
    areas: Type.Optional(Type.Array(PackageAreasSchema)),
    resources: Type.Array(PackageResourceSchema),
  },
  open,
);
export type DataPackage = Static<typeof DataPackageSchema>;

import { TextInLanguagesSchema } from '@gazetteer/kernel';
import { type Static, Type } from 'typebox';
import { RecipeBody } from '../import/recipe.contract.ts';
import { Changes, Note, nullable, readingFields, Rejected, target } from '../jobs/job.contract.ts';

export const LookByUpload = Type.Object({
  ...target,
  filename: Type.Optional(Type.String({ maxLength: 400, description: 'Name of the file at the sender’s' })),
});
export type LookTarget = Static<typeof LookByUpload>;

export const LookByAddress = Type.Object({
  ...target,
  url: Type.Optional(Type.String({ minLength: 1, maxLength: 4000, description: 'Address of the file' })),
  text: Type.Optional(
    Type.String({ minLength: 1, maxLength: 5_000_000, description: 'The table itself, in place of `url`' }),
  ),
  upload_id: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'A file that has arrived in parts, in place of `url` and of the target: it has its own',
    }),
  ),
});

/** What stands in the address of a form; the rest are its fields. */
export const LookByForm = Type.Object({
  resource_id: target.resource_id,
  package_id: target.package_id,
  back: Type.String({
    pattern: '^/([^/\\\\?#][^?#]*)?$',
    maxLength: 2000,
    description:
      'Path of the page with the form: it leads on to `{back}/{id of the look}`, or back with `problem` in the query',
  }),
});

export const LookParameters = Type.Object({ id: Type.String() });

/** Rows that an answer has unless more are asked for. */
export const ROWS_AT_ONCE = 50;

export const RowsQuery = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
  per_page: Type.Integer({ minimum: 1, maximum: 200, default: ROWS_AT_ONCE }),
});

export const CorrectedLook = Type.Object({
  recipe: RecipeBody,
  title: Type.Optional(Type.String({ maxLength: 300, description: 'Title of a new resource' })),
});

export const LookPublication = Type.Object({
  accept_columns: Type.Optional(
    Type.Boolean({
      description: 'Publish although columns of the resource’s recipe are missing, or others are new',
    }),
  ),
  if_version: Type.Optional(
    Type.Integer({
      minimum: 1,
      description:
        'Publish only where this is still the published version, as the changes told it; otherwise the answer is 409 `table_changed`. Unless given it is the one that the look was compared with last, or that was published when it was begun',
    }),
  ),
});

const Fit = Type.Object({
  missing: Type.Array(Type.String(), { description: 'Columns that the recipe has and the file has not' }),
  added: Type.Array(Type.String(), { description: 'Columns that the file has and the recipe has not' }),
  sheet: nullable(
    Type.String({
      description:
        'The sheet that the recipe names and the workbook has not; the fullest was read in its place',
    }),
  ),
});

const Report = Type.Object({
  ...readingFields,
  rejected: Type.Array(Rejected, { description: 'The first 100' }),
  notes: Type.Array(Note),
});

const Places = Type.Object({
  column: Type.String(),
  scheme: Type.String(),
  scheme_title: Type.String(),
  scheme_title_translated: Type.Optional(TextInLanguagesSchema),
  level: Type.String(),
  level_title: Type.String(),
  level_title_translated: Type.Optional(TextInLanguagesSchema),
  known: Type.Integer({ description: 'Different codes that are known' }),
  unknown: Type.Integer(),
  unknown_values: Type.Array(Type.String(), { description: 'The first ten' }),
});

const summary = {
  id: Type.String(),
  package_id: Type.String(),
  resource_id: nullable(Type.String({ description: 'Null where a new resource is to be made' })),
  title: nullable(Type.String({ description: 'What a new resource is to be called' })),
  source: Type.Object({ kind: Type.Enum(['file', 'url', 'text']), name: Type.String() }),
  bytes: Type.Integer(),
  created_at: Type.String(),
  expires_at: Type.String({ description: 'It is thrown away then' }),
};

export const LookBody = Type.Object(
  {
    ...summary,
    recipe: RecipeBody,
    from_recipe: Type.Boolean({ description: 'The recipe of the resource was used' }),
    fit: Fit,
    report: Report,
    places: Type.Array(Places),
    rows: Type.Object({
      page: Type.Integer(),
      per_page: Type.Integer(),
      total: Type.Integer(),
      columns: Type.Array(Type.Object({ name: Type.String(), type: Type.String() })),
      records: Type.Array(Type.Array(Type.Unknown())),
    }),
  },
  { title: 'ImportLook', description: 'A file as it would be imported; only its maker sees it' },
);
export type Look = Static<typeof LookBody>;

export const LookListQuery = Type.Object({
  package_id: Type.String({ description: 'The dataset that they are for' }),
});
export const LookListBody = Type.Object({
  items: Type.Array(Type.Object(summary)),
  largest_file: Type.Integer({ description: 'Bytes of the largest file that is taken' }),
});

export const PublishedBody = Type.Object(
  {
    resource_id: Type.String(),
    package_id: Type.String(),
    new_resource: Type.Boolean(),
    rows: Type.Integer({ description: 'Rows that the table has now' }),
    version: Type.Integer(),
    rejected_rows: Type.Integer(),
    changes: nullable(Changes),
  },
  { title: 'PublishedLook' },
);
export type Published = Static<typeof PublishedBody>;

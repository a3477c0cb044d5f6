import { PageQuery } from '@gazetteer/kernel';
import { type Static, Type } from 'typebox';
import { refusalWords } from '../import/files/import-refusal.ts';

export const nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** Where the rows go: into a resource there is, or into a new one of a dataset. */
export const target = {
  resource_id: Type.Optional(Type.String({ description: 'The resource that gets the rows' })),
  package_id: Type.Optional(
    Type.String({ description: 'The dataset that gets a new resource, in place of `resource_id`' }),
  ),
  title: Type.Optional(Type.String({ maxLength: 300, description: 'Title of the new resource' })),
};

const reading = {
  format: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'What the file is, such as csv, where its name does not tell',
    }),
  ),
  sheet: Type.Optional(
    Type.String({ maxLength: 100, description: 'Which sheet of a spreadsheet; the fullest unless given' }),
  ),
  strict: Type.Optional(
    Type.Boolean({
      description: 'Fail where a row does not fit, instead of leaving such rows out and listing them',
    }),
  ),
  ask_sheet: Type.Optional(
    Type.Boolean({ description: 'Wait for a choice where a spreadsheet has several sheets' }),
  ),
};

export const ImportByUrl = Type.Object({
  ...target,
  ...reading,
  url: Type.String({ minLength: 1, maxLength: 4000, description: 'http or https address of the file' }),
});

export const ImportByUpload = Type.Object({
  ...target,
  ...reading,
  filename: Type.Optional(Type.String({ maxLength: 400, description: 'Name of the file at the sender’s' })),
});

/** What stands in the address of a form; the rest are its fields. */
export const ImportByForm = Type.Object({
  resource_id: target.resource_id,
  package_id: target.package_id,
  back: Type.String({
    pattern: '^/([^/\\\\].*)?$',
    maxLength: 2000,
    description: 'Path of the page with the form, where a refusal leads, with `problem` in the query',
  }),
});
export type ImportTarget = Static<typeof ImportByUpload>;

export const JobParameters = Type.Object({ id: Type.String() });
export const SheetChoice = Type.Object({ sheet: Type.String({ maxLength: 100 }) });

export const JobListQuery = Type.Object({
  ...PageQuery.properties,
  resource_id: Type.Optional(Type.String()),
  package_id: Type.Optional(Type.String({ description: 'In place of `resource_id`' })),
});

export const Rejected = Type.Object({
  line: Type.Integer({ description: 'From 1; the row of a spreadsheet, the place of a record in JSON' }),
  column: nullable(Type.String()),
  value: nullable(Type.String()),
  reason: Type.String(),
  row: Type.Optional(
    Type.String({ description: 'The row itself, as CSV; of a very long one the beginning' }),
  ),
});

export const Note = Type.Object({
  code: Type.String(),
  params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
});

export const Reason = Type.Object(
  {
    code: Type.Enum(Object.keys(refusalWords) as (keyof typeof refusalWords)[]),
    params: Note.properties.params,
    line: nullable(Type.Integer()),
  },
  { description: 'Why file, sheet or address gave no table; `fields` says the same in English' },
);

export const Changes = Type.Object({
  added: Type.Integer({ description: 'Rows that the version before did not have' }),
  removed: Type.Integer(),
  changed: nullable(Type.Integer({ description: 'Null where rows cannot be told apart by a key' })),
  key: nullable(Type.Array(Type.String())),
  columns: Type.Object({
    added: Type.Array(Type.String()),
    removed: Type.Array(Type.String()),
    retyped: Type.Array(Type.String()),
  }),
});

/** What differs between the rows of an import and those before. */
export type RowChanges = Static<typeof Changes>;

/** What every reading of a file tells. */
export const readingFields = {
  format: Type.String(),
  encoding: nullable(Type.String()),
  delimiter: nullable(Type.String()),
  header_line: nullable(Type.Integer()),
  sheet: nullable(Type.String()),
  sheets: Type.Array(Type.String()),
  rows: Type.Integer(),
  rejected_rows: Type.Integer(),
};

const JobReportBody = Type.Object({
  ...readingFields,
  rejected: Type.Array(Rejected, { description: 'The first 100; more in `rejected.csv`' }),
  notes: Type.Array(Note),
  columns: Type.Array(Type.Object({ name: Type.String(), header: Type.String(), type: Type.String() })),
  version: Type.Integer({ description: 'Number of the version that the import made' }),
  method: Type.Optional(
    Type.Enum(['replace', 'append', 'upsert'], {
      description: 'How the rows met those of the table; imports before this was recorded replaced them',
    }),
  ),
  changes: nullable(Changes),
});

/** What a job tells in the end; null for `changes` where there was nothing before, or no time to compare. */
export type JobReport = Static<typeof JobReportBody>;

export const JobBody = Type.Object(
  {
    id: Type.String(),
    resource_id: nullable(Type.String({ description: 'Null until a new resource is made' })),
    package_id: Type.String(),
    new_resource: Type.Boolean(),
    source: Type.Object({ kind: Type.Enum(['file', 'url']), name: Type.String() }),
    sheet: nullable(Type.String()),
    sheets: Type.Array(Type.String(), { description: 'To choose from, while phase is choosing' }),
    state: Type.Enum(['queued', 'running', 'done', 'failed', 'cancelled']),
    phase: Type.Enum([
      'receiving',
      'choosing',
      'waiting',
      'fetching',
      'reading',
      'writing',
      'describing',
      'comparing',
      'ended',
    ]),
    fraction: Type.Number({ description: 'Of the whole job, 0 to 1' }),
    rows: nullable(Type.Integer()),
    report: nullable(JobReportBody),
    error: nullable(
      Type.Object({
        code: Type.String(),
        message: Type.String(),
        fields: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
        reason: Type.Optional(Reason),
      }),
    ),
    created_at: Type.String(),
    started_at: nullable(Type.String()),
    finished_at: nullable(Type.String()),
  },
  { title: 'ImportJob' },
);
export type Job = Static<typeof JobBody>;

export const JobListBody = Type.Object({
  items: Type.Array(JobBody),
  total: Type.Integer(),
  page: Type.Integer(),
  per_page: Type.Integer(),
  largest_file: Type.Integer({ description: 'Bytes of the largest file that is taken' }),
});

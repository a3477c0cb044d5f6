import { type Static, Type, type TSchema } from 'typebox';
import { runStates, schedules, sourceKinds } from './source-tables.ts';

const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const optional = <Schema extends TSchema>(schema: Schema) => Type.Optional(nullable(schema));

const Identifier = Type.String({ maxLength: 200, pattern: '^[^\\u0000]*$' });
const Page = {
  limit: optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'How many to give at most: 20 unless given, 100 at most',
    }),
  ),
  offset: optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'How many to leave out at the start',
    }),
  ),
};
const MaybeText = nullable(Type.String());

const url = Type.String({
  minLength: 1,
  maxLength: 2000,
  description:
    'A CKAN site, a dump of one, DCAT as data.json or JSON-LD, a data package, or one file with a table',
});
const settings = {
  title: optional(
    Type.String({ maxLength: 200, description: 'What people call it; the host of its address unless given' }),
  ),
  kind: optional(
    Type.Enum([...sourceKinds], { description: 'What stands there; auto finds it out by the address' }),
  ),
  schedule: optional(Type.Enum([...schedules], { description: 'manual: only when it is asked for' })),
  tables: optional(
    Type.Boolean({
      description: 'Whether files with tables are fetched and read, too; a source that is one file always is',
    }),
  ),
  prune: optional(
    Type.Boolean({ description: 'Whether datasets that are gone from the source are deleted here' }),
  ),
  paused: optional(Type.Boolean({ description: 'A paused source is read only when it is asked for' })),
};

export const SourceById = Type.Object({ id: Identifier });
export const SourceList = Type.Object({ organization: optional(Identifier), ...Page });
export const SourceCreate = Type.Object({ url, owner_org: Identifier, ...settings });
export const SourceUpdate = Type.Object({
  id: Identifier,
  if_revision: optional(
    Type.String({
      maxLength: 100,
      description: 'The modified_at that the caller has seen: refused where the source has changed since',
    }),
  ),
  url: Type.Optional(url),
  ...settings,
});
export const SourceDelete = Type.Object({
  id: Identifier,
  datasets: Type.Enum(['keep', 'delete'], {
    description:
      'keep: they stay as they are; delete: they go to the bin, where they can be restored for 30 days',
  }),
});
export const RunList = Type.Object({ id: Identifier, ...Page });

const runFields = {
  id: Type.String(),
  source_id: Type.String(),
  state: Type.Enum([...runStates]),
  phase: Type.Enum(['waiting', 'opening', 'datasets', 'tables', 'ended']),
  by_hand: Type.Boolean({ description: 'Whether somebody asked for it' }),
  resumed: Type.Boolean({ description: 'Whether it went on after a process that read it had ended' }),
  stop_asked: Type.Boolean(),
  recovered: Type.Boolean({ description: 'Whether it went well and the one before it had failed' }),
  created_at: Type.String(),
  started_at: MaybeText,
  finished_at: MaybeText,
  done: Type.Integer({ description: 'How far it is, of total, in what the phase counts' }),
  total: Type.Integer(),
  created: Type.Integer(),
  updated: Type.Integer(),
  unchanged: Type.Integer(),
  left_out: Type.Integer({ description: 'Entries that are no datasets' }),
  vanished: Type.Integer({ description: 'Datasets that are gone from the source' }),
  deleted: Type.Integer({ description: 'Those of them that were deleted here' }),
  spared: nullable(
    Type.Enum(['failures', 'most'], {
      description: 'Why none was deleted: entries could not be read, or most datasets were gone at once',
    }),
  ),
  failed: Type.Integer({ description: 'Entries that could not be brought here' }),
  tables_read: Type.Integer(),
  tables_unchanged: Type.Integer(),
  tables_failed: Type.Integer(),
  error: nullable(
    Type.Object({
      code: Type.String(),
      params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
      message: Type.String(),
    }),
  ),
};
export const RunSchema = Type.Object(runFields);
export type Run = Static<typeof RunSchema>;

export const RunInFull = Type.Object({
  ...runFields,
  changes: Type.Array(
    Type.Object({
      kind: Type.Enum(['created', 'updated', 'vanished', 'deleted']),
      id: Type.String(),
      title: Type.String(),
    }),
    { description: 'The first 200 datasets that were changed, or are gone' },
  ),
  failures: Type.Array(
    Type.Object({
      place: Type.String({ description: 'Where it stands in the source, with its name there' }),
      reason: Type.String(),
      dataset: MaybeText,
    }),
    { description: 'The first 200 entries and files that failed' },
  ),
});
export type RunWithChanges = Static<typeof RunInFull>;

export const SourceSchema = Type.Object({
  id: Type.String(),
  url: Type.String(),
  title: Type.String(),
  kind: Type.Enum([...sourceKinds]),
  owner_org: Type.String(),
  organization: nullable(Type.Object({ id: Type.String(), name: Type.String(), title: Type.String() })),
  schedule: Type.Enum([...schedules]),
  tables: Type.Boolean(),
  prune: Type.Boolean(),
  paused: Type.Boolean(),
  next_run_at: MaybeText,
  failures: Type.Integer({ description: 'Runs in a row that failed' }),
  datasets: Type.Integer({ description: 'How many datasets it has here' }),
  created_at: Type.String(),
  modified_at: Type.String(),
  last_run: nullable(RunSchema),
});
export type Source = Static<typeof SourceSchema>;

export const SourcesSchema = Type.Object({ count: Type.Integer(), sources: Type.Array(SourceSchema) });
export const RunsSchema = Type.Object({ count: Type.Integer(), runs: Type.Array(RunSchema) });
export const SourceDeleted = Type.Object({
  datasets: Type.Integer({ description: 'How many datasets were deleted' }),
});

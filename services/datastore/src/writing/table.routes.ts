import { type Action, defineAction } from '@gazetteer/actions';
import { type Caller, invalidInput } from '@gazetteer/kernel';
import { type Static, Type } from 'typebox';
import type { DatastoreContext } from '../datastore-context.ts';
import { Field, Info, onlyKnown, resourceName } from '../tables/datastore.contract.ts';
import { filterCondition } from '../search/filter-condition.ts';
import { createParameters } from '../search/query-parameters.ts';
import { requireBearableFilters } from '../search/search-bounds.ts';
import { createTable } from './create-table.ts';
import { deleteRows } from './delete-rows.ts';
import type { ReturnedRows } from './returned-rows.ts';
import { upsertRecords } from './upsert-records.ts';

const AnyObject = Type.Record(Type.String(), Type.Unknown());
const Names = Type.Array(Type.String());
const Records = Type.Array(AnyObject);
const flag = (description: string) => Type.Optional(Type.Boolean({ default: false, description }));
const FORCE = 'Also change a table whose resource was not made for editing';

const CreateInput = Type.Object({
  resource_id: Type.Optional(Type.String()),
  resource: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), { description: 'Makes a new resource; needs package_id' }),
  ),
  fields: Type.Optional(
    Type.Array(
      Type.Object({ id: Type.String(), type: Type.Optional(Type.String()), info: Type.Optional(Info) }),
      {
        description: 'Columns with type and data dictionary; types left out are guessed',
      },
    ),
  ),
  delete_fields: flag('Drop the columns that are not in fields'),
  records: Type.Optional(Records),
  include_records: flag('Give the rows of the records back, with `_id` and all columns as they are now'),
  primary_key: Type.Optional(Names),
  aliases: Type.Optional(Names),
  indexes: Type.Optional(
    Type.Union([Type.Array(Type.Union([Type.String(), Names])), Type.Null()], {
      description: 'Columns, or lists of columns; checked, and not needed for speed',
    }),
  ),
  triggers: Type.Optional(Type.Array(Type.Unknown(), { maxItems: 0, description: 'Not supported' })),
  calculate_record_count: flag('Accepted; counts are always current'),
  force: flag(FORCE),
});

const UpsertInput = Type.Object({
  resource_id: Type.Optional(Type.String()),
  id: Type.Optional(Type.String()),
  records: Type.Optional(Records),
  method: Type.Optional(
    Type.Union([Type.Literal('upsert'), Type.Literal('insert'), Type.Literal('update')], {
      default: 'upsert',
    }),
  ),
  include_records: flag('Give the rows of the records back, with `_id` and all columns as they are now'),
  calculate_record_count: flag('Accepted; counts are always current'),
  dry_run: flag('Check everything, change nothing'),
  force: flag(FORCE),
});

const DeleteInput = Type.Object({
  resource_id: Type.Optional(Type.String()),
  id: Type.Optional(Type.String()),
  filters: Type.Optional(
    Type.Union([AnyObject, Type.Null()], {
      description: 'Which rows: {} means all of them; left out or null, the table itself goes',
    }),
  ),
  include_deleted_records: flag('Give the rows back that were deleted'),
  calculate_record_count: flag('Accepted; counts are always current'),
  force: flag(FORCE),
});

const DeleteRecordsInput = Type.Object({
  ...DeleteInput.properties,
  filters: Type.Unsafe<Record<string, unknown>>({
    ...AnyObject,
    description: 'Which rows; {} means all of them',
  }),
});

const Created = Type.Object(
  { resource_id: Type.String(), fields: Type.Array(Field), primary_key: Type.Optional(Names) },
  { additionalProperties: true },
);
const Echo = Type.Object({ resource_id: Type.String() }, { additionalProperties: true });

/** The actions that write: `datastore_create`, `datastore_upsert`, `datastore_delete`, `datastore_records_delete`. */
export function tableActions(context: DatastoreContext): Action[] {
  return [createAction(context), upsertAction(context), deleteAction(context), deleteRecordsAction(context)];
}

function createAction(context: DatastoreContext): Action {
  return defineAction({
    name: 'datastore_create',
    summary: 'Make a table, add columns or rows to one, or edit its data dictionary',
    readOnly: false,
    input: onlyKnown(CreateInput),
    output: Created,
    handle: async (input, { caller }) => {
      const { resourceId, columns, primaryKey, rows } = await createFor(context, caller, input);
      const { records, include_records, indexes, triggers, resource, ...given } = input;
      return {
        ...given,
        ...withRows('records', rows),
        resource_id: resourceId,
        primary_key: primaryKey,
        fields: columns.map(({ id, type, info }) =>
          Object.keys(info).length > 0 ? { id, type, info } : { id, type },
        ),
      };
    },
  });
}

async function createFor(context: DatastoreContext, caller: Caller, input: Static<typeof CreateInput>) {
  const { resourceId, made } = await targetOf(context, caller, input);
  try {
    const { columns, primaryKey, rows } = await createTable(context, caller, {
      resourceId,
      fields: input.fields,
      records: input.records,
      primaryKey: input.primary_key,
      indexes: input.indexes?.map((index) => [index].flat()),
      aliases: input.aliases,
      deleteFields: input.delete_fields,
      force: made || input.force,
      returnsRows: input.include_records,
    });
    return { resourceId, columns, primaryKey, rows };
  } catch (error) {
    if (made) await context.resources.remove(caller, resourceId);
    throw error;
  }
}

async function targetOf(context: DatastoreContext, caller: Caller, input: Static<typeof CreateInput>) {
  const { resource_id, resource } = input;
  if (resource_id && resource)
    throw invalidInput({ resource: ['cannot be given together with resource_id'] });
  if (resource_id) return { resourceId: resource_id, made: false };
  if (!resource) throw invalidInput({ resource_id: ['Missing value'] });
  if (typeof resource['package_id'] !== 'string')
    throw invalidInput({ resource: ['package_id: Missing value'] });
  const { id } = await context.resources.create(caller, { ...resource, url_type: 'datastore' });
  return { resourceId: id, made: true };
}

function upsertAction(context: DatastoreContext): Action {
  return defineAction({
    name: 'datastore_upsert',
    summary: 'Insert or update rows of a table',
    readOnly: false,
    input: onlyKnown(UpsertInput),
    output: Echo,
    handle: async (input, { caller }) => {
      const { records = [], method = 'upsert', force = false, dry_run: dryRun = false } = input;
      const name = resourceName(input);
      const returnsRows = input.include_records ?? false;
      const change = { name, records, method, force, dryRun, returnsRows };
      const { resourceId, rows } = await upsertRecords(context, caller, change);
      return {
        resource_id: resourceId,
        method,
        ...(dryRun ? { dry_run: true } : {}),
        ...withRows('records', rows),
      };
    },
  });
}

function deleteAction(context: DatastoreContext): Action {
  return defineAction({
    name: 'datastore_delete',
    summary: 'Delete rows of a table, or the table',
    readOnly: false,
    input: onlyKnown(DeleteInput),
    output: Echo,
    handle: async (input, { caller }) => {
      const { filters, force = false } = input;
      requireBearableFilters(filters);
      const rows = filters ? conditionOf(filters) : undefined;
      const returnsRows = input.include_deleted_records ?? false;
      const deletion = { name: resourceName(input), rows, force, returnsRows };
      const { resourceId, deleted } = await deleteRows(context, caller, deletion);
      return {
        resource_id: resourceId,
        ...(filters ? { filters } : {}),
        ...withRows('deleted_records', deleted),
      };
    },
  });
}

function deleteRecordsAction(context: DatastoreContext): Action {
  return defineAction({
    name: 'datastore_records_delete',
    summary: 'Delete rows of a table, and never the table',
    readOnly: false,
    input: onlyKnown(DeleteRecordsInput),
    output: Echo,
    handle: async (input, { caller }) => {
      const { filters, force = false } = input;
      const returnsRows = input.include_deleted_records ?? false;
      const deletion = { name: resourceName(input), rows: conditionOf(filters), force, returnsRows };
      const { resourceId, deleted } = await deleteRows(context, caller, deletion);
      return { resource_id: resourceId, filters, ...withRows('deleted_records', deleted) };
    },
  });
}

/** What an answer says of rows that are given back; nothing where nobody asked for them. */
function withRows(name: 'records' | 'deleted_records', rows: ReturnedRows | undefined) {
  if (!rows) return {};
  return { [name]: rows.records, ...(rows.isTruncated ? { records_truncated: true } : {}) };
}

function conditionOf(filters: Record<string, unknown>) {
  return (columns: { id: string; type: string }[]) => {
    const parameters = createParameters();
    const sql = filterCondition(filters, columns, parameters);
    return { sql, parameters: [...parameters.values] };
  };
}

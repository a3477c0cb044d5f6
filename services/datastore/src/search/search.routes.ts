import { type Action, type ActionCall, defineAction } from '@gazetteer/actions';
import { invalidInput } from '@gazetteer/kernel';
import { type Static, Type } from 'typebox';
import type { DatastoreContext } from '../datastore-context.ts';
import { Field, onlyKnown, resourceName } from '../tables/datastore.contract.ts';
import { VersionNumber } from '../tables/version.contract.ts';
import { formatRecords } from './format-records.ts';
import { NamedCodes, namedCodes } from './named-codes.ts';
import { pageLinks } from './page-links.ts';
import { type NextPage, withNextPage } from './next-page.ts';
import { type FoundRows, MAXIMUM_ROWS, searchTable, type TableRequest } from './search-table.ts';
import { searchTableNames, TABLE_NAMES } from './search-table-names.ts';
import type { TextQuery } from './search-request.ts';

const DEFAULT_LIMIT = 100;

const AnyObject = Type.Record(Type.String(), Type.Unknown());

const Input = Type.Object({
  resource_id: Type.Optional(Type.String({ description: 'Id of the resource, or an alias' })),
  id: Type.Optional(Type.String({ description: 'The same as resource_id' })),
  filters: Type.Optional(
    Type.Union([AnyObject, Type.Array(AnyObject), Type.Null()], {
      description:
        'Values by column; a list means any of them; lt, lte, gt, gte, eq compare, contains finds a text inside; $or, or a list, takes filters of which one has to hold',
    }),
  ),
  q: Type.Optional(
    Type.Union([Type.String(), Type.Number(), AnyObject], {
      description: 'Words to find in any column, or words by column',
    }),
  ),
  full_text: Type.Optional(
    Type.Union([Type.String(), Type.Number(), AnyObject], {
      description: 'Words that rows must have too, as q has them, without a rank in the answer',
    }),
  ),
  plain: Type.Optional(
    Type.Boolean({ default: true, description: 'Take q and full_text as plain words, without operators' }),
  ),
  language: Type.Optional(
    Type.String({ description: 'Accepted; words are found as they are written, in any language' }),
  ),
  fields: Type.Optional(Type.Array(Type.String(), { description: 'Columns to return, all by default' })),
  distinct: Type.Optional(Type.Boolean({ default: false, description: 'Return each row once' })),
  sort: Type.Optional(
    Type.Union([Type.String(), Type.Array(Type.String())], { description: 'For example: year desc, name' }),
  ),
  limit: Type.Optional(
    Type.Integer({ default: DEFAULT_LIMIT, minimum: 0, description: `At most ${MAXIMUM_ROWS}` }),
  ),
  offset: Type.Optional(Type.Integer({ default: 0, minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
  include_total: Type.Optional(Type.Boolean({ default: true })),
  include_next_page: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'Adds next_page, the filter of the page after this one, where rows are sorted by _id alone',
    }),
  ),
  place_names: Type.Optional(
    Type.Boolean({
      default: false,
      description:
        'Finds codes of places by the names of the places, too (q and contains), and adds places: what the codes in the answer stand for',
    }),
  ),
  include_rank: Type.Optional(
    Type.Boolean({
      default: true,
      description:
        'Adds how well each row fits q, between 0 and 1, as a column rank, or _rank where the table has a rank of its own',
    }),
  ),
  version: Type.Optional(VersionNumber),
  total_estimation_threshold: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  records_format: Type.Optional(
    Type.Union([Type.Literal('objects'), Type.Literal('lists'), Type.Literal('csv'), Type.Literal('tsv')], {
      default: 'objects',
    }),
  ),
});

const Output = Type.Object(
  {
    resource_id: Type.String(),
    fields: Type.Array(Field),
    records: Type.Union([Type.Array(AnyObject), Type.Array(Type.Array(Type.Unknown())), Type.String()]),
    total: Type.Optional(Type.Integer({ description: 'Rows that match, on all pages' })),
    count: Type.Optional(Type.Integer({ description: 'The same as total' })),
    total_was_estimated: Type.Optional(Type.Boolean()),
    limit: Type.Integer(),
    offset: Type.Optional(Type.Integer()),
    records_format: Type.String(),
    include_total: Type.Boolean(),
    next_page: Type.Optional(AnyObject),
    places: Type.Optional(
      Type.Array(NamedCodes, { description: 'Of each column of place codes, where place_names asks for it' }),
    ),
    _links: Type.Object({ start: Type.String(), next: Type.String(), prev: Type.Optional(Type.String()) }),
  },
  { additionalProperties: true },
);

/** The action `datastore_search`. */
export function searchActions(context: DatastoreContext): Action[] {
  return [
    defineAction({
      name: 'datastore_search',
      summary: 'Find rows of a table',
      readOnly: true,
      input: onlyKnown(Input),
      output: Output,
      handle: (input, call) => answerSearch(context, input, call),
    }),
  ];
}

async function answerSearch(
  context: DatastoreContext,
  input: Static<typeof Input>,
  { caller, url, signal }: ActionCall,
): Promise<Static<typeof Output>> {
  const name = resourceName(input);
  const limit = Math.min(input.limit ?? DEFAULT_LIMIT, MAXIMUM_ROWS);
  const { offset = 0, include_total: includeTotal = true, records_format = 'objects' } = input;
  const request = {
    filters: input.filters ?? undefined,
    q: readText('q', input.q),
    fullText: readText('full_text', input.full_text),
    plain: input.plain,
    fields: input.fields,
    distinct: input.distinct,
    sort: Array.isArray(input.sort) ? input.sort.join(',') : input.sort,
    limit,
    offset,
    includeTotal,
    version: input.version,
    placeNames: input.place_names,
    includeRank: input.include_rank,
  };
  const search = (asked: TableRequest) =>
    name === TABLE_NAMES
      ? searchTableNames(context, caller, asked)
      : searchTable(context, caller, name, asked, signal);
  const found: FoundRows & { nextPage?: NextPage } = input.include_next_page
    ? await withNextPage(request, search)
    : await search(request);
  const names = found.fields.map((field) => field.id);
  return {
    ...echoed(input),
    resource_id: found.resourceId,
    fields: found.fields,
    records: formatRecords(found.rows, names, records_format),
    ...(found.total === undefined
      ? {}
      : { total: found.total, count: found.total, total_was_estimated: found.isEstimate }),
    limit,
    ...(offset > 0 ? { offset } : {}),
    records_format,
    include_total: includeTotal,
    ...(found.nextPage && { next_page: found.nextPage }),
    ...(input.place_names ? { places: namedCodes(found, request.filters) } : {}),
    _links: pageLinks(url, limit, offset),
  };
}

// What a client sent comes back to it, so that an answer tells what it answers.
function echoed(input: Static<typeof Input>): Record<string, unknown> {
  const { filters, q, full_text, sort, distinct, language, version } = input;
  const given = { filters, q, full_text, sort, language, version, distinct: distinct || undefined };
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined && value !== null),
  );
}

// A query string carries words by column as JSON text.
function readText(name: string, q: string | number | object | undefined): TextQuery | undefined {
  if (typeof q === 'number') return String(q);
  if (typeof q !== 'string') return q as TextQuery | undefined;
  if (!/^\s*\{.*\}\s*$/s.test(q)) return q;
  try {
    return JSON.parse(q) as TextQuery;
  } catch {
    throw invalidInput({ [name]: ['begins like JSON but is not'] });
  }
}

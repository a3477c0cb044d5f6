import { invalidInput, LANGUAGE_TAG, LONGEST_LANGUAGE_TAG } from '@gazetteer/kernel';
import { type Static, Type } from 'typebox';
import type { SearchRequest, TextQuery } from '../search/search-request.ts';
import { requireBearable } from '../search/search-bounds.ts';
import { VersionNumber } from '../tables/version.contract.ts';

/** In which language the heads of a file are. */
export const HeadLanguage = Type.Optional(
  Type.String({
    pattern: LANGUAGE_TAG,
    maxLength: LONGEST_LANGUAGE_TAG,
    description:
      'Heads of CSV, TSV and XLSX say what the dictionary calls the columns, in this language where it is written in it; without it they are the names of the columns',
  }),
);

/** What the address of a download may ask for. */
export const DumpQuery = Type.Object({
  format: Type.String({ default: 'csv', description: 'csv, tsv, json, ndjson, xml, xlsx or parquet' }),
  bom: Type.Boolean({ default: false, description: 'Begin CSV with a byte order mark, for Excel' }),
  filters: Type.Optional(Type.String({ description: 'JSON, as in datastore_search' })),
  q: Type.Optional(Type.String()),
  plain: Type.Boolean({ default: true }),
  distinct: Type.Boolean({ default: false }),
  place_names: Type.Boolean({ default: false, description: 'As in datastore_search' }),
  fields: Type.Optional(
    Type.String({ description: 'Columns, separated by commas, or a list of them as JSON' }),
  ),
  sort: Type.Optional(Type.String()),
  limit: Type.Optional(Type.Integer({ minimum: 0 })),
  offset: Type.Integer({ default: 0, minimum: 0 }),
  version: Type.Optional(VersionNumber),
  lang: HeadLanguage,
});

/**
 * The search that the address describes; without any property it is the whole table.
 * @throws invalid_input
 */
export function readSearch(query: Static<typeof DumpQuery>): SearchRequest {
  const { filters, q, plain, distinct, fields, sort, limit, offset, place_names: placeNames } = query;
  const search = {
    ...(filters ? { filters: readJson('filters', filters) } : {}),
    // A file has the columns of the table alone.
    ...(q ? { q: readWords(q), plain, includeRank: false } : {}),
    ...(distinct ? { distinct } : {}),
    // Without words or conditions there is nothing to find by a name.
    ...(placeNames && (filters || q) ? { placeNames } : {}),
    ...(fields ? { fields: readFields(fields) } : {}),
    ...(sort ? { sort } : {}),
    ...(limit === undefined ? {} : { limit }),
    ...(offset > 0 ? { offset } : {}),
  };
  requireBearable(search);
  return search;
}

function readWords(q: string): TextQuery {
  return q.trimStart().startsWith('{') ? (readJson('q', q) as Record<string, string>) : q;
}

// Names that contain a comma can be asked for as JSON only.
function readFields(text: string): string[] {
  const list: unknown = text.startsWith('[') && text.endsWith(']') ? readJson('fields', text) : undefined;
  return Array.isArray(list) ? list.map(String) : text.split(',').map((name) => name.trim());
}

function readJson(field: string, text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw invalidInput({ [field]: ['is not JSON'] });
  }
}

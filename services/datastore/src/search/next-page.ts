import type { FoundRows, TableRequest } from './search-table.ts';

/** The filter by which the page after one is found, however far into the table that is. */
export type NextPage = { _id: { gt: unknown } | { lt: unknown } };

const BY_ID = /^\s*"?_id"?(?:\s+(asc|desc))?(?:\s+nulls\s+(?:first|last))?\s*$/i;

/**
 * Searches, and says by which filter the next page is found where the rows come in the order of `_id`; an empty page
 * has none after it.
 */
export async function withNextPage(
  request: TableRequest,
  search: (request: TableRequest) => Promise<FoundRows>,
): Promise<FoundRows & { nextPage?: NextPage }> {
  const operator = operatorOf(request);
  if (!operator) return search(request);
  const { fields: names } = request;
  const isHidden = names !== undefined && names.length > 0 && !names.includes('_id');
  const found = await search(isHidden ? { ...request, fields: [...names, '_id'] } : request);
  const place = found.fields.findIndex(({ id }) => id === '_id');
  const last = found.rows.at(-1)?.[place];
  const shown = isHidden
    ? { ...found, fields: found.fields.slice(0, place), rows: found.rows.map((row) => row.slice(0, place)) }
    : found;
  if (last === undefined) return shown;
  return { ...shown, nextPage: { _id: operator === 'gt' ? { gt: last } : { lt: last } } };
}

function operatorOf({ sort = '', q, distinct }: TableRequest): 'gt' | 'lt' | undefined {
  // Words without a sort come in the order of their rank, and rows without their repetitions in none.
  if (distinct || (sort.trim() === '' && q)) return undefined;
  if (sort.trim() === '') return 'gt';
  const [matched, direction] = BY_ID.exec(sort) ?? [];
  if (matched === undefined) return undefined;
  return direction?.toLowerCase() === 'desc' ? 'lt' : 'gt';
}

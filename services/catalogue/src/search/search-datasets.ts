import type { Authorizer, Caller } from '@gazetteer/kernel';
import type { FoundDatasets, SearchRequest } from './find-datasets.ts';
import type { SearchIndex } from './search-index.ts';

export type Asked = { includePrivate: boolean; includeDrafts: boolean; includeDeleted: boolean };

/** Searches as a caller may: everyone sees what is public, members what belongs to their organisations too. */
export async function searchDatasets(
  { index, authorizer }: { index: SearchIndex; authorizer: Authorizer },
  caller: Caller,
  request: Omit<SearchRequest, 'visibility'>,
  asked: Asked,
): Promise<FoundDatasets> {
  const asksForMore = asked.includePrivate || asked.includeDrafts || asked.includeDeleted;
  const organizations = asksForMore ? await authorizer.organizationsOf(caller, 'member') : [];
  return index.find({ ...request, visibility: { organizations, ...asked } });
}

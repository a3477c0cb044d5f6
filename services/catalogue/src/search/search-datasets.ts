import type { Authorizer, Caller } from '@gazetteer/kernel';
import type { FoundDatasets, SearchRequest } from './find-datasets.ts';
import type { SearchIndex } from './search-index.ts';

export type Asked = { includePrivate: boolean; includeDrafts: boolean; includeDeleted: boolean };

/**
 * Searches as a caller may: everyone sees what is public, members what is private in their organisations, editors what is
 * a draft or deleted there. Asking for these is no privilege: who has no right to them finds no more than without.
 */
export async function searchDatasets(
  { index, authorizer }: { index: SearchIndex; authorizer: Authorizer },
  caller: Caller,
  request: Omit<SearchRequest, 'visibility'>,
  asked: Asked,
): Promise<FoundDatasets> {
  const [memberOf, editorOf] = await Promise.all([
    asked.includePrivate ? authorizer.organizationsOf(caller, 'member') : [],
    asked.includeDrafts || asked.includeDeleted ? authorizer.organizationsOf(caller, 'editor') : [],
  ]);
  const visibility = {
    privateOf: memberOf,
    draftsOf: asked.includeDrafts ? editorOf : [],
    deletedOf: asked.includeDeleted ? editorOf : [],
  };
  return index.find({ ...request, visibility });
}

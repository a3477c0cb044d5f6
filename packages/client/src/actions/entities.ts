/** Short names for what the actions answer, so that callers need not spell out paths of generated types. */
import type { ActionResult, DatastoreSearchResult } from './action-types.ts';

export type Dataset = ActionResult<'package_show'>;
export type SearchResult = ActionResult<'package_search'>;
export type Resource = ActionResult<'resource_show'>;
export type Organization = ActionResult<'organization_show'>;
export type View = ActionResult<'resource_view_list'>[number];
export type Vocabulary = ActionResult<'vocabulary_list'>[number];
export type DatastoreField = DatastoreSearchResult['fields'][number];
export type DatastoreInfo = ActionResult<'datastore_info'>;
export type TableSummary = ActionResult<'datastore_table_summary'>;

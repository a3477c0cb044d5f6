/** Short names for what the actions answer, so that callers need not spell out paths of generated types. */
import type { paths } from './api.generated.ts';
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

type ReadChart = paths['/api/content/items/visualisations/{id}']['get']['responses'][200];

/** A saved chart. */
export type SavedChart = ReadChart['content']['application/json']['data'];

type ReadImport = paths['/api/imports/{id}']['get']['responses'][200];

/** An import in the background, with what came of it. */
export type ImportJob = ReadImport['content']['application/json'];

/** The public surface of the API client. */
export { type Client, type ClientOptions, createClient, type RequestOptions } from './client.ts';
export { isRequestError, RequestError, type RequestErrorCode } from './request-error.ts';
export type {
  ActionInput,
  ActionName,
  ActionResult,
  DatastoreSearchResult,
} from './action-types.ts';
export type {
  Dataset,
  DatastoreField,
  DatastoreInfo,
  ImportJob,
  Organization,
  Resource,
  SavedChart,
  SearchResult,
  TableSummary,
  View,
  Vocabulary,
} from './entities.ts';

/** The public surface of the client for the catalogue's and the datastore's actions. */
export type { Credentials } from './transport/credentials.ts';
export type { ClientOptions, RequestOptions } from './transport/send.ts';
export {
  type Answer,
  isRequestError,
  RequestError,
  type RequestErrorCode,
} from './transport/request-error.ts';
export { type Client, createClient } from './actions/client.ts';
export type {
  ActionInput,
  ActionName,
  ActionResult,
  DatastoreSearchResult,
} from './actions/action-types.ts';
export type {
  Dataset,
  DatastoreField,
  DatastoreInfo,
  Organization,
  Resource,
  SearchResult,
  TableSummary,
  View,
  Vocabulary,
} from './actions/entities.ts';
/** What pages of the portal read of its own calls; the calls themselves are `@gazetteer/client/portal`. */
export type { ImportJob, SavedChart } from './portal/portal.generated.ts';
export { writeAction } from './actions/write-action.ts';

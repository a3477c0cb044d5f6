import type { Action } from '@gazetteer/actions';
import type { DatastoreContext } from '../datastore-context.ts';

/** The action `datastore_search_sql`. */
export function sqlActions(_context: DatastoreContext): Action[] {
  return [];
}

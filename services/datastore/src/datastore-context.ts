import type { Authorizer, Clock, Sql } from '@gazetteer/kernel';
import type { Caller } from '@gazetteer/kernel';
import type { DatastoreTables } from './datastore-tables.ts';
import type { QueryWorkers } from './engine/query-worker.contract.ts';
import type { ObjectStore } from './objects/object-store.ts';

/** What the datastore needs to know of the catalogue; implemented where the process is composed. */
export type ResourcePort = {
  find(id: string): Promise<
    | {
        id: string;
        packageId: string;
        organizationId: string | null;
        private: boolean;
        urlType: string | null;
        /** Who publishes the figures and what time they cover, for the caption of its preview. */
        attribution?: { source: string | null; years: string | null };
      }
    | undefined
  >;
  create(caller: Caller, resource: Record<string, unknown>): Promise<{ id: string }>;
  setActive(id: string, active: boolean): Promise<void>;
};

/** What every use case of the datastore works with. */
export type DatastoreContext = {
  sql: Sql<DatastoreTables>;
  authorizer: Authorizer;
  resources: ResourcePort;
  objects: ObjectStore;
  workers: QueryWorkers;
  clock: Clock;
  publicUrl: string;
  /** Folder for files that live as long as one request. */
  temporaryFolder: string;
};

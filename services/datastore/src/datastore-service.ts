import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { registerActions } from '@gazetteer/actions';
import {
  type Authorizer,
  belongTo,
  type Caller,
  type Clock,
  createBackgroundTask,
  type Sql,
  systemClock,
  openTemporaryFolder,
} from '@gazetteer/kernel';
import type { FastifyPluginAsync } from 'fastify';
import { areaRoutes } from './areas/areas.routes.ts';
import { groundRoutes } from './areas/ground.routes.ts';
import { createGrounds, type WorldLand } from './areas/grounds.ts';
import { createKnownPlaces } from './charts/chart-places.ts';
import { chartActions } from './charts/chart.routes.ts';
import { chartDownloadRoutes } from './charts/chart-download.routes.ts';
import { type ChartService, openCharts } from './charts/open-charts.ts';
import type { ResourcePort } from './datastore-context.ts';
import type { DatastoreTables } from './datastore-tables.ts';
import { listUploads } from './downloads/list-uploads.ts';
import { type PackedEntry, packFiles } from './downloads/pack-files.ts';
import { dumpRoutes } from './dump/dump.routes.ts';
import type { QueryWorkers } from './engine/query-worker.contract.ts';
import { createQueryWorkers } from './engine/query-workers.ts';
import { mergeActions, mergeRoutes } from './merge/merge.routes.ts';
import { writeMerge } from './merge/write-merge.ts';
import { objectKeeper, type ObjectKeeper } from './objects/object-keeper.ts';
import type { ObjectStore } from './objects/object-store.ts';
import { fileFormats } from './import/files/file-formats.ts';
import { checkStoredFiles, type StoredFile } from './integrity/check-stored-files.ts';
import type { ImportContext } from './import/import-input.ts';
import { deleteRecipe, type RecipeTables } from './import/recipe.store.ts';
import { odataRoutes } from './odata/odata.routes.ts';
import type { OutboundPort } from './jobs/import-jobs.ts';
import { jobRoutes } from './jobs/job.routes.ts';
import { type ImportService, openImports } from './jobs/open-imports.ts';
import { importUploadRoutes } from './jobs/upload.routes.ts';
import { dropExpired, dropLooksOf } from './looks/drop-looks.ts';
import { lookRoutes } from './looks/look.routes.ts';
import { lookUploadRoutes } from './looks/look-upload.routes.ts';
import { openLooks } from './looks/open-looks.ts';
import { type UnpublishedLook, unpublishedLooks } from './looks/unpublished-looks.ts';
import { dropExpiredUploads } from './resumable/resumable-uploads.ts';
import { resumableRoutes } from './resumable/resumable.routes.ts';
import { previewRoutes } from './preview/preview.routes.ts';
import { forgetLeftIndexes, withoutLeftIndexes } from './search/lookup/forget-left-indexes.ts';
import { createRowIndexes } from './search/lookup/row-indexes.ts';
import { searchActions } from './search/search.routes.ts';
import { sqlActions } from './sql-console/sql-console.routes.ts';
import { sqlDownloadRoutes } from './sql-console/sql-download.routes.ts';
import { measureRows } from './summary/measure-columns.ts';
import { measureTable } from './summary/summarize-table.ts';
import { createSummaryQueue } from './summary/summary-queue.ts';
import { summaryActions } from './summary/summary.routes.ts';
import { describeColumns } from './summary/table-summary.ts';
import { cleanOrphans } from './writing/clean-orphans.ts';
import { describeTables, type TableDescription } from './tables/describe-tables.ts';
import { listLargest } from './tables/table.store.ts';
import { dropTable } from './writing/remove-versions.ts';
import {
  dropUpload,
  saveUpload,
  tabulateUpload,
  type KeptFile,
  type ReceivedFile,
} from './uploads/save-upload.ts';
import { uploadRoutes } from './uploads/upload.routes.ts';
import { listVersionsSince } from './tables/version.store.ts';
import { tableActions } from './writing/table.routes.ts';
import { compareForReaders } from './versions/compare-numbers.ts';
import type { VersionComparison } from './versions/compare-versions.ts';
import { versionActions } from './versions/version.routes.ts';

/** Looks whose time is over are no longer shown; their files go this often. */
const FORGET_MILLISECONDS = 60 * 60_000;

const TEMPORARY_INDEX_BYTES = 1024 ** 3;

export type DatastoreOptions = {
  sql: Sql;
  authorizer: Authorizer;
  clock?: Clock;
  objects: ObjectStore;
  /** The query workers' limits; or workers that run already, and are left running when the datastore closes. */
  workers: { count: number; memoryMegabytes: number; timeoutMilliseconds: number } | QueryWorkers;
  resources: ResourcePort;
  publicUrl: string;
  /** How imports by address reach other hosts; without it they are refused. */
  outbound?: OutboundPort;
  /** Where row indexes lie, and how many bytes of them; a temporary folder unless given. */
  rowIndexes?: { folder: string; limitBytes: number };
  /** The largest file an import takes, in bytes; 2 GB unless given. */
  largestImport?: number;
  /** What maps of points all over the world are drawn upon; without it they have a net of degrees only. */
  worldLand?: WorldLand;
};

/** The datastore of one process. */
export type Datastore = {
  /** What use cases such as `importTable` take. */
  context: ImportContext;
  /** For the catalogue: what is known of tables, and what happens to the table of a resource that goes away. */
  tables: {
    drop(resourceId: string): Promise<void>;
    describe(resourceIds: readonly string[]): Promise<Map<string, TableDescription>>;
  };
  /** The tables with the most rows, the longest first. Whoever tells of them asks who may read them. */
  largestTables(count: number): Promise<{ resource_id: string; row_count: number }[]>;
  /** For the catalogue: the files that people upload for resources. */
  files: {
    keep(resource: { id: string; packageId: string }, file: ReceivedFile): Promise<KeptFile>;
    tabulate(caller: Caller, resourceId: string, file: ReceivedFile): Promise<boolean>;
  };
  /** For the catalogue: tables and uploaded files of a dataset in one ZIP. */
  downloads: {
    uploads(resourceIds: readonly string[]): Promise<Map<string, { filename: string; bytes: number }>>;
    pack(
      caller: Caller,
      entries: readonly PackedEntry[],
      options: { modified: Date; signal: AbortSignal },
    ): Promise<Readable>;
  };
  /** Reads all stored files and compares them with what was stored. */
  checkStoredFiles(): AsyncIterable<StoredFile>;
  /** For other services that keep files: the object store, safe against crashes. */
  objects: ObjectKeeper;
  /** Charts, for whoever keeps them. */
  charts: ChartService;
  /** Imports in the background. */
  imports: ImportService;
  /** For those who tell people of changes: which tables have new versions, and what differs between two of one. */
  versions: {
    since(time: string, limit: number): Promise<{ id: string; resource_id: string; created_at: string }[]>;
    compare(
      caller: Caller,
      resourceId: string,
      numbers: { from: number; to: number },
    ): Promise<VersionComparison>;
  };
  /** Files whose rows somebody has seen and not published yet. */
  unpublishedLooks(caller: Caller): Promise<UnpublishedLook[]>;
  /** Mounts the actions and the downloads; closing the server ends the query workers. */
  plugin: FastifyPluginAsync;
  /** Ends the query workers, where no server was ever made. May be called twice. */
  close(): Promise<void>;
};

/** Opens the datastore: starts its query workers and removes what a crash may have left behind. */
export async function datastoreService(options: DatastoreOptions): Promise<Datastore> {
  const temporaryFolder = await openTemporaryFolder('gazetteer-datastore');
  let onChildLost: (reason: string) => void = () => {};
  const areShared = 'run' in options.workers;
  const workers =
    'run' in options.workers
      ? options.workers
      : createQueryWorkers({
          ...options.workers,
          temporaryFolder,
          onChildLost: (reason) => onChildLost(reason),
        });
  const rowIndexes = createRowIndexes(
    workers,
    options.rowIndexes ?? { folder: join(temporaryFolder, 'row-indexes'), limitBytes: TEMPORARY_INDEX_BYTES },
  );
  const context: ImportContext = {
    sql: options.sql.as<DatastoreTables>(),
    authorizer: options.authorizer,
    resources: options.resources,
    objects: withoutLeftIndexes(options.objects, rowIndexes),
    workers,
    rowIndexes,
    summaries: createSummaryQueue(() => context),
    clock: options.clock ?? systemClock,
    publicUrl: options.publicUrl,
    temporaryFolder,
    formats: fileFormats,
  };
  await cleanOrphans(context);
  const imports = openImports(context, options);
  const looks = openLooks(imports.jobs);
  const grounds = createGrounds(context, options.worldLand);
  const charts = openCharts(context, {
    places: createKnownPlaces(context),
    grounds,
    measures: {
      ofTable: async (table) => describeColumns(table.columns, (await measureTable(context, table)).columns),
      ofRows: async (ask, columns, count) => describeColumns(columns, await measureRows(ask, columns, count)),
    },
    writeMerge: (asked, path, accept) => writeMerge(context, asked, path, accept),
  });
  const close = async (): Promise<void> => {
    const measured = Promise.all([context.summaries.close(), rowIndexes.close()]);
    await imports.close();
    if (!areShared) await workers.close();
    await measured;
    await rm(temporaryFolder, { recursive: true, force: true });
  };
  return {
    context,
    tables: {
      drop: async (resourceId) => {
        await dropTable(context, resourceId);
        await dropUpload(context, resourceId);
        await deleteRecipe(context.sql.as<RecipeTables>(), resourceId);
        await dropLooksOf(looks, resourceId);
        await imports.forget(resourceId);
      },
      describe: (resourceIds) => describeTables(context, resourceIds),
    },
    largestTables: (count) => listLargest(context.sql, count),
    files: {
      keep: (resource, file) => saveUpload(context, resource, file),
      tabulate: (caller, resourceId, file) => tabulateUpload(context, caller, resourceId, file),
    },
    downloads: {
      uploads: (resourceIds) => listUploads(context, resourceIds),
      pack: (caller, entries, packing) => packFiles(context, caller, entries, packing),
    },
    checkStoredFiles: () => checkStoredFiles(context),
    objects: objectKeeper(context),
    charts: charts.service,
    imports,
    versions: {
      since: (time, limit) => listVersionsSince(context.sql, time, limit),
      compare: (caller, resourceId, numbers) => compareForReaders(context, caller, resourceId, numbers),
    },
    unpublishedLooks: (caller) => unpublishedLooks(looks, caller),
    close,
    plugin: async (server) => {
      onChildLost = (reason) => server.log.warn({ reason }, 'a query worker ended and was replaced');
      server.addHook('onClose', close);
      // The first map of points does not wait for its land; what fails is tried again when somebody asks.
      server.addHook('onListen', async () => void forgetLeftIndexes(context).catch(() => undefined));
      server.addHook('onListen', async () => void grounds.list().catch(() => undefined));
      belongTo(server, 'datastore');
      registerActions(server, [
        ...tableActions(context),
        ...searchActions(context),
        ...summaryActions(context),
        ...sqlActions(context),
        ...mergeActions(context),
        ...versionActions(context),
        ...chartActions(context, charts),
      ]);
      await server.register(dumpRoutes(context));
      await server.register(sqlDownloadRoutes(context));
      await server.register(odataRoutes(context));
      await server.register(uploadRoutes(context));
      await server.register(mergeRoutes(context));
      await server.register(chartDownloadRoutes(context, charts));
      await server.register(areaRoutes(context));
      await server.register(groundRoutes(grounds));
      await server.register(previewRoutes(charts));
      await server.register(jobRoutes(imports.jobs));
      await server.register(importUploadRoutes(imports.jobs));
      await server.register(lookRoutes(looks));
      await server.register(lookUploadRoutes(looks));
      await server.register(resumableRoutes(looks.uploads));
      await imports.start((error) => server.log.error({ err: error }, 'an import failed by our fault'));
      const forgetting = createBackgroundTask('removing files that were looked at', server.log, {
        milliseconds: FORGET_MILLISECONDS,
        work: async () => {
          await dropExpired(looks);
          await dropExpiredUploads(looks.uploads);
        },
      });
      server.addHook('onClose', () => forgetting.stop());
      forgetting.start();
    },
  };
}

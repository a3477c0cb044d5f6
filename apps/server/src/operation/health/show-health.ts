import { tmpdir } from 'node:os';
import { countImports, measureStoredFiles } from '@gazetteer/datastore';
import { countImportRecords, type HarvestTables, listImportSources } from '@gazetteer/harvest';
import { countQueue } from '@gazetteer/identity';
import { type Caller, LRUCache, roomOf, runChecks, StoreFailure } from '@gazetteer/kernel';
import { version } from '../../version.ts';
import { type OperationContext, requireOperator } from '../operation-context.ts';
import { sizeOfStore } from './store-size.store.ts';

/** Longer queues are told as this long: counting them would take what they lack. */
const MOST = 1_000;
const MOST_SOURCES = 20;
const MINUTE = 60_000;
const LATE_MILLISECONDS = 5 * MINUTE;
const RECENT_MILLISECONDS = 7 * 24 * 60 * MINUTE;

type Sizes = { database: number; files: Awaited<ReturnType<typeof measureStoredFiles>> };

/** Makes the question how the installation is. Sizes take a look at every row and are asked for once a minute at most. */
export function createHealthReport(context: OperationContext) {
  const sizes = new LRUCache<'sizes', Sizes>({ max: 1, ttl: MINUTE });
  const measure = async (): Promise<Sizes> => {
    const known = sizes.get('sizes');
    if (known) return known;
    const { sql } = context;
    const found = { database: await sizeOfStore(sql.as()), files: await measureStoredFiles(sql.as()) };
    sizes.set('sizes', found);
    return found;
  };
  /** @throws access_denied */
  return async (caller: Caller) => {
    await requireOperator(context, caller);
    const { settings, checks, clock } = context;
    const [parts, room, measured, queues] = await Promise.all([
      runChecks(checks),
      readRoom(settings.DATA_DIR),
      whileThere(measure()),
      whileThere(readQueues(context)),
    ]);
    return {
      at: clock().toISOString(),
      version,
      runtime: `Node.js ${process.versions.node}, ${process.platform} ${process.arch}`,
      parts: parts.map(({ name, milliseconds, failure }) => ({
        name,
        works: failure === undefined,
        reason: failure?.reason ?? null,
        milliseconds,
      })),
      processes: describeProcesses(context),
      storage: {
        database: { kind: context.sql.dialect, bytes: measured?.database ?? null },
        objects: {
          kind: settings.OBJECT_STORE_URL.startsWith('s3:') ? ('s3' as const) : ('folder' as const),
          versions: measured?.files.versions ?? null,
          version_bytes: measured?.files.versionBytes ?? null,
          uploads: measured?.files.uploads ?? null,
          upload_bytes: measured?.files.uploadBytes ?? null,
        },
        room,
      },
      queues: queues ?? null,
    };
  };
}

function describeProcesses({ settings, clock }: OperationContext) {
  const started = clock().getTime() - process.uptime() * 1000;
  return {
    web: settings.WORKERS,
    query: settings.QUERY_WORKERS,
    answering: {
      id: process.pid,
      started_at: new Date(started).toISOString(),
      memory_bytes: process.memoryUsage.rss(),
    },
  };
}

async function readRoom(dataFolder: string) {
  const [data, temporary] = await Promise.all([roomOf(dataFolder), roomOf(tmpdir())]);
  return [
    { place: 'data' as const, free_bytes: data.free, total_bytes: data.total },
    { place: 'temporary' as const, free_bytes: temporary.free, total_bytes: temporary.total },
  ];
}

async function readQueues({ sql, identity, settings, clock }: OperationContext) {
  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds).toISOString();
  const recently = ago(RECENT_MILLISECONDS);
  const harvests = sql.as<HarvestTables>();
  const [messages, imports, sources] = await Promise.all([
    countQueue(identity.sql, { dueBefore: ago(LATE_MILLISECONDS), abandonedSince: recently, most: MOST }),
    countImports(sql.as(), { failedSince: recently, most: MOST }),
    listImportSources(harvests, MOST_SOURCES),
  ]);
  const counts = await Promise.all(sources.map(({ location }) => countImportRecords(harvests, location)));
  return {
    messages: { delivery: settings.SMTP_URL ? ('smtp' as const) : ('log' as const), ...messages },
    imports,
    harvests: sources.map(({ location, run, running }, place) => ({
      location: withoutPassword(location),
      runs: run,
      is_unfinished: running === 1,
      datasets: counts[place] ?? 0,
    })),
  };
}

/** Undefined while a store is away: then the parts say so. */
async function whileThere<Found>(reading: Promise<Found>): Promise<Found | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof StoreFailure) return undefined;
    throw error;
  }
}

/** The address of a catalogue may carry a name and a password; a folder carries none. */
function withoutPassword(location: string): string {
  if (!URL.canParse(location)) return location;
  const address = new URL(location);
  address.username = '';
  address.password = '';
  return address.href;
}

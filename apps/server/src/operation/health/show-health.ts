import { measureStoredFiles } from '@gazetteer/datastore';
import { countImportRecords, type HarvestTables, listImportSources } from '@gazetteer/harvest';
import { type Caller, LRUCache, runChecks, StoreFailure } from '@gazetteer/kernel';
import { version } from '../../version.ts';
import { type OperationContext, requireOperator } from '../operation-context.ts';
import { countMessages, countRecentImports } from './count-queues.ts';
import { readRoom } from './read-room.ts';
import { sizeOfStore } from './store-size.store.ts';

const MOST_SOURCES = 20;
const MINUTE = 60_000;
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

async function readQueues({ sql, identity, settings }: OperationContext) {
  const installation = { sql: sql.as(), identity };
  const harvests = sql.as<HarvestTables>();
  const [messages, imports, sources] = await Promise.all([
    countMessages(installation, RECENT_MILLISECONDS),
    countRecentImports(installation, RECENT_MILLISECONDS),
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

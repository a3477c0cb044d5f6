import { access, constants, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspectSearchIndex } from '@gazetteer/catalogue';
import { ObjectStoreDown, openObjectStore } from '@gazetteer/datastore';
import { makeFolder, SettingsError, type SettingsSource, StoreFailure } from '@gazetteer/kernel';
import { portalProjectSettings } from '../identity/portal-project.ts';
import { openApplication } from '../open-application.ts';
import { inspectStore, openStoreAsItIs } from '../open-store.ts';
import { copiesFolder, loadSettings, type Settings } from '../settings.ts';
import { requireOauthSettings } from '../oauth/site-settings.ts';
import { loadSite } from '../site.ts';
import { describeStoreFailure } from './describe-store-failure.ts';
import { describeSystemError, isSystemError } from './describe-system-error.ts';
import { checkMail, checkSecretKeys } from './diagnose-accounts.ts';
import type { Finding } from './finding.ts';
import { checkPort } from './diagnose-port.ts';
import { checkFiles } from './diagnose-stored-files.ts';

type Check = { name: string; run: (settings: Settings) => Promise<Omit<Finding, 'name'>>; advice: string };

const oldestNode = 26;
const scarceBytes = 2 * 1024 ** 3;
const siteBuild = path.join(import.meta.dirname, '../../../portal/build/server/index.js');

const checks: readonly Check[] = [
  {
    name: 'site file',
    run: checkSite,
    advice: 'mend the file that SITE_FILE names, or remove it to get the sample site',
  },
  {
    name: 'data folder',
    run: checkDataFolder,
    advice: 'let DATA_DIR be a folder that this user may write to',
  },
  { name: 'free disk', run: checkDisk, advice: 'make room, or move DATA_DIR to a larger disk' },
  { name: 'SQL store', run: checkSql, advice: 'check DATABASE_URL: server, database, user and password' },
  {
    name: 'search index',
    run: checkSearchIndex,
    advice: 'start the server anew, which makes it anew; its log names each dataset that fails',
  },
  { name: 'object store', run: checkObjects, advice: 'check OBJECT_STORE_URL: place, bucket and keys' },
  {
    name: 'query engine',
    run: checkEngine,
    advice: 'run `npm ci`: the binary of DuckDB for this machine is missing',
  },
  {
    name: 'secrets',
    run: checkSecretKeys,
    advice: 'let only the user of the server read the file (`chmod 600`), or set SECRETS',
  },
  {
    name: 'mail server',
    run: checkMail,
    advice: 'set SMTP_URL to a server that takes mail from here; see docs/operations.md',
  },
  { name: 'site build', run: checkSiteBuild, advice: 'run `npm run build`; `npm start` does it by itself' },
  { name: 'port', run: checkPort, advice: 'stop what listens there, or set PORT to another one' },
];

/**
 * Checks one thing after the other, from the settings to the port; without settings nothing else is checked.
 * @param deep also reads every stored file
 */
export async function* diagnose(
  environment: SettingsSource,
  { deep = false }: { deep?: boolean } = {},
): AsyncGenerator<Finding> {
  yield checkNode();
  let settings: Settings;
  try {
    settings = loadSettings(environment);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    for (const message of error.problems) {
      yield {
        state: 'problem',
        name: 'settings',
        message,
        advice: 'set it in the environment and start again',
      };
    }
    return;
  }
  yield { state: 'ok', name: 'settings', message: `complete; visitors come to ${settings.PUBLIC_URL}` };
  for (const { name, run, advice } of checks) {
    try {
      const finding = await run(settings);
      yield { name, ...(finding.state === 'ok' ? {} : { advice }), ...finding };
    } catch (error) {
      for (const found of findingsOf(error, advice, environment)) yield { state: 'problem', name, ...found };
    }
  }
  if (deep) yield* checkFiles(environment);
}

/** Each setting that is wrong is a finding of its own; what is told of a store or of the system says itself what to do. */
function findingsOf(
  error: unknown,
  advice: string,
  environment: SettingsSource,
): Pick<Finding, 'message' | 'advice'>[] {
  if (error instanceof StoreFailure) return [{ message: describeStoreFailure(error, environment) }];
  if (isSystemError(error)) return [{ message: describeSystemError(error) }];
  if (error instanceof SettingsError) return error.problems.map((message) => ({ message, advice }));
  return [{ message: error instanceof Error ? error.message : String(error), advice }];
}

function checkNode(): Finding {
  const major = Number(process.versions.node.split('.')[0]);
  const message = `version ${process.versions.node}`;
  if (major >= oldestNode) return { state: 'ok', name: 'Node', message };
  const advice = `start with \`npm start\` or \`npx gazetteer\`, which use the Node ${oldestNode} of this project`;
  return { state: 'problem', name: 'Node', message, advice };
}

/** Reads the site file as a server does, with what it says of accounts. */
async function checkSite(settings: Settings): Promise<Omit<Finding, 'name'>> {
  const loaded = await loadSite(settings.DATA_DIR, settings.SITE_FILE);
  await portalProjectSettings(settings, loaded);
  requireOauthSettings(loaded);
  const { sectors, languages } = loaded.site;
  return { state: 'ok', message: `${sectors.length} sectors, languages ${languages.join(' and ')}` };
}

async function checkDataFolder({ DATA_DIR }: Settings): Promise<Omit<Finding, 'name'>> {
  await makeFolder(DATA_DIR, 0o700);
  await access(DATA_DIR, constants.R_OK | constants.W_OK | constants.X_OK);
  return { state: 'ok', message: DATA_DIR };
}

async function checkDisk({ DATA_DIR }: Settings): Promise<Omit<Finding, 'name'>> {
  const { bavail, bsize } = await statfs(DATA_DIR);
  const free = bavail * bsize;
  return { state: free < scarceBytes ? 'warning' : 'ok', message: `${(free / 1024 ** 3).toFixed(1)} GB` };
}

async function checkSql(settings: Settings): Promise<Omit<Finding, 'name'>> {
  const { applied, pending, unknown } = await inspectStore(settings);
  if (unknown.length > 0) {
    const advice = 'run the newer version, or put back the backup from before the upgrade';
    return { state: 'problem', message: `a newer version has applied ${unknown.join(', ')}`, advice };
  }
  const answers = settings.DATABASE_URL ? 'PostgreSQL answers' : 'SQLite opens';
  if (applied.length === 0) return { state: 'ok', message: 'empty; the first start makes what it needs' };
  return {
    state: 'ok',
    message: pending.length > 0 ? `${answers}; ${pending.length} migrations are pending` : answers,
  };
}

/** Compares the index with the catalogue: what is in one only is found by nobody. */
async function checkSearchIndex(settings: Settings): Promise<Omit<Finding, 'name'>> {
  const { applied, pending } = await inspectStore(settings);
  if (applied.length === 0 || pending.length > 0) {
    return { state: 'ok', message: 'the next start makes what it needs' };
  }
  const sql = openStoreAsItIs(settings);
  try {
    const { state, missing } = await inspectSearchIndex(sql);
    if (missing > 0) return { state: 'problem', message: `${missing} datasets are found by nobody` };
    if (state === 'fresh') return { state: 'ok', message: 'has every dataset' };
    return { state: 'warning', message: 'has every dataset, in a form that is to be made anew' };
  } finally {
    await sql.close();
  }
}

/** Writes a small object, reads it back and removes it. */
async function checkObjects(settings: Settings): Promise<Omit<Finding, 'name'>> {
  try {
    await (await openObjectStore(settings.OBJECT_STORE_URL, copiesFolder(settings))).tryOut();
    return { state: 'ok', message: 'takes and gives objects' };
  } catch (error) {
    if (error instanceof ObjectStoreDown) return { state: 'problem', message: error.sentence };
    throw error;
  }
}

/** Asks a query worker for its version, in an application of its own that leaves nothing behind. */
async function checkEngine(settings: Settings): Promise<Omit<Finding, 'name'>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gazetteer-doctor-'));
  const aside = { DATA_DIR: folder, QUERY_MEMORY: String(settings.QUERY_MEMORY), LOG_LEVEL: 'silent' };
  try {
    const application = await openApplication(loadSettings(aside));
    try {
      const { rows } = await application.datastore.context.workers.run({
        tables: [],
        sql: 'select version()',
      });
      return { state: 'ok', message: `DuckDB ${String(rows[0]?.[0])} answers in a process of its own` };
    } finally {
      await application.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function checkSiteBuild(): Promise<Omit<Finding, 'name'>> {
  try {
    await access(siteBuild);
    return { state: 'ok', message: 'there' };
  } catch {
    return { state: 'problem', message: 'the site is not built' };
  }
}

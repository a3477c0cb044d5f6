import { execFileSync, spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';

/** Listens here alone, and saves what a server spends on surviving a loss of power: this one ends with the tests. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=400',
];

/** Who owns the files of a cluster and runs its programs: the server refuses to run as root. */
type Owner = { uid: number; gid: number };

/**
 * Runs work beside a PostgreSQL server: the one at `TEST_DATABASE_URL`, else a new one in a temporary folder, which
 * ends with the work. The address stands in `TEST_DATABASE_URL` meanwhile. Without PostgreSQL on this machine the
 * work runs without a server.
 */
export async function withPostgres<Result>(work: () => Promise<Result>): Promise<Result> {
  if (process.env['TEST_DATABASE_URL']) return work();
  const programs = findPostgres();
  if (!programs) return work();
  const server = await startServer(programs);
  process.env['TEST_DATABASE_URL'] = server.url;
  try {
    return await work();
  } finally {
    delete process.env['TEST_DATABASE_URL'];
    server.stop();
  }
}

/** The folder of PostgreSQL's programs, the newest where there are several; undefined where there are none. */
export function findPostgres(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const installed = globSync([
    '/usr/lib/postgresql/*/bin',
    '/usr/local/pgsql/bin',
    '/opt/homebrew/opt/postgresql*/bin',
  ]);
  const newestFirst = installed.toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }));
  return [...folders, ...newestFirst].find((folder) =>
    ['initdb', 'pg_ctl'].every((program) => existsSync(path.join(folder, program))),
  );
}

async function startServer(programs: string): Promise<{ url: string; stop: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gazetteer-postgres-'));
  const owner = ownerOfCluster();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const cluster = path.join(folder, 'cluster');
  const log = path.join(folder, 'server.log');
  const port = await freePort();
  const options = { ...owner, env: { ...process.env, HOME: folder } };
  const run = (program: string, ...arguments_: string[]) =>
    runProgram(path.join(programs, program), arguments_, options, log);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    run(
      'initdb',
      `--pgdata=${cluster}`,
      '--username=gazetteer',
      '--auth=trust',
      '--encoding=UTF8',
      '--no-sync',
    );
    const settings = [`port=${port}`, ...SETTINGS].map((setting) => `-c ${setting}`).join(' ');
    run('pg_ctl', `--pgdata=${cluster}`, '--wait', `--log=${log}`, `--options=${settings}`, 'start');
  } catch (error) {
    remove();
    throw error;
  }
  const stop = () => {
    run('pg_ctl', `--pgdata=${cluster}`, '--mode=immediate', 'stop');
    remove();
  };
  return { url: `postgres://gazetteer@127.0.0.1:${port}/postgres`, stop };
}

/** @throws Error with what the program wrote, and what the server did */
function runProgram(program: string, arguments_: string[], options: SpawnSyncOptions, log: string): void {
  // What is started goes on after its starter, so that it must not hold the pipes of this process.
  const { status, error, stderr } = spawnSync(program, arguments_, {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: 60_000,
  });
  if (status === 0) return;
  const logged = existsSync(log) ? readFileSync(log, 'utf8') : '';
  throw new Error(`${program} failed: ${error?.message ?? ''}${stderr}${logged}`);
}

/** The user that runs the server where this process is root's. */
function ownerOfCluster(): Owner | undefined {
  if (userInfo().uid !== 0) return undefined;
  const idOf = (flag: string, user: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) };
    } catch {
      // There is no such user; the next one is tried.
    }
  }
  return undefined;
}

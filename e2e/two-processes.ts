import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { askServer } from '../packages/testing/src/ask-server.ts';
import { freePort } from '../scripts/free-port.ts';
import { root } from '../scripts/run-command.mjs';

const program = 'apps/server/src/gazetteer.ts';
const run = promisify(execFile);
const administratorKey = randomUUID();

type Environment = Record<string, string>;

/** One installation that two servers serve. */
export class Installation {
  readonly servers: readonly [NodeOfTwo, NodeOfTwo];
  readonly #folder: string;
  readonly #database: TestDatabase | undefined;

  private constructor(
    folder: string,
    servers: readonly [NodeOfTwo, NodeOfTwo],
    database: TestDatabase | undefined,
  ) {
    this.#folder = folder;
    this.servers = servers;
    this.#database = database;
  }

  get onPostgres(): boolean {
    return this.#database !== undefined;
  }

  /** Makes what both are to share; nothing runs yet. */
  static async open(): Promise<Installation> {
    const folder = mkdtempSync(path.join(tmpdir(), 'gazetteer-two-'));
    const { TEST_DATABASE_URL: server } = process.env;
    const database = server ? await createDatabase(server) : undefined;
    const folders = database ? ['one', 'other'] : ['both', 'both'];
    const shared = {
      DATABASE_URL: database?.url ?? '',
      OBJECT_STORE_URL: `file:${path.join(folder, 'objects')}`,
      // On one data folder both find the keys there that one of them has made.
      SECRETS: database ? 'two-processes-are-one-installation' : '',
      ADMIN_KEY: administratorKey,
    };
    const [one, other] = folders.map(
      (name) => new NodeOfTwo({ ...shared, DATA_DIR: path.join(folder, name) }),
    );
    if (!one || !other) throw new Error('two servers are needed');
    return new Installation(folder, [one, other], database);
  }

  /** Starts both at once over empty stores, of which each finds the tables and keys that the other makes. */
  async start(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.start()));
  }

  /** Runs the command line beside them, with the settings of the second. @returns what it prints */
  async command(...words: string[]): Promise<string> {
    const env = { ...process.env, ...this.servers[1].environment };
    return (await run(process.execPath, [program, ...words], { cwd: root, env })).stdout;
  }

  /** Makes a table with a key through the first. */
  async table(name: string) {
    const resource = { package_id: 'rain', name };
    const fields = [{ id: 'key', type: 'int' }];
    const { resource_id } = await this.servers[0].call<{ resource_id: string }>('datastore_create', {
      resource,
      fields,
      primary_key: 'key',
    });
    const search = (server: NodeOfTwo) =>
      server.call<{ total: number; records: { key: number }[] }>('datastore_search', { resource_id });
    return {
      resource_id,
      /** The rows, as each of them counts. */
      total: async () => Promise.all(this.servers.map(async (server) => (await search(server)).total)),
      keys: async () => (await search(this.servers[0])).records.map(({ key }) => key),
    };
  }

  /** @returns the status with which one of them answered */
  async upsert(server: number, resource_id: string, key: number): Promise<number> {
    const input = { resource_id, records: [{ key }], method: 'upsert' };
    const answer = await this.servers[server]?.request('/api/3/action/datastore_upsert', input);
    return answer?.status ?? 0;
  }

  /** Takes the folder of the objects away for as long as the work takes. */
  async whileObjectsAreAway(work: () => Promise<void>): Promise<void> {
    const objects = path.join(this.#folder, 'objects');
    renameSync(objects, `${objects}-away`);
    try {
      await work();
    } finally {
      renameSync(`${objects}-away`, objects);
    }
  }

  /** Ends all connections to the database and lets nobody in for as long as the work takes. */
  async whileDatabaseIsAway(work: () => Promise<void>): Promise<void> {
    await this.#database?.rename('away');
    try {
      await work();
    } finally {
      await this.#database?.rename('back');
    }
  }

  async close(): Promise<void> {
    for (const server of this.servers) await server.kill();
    await this.#database?.drop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** One of the two servers. */
class NodeOfTwo {
  readonly environment: Environment;
  url = '';
  #process: ChildProcess | undefined;

  constructor(environment: Environment) {
    this.environment = {
      ...environment,
      HOST: '127.0.0.1',
      SAMPLE_DATA: '0',
      RATE_LIMIT: '0',
      LOG_LEVEL: 'error',
    };
  }

  /** @returns once it takes requests */
  async start(): Promise<void> {
    const port = String(await freePort());
    this.url = `http://127.0.0.1:${port}`;
    const child = spawn(process.execPath, [program, 'serve'], {
      cwd: root,
      env: { ...process.env, ...this.environment, PORT: port, PUBLIC_URL: this.url },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    for await (const line of createInterface(child.stdout)) {
      if (!line.startsWith('ready')) continue;
      child.stdout.resume();
      return;
    }
    throw new Error('the server ended before it was ready');
  }

  /** Kills it with its children, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** What it says of its parts. */
  async readiness(): Promise<unknown> {
    return (await fetch(`${this.url}/health/ready`)).json();
  }

  /** Sends JSON as the administrator. */
  request(address: string, body: object, method: 'POST' | 'PATCH' = 'POST'): Promise<Response> {
    return fetch(this.url + address, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: administratorKey,
      },
      body: JSON.stringify(body),
    });
  }

  /** Sends JSON as the administrator. @throws where it is refused */
  async json<Answer>(address: string, body: object): Promise<Answer> {
    const answer = await this.request(address, body);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${text}`);
    return JSON.parse(text) as Answer;
  }

  /** Calls an action as the administrator. @throws where it refuses */
  async call<Result = { id: string }>(action: string, input: object): Promise<Result> {
    return (await this.json<{ result: Result }>(`/api/3/action/${action}`, input)).result;
  }
}

interface TestDatabase {
  url: string;
  rename: (to: 'away' | 'back') => Promise<void>;
  drop: () => Promise<void>;
}

/** Makes a database on a PostgreSQL server, for as long as the test takes. */
async function createDatabase(server: string): Promise<TestDatabase> {
  const name = `two_processes_${randomUUID().replaceAll('-', '')}`;
  const ask = async (...statements: string[]) => {
    for (const statement of statements) await askServer(server, statement);
  };
  await ask(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    rename: (to) =>
      to === 'back'
        ? ask(
            `alter database ${name}_away rename to ${name}`,
            `alter database ${name} allow_connections true`,
          )
        : ask(
            `alter database ${name} allow_connections false`,
            `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
            `alter database ${name} rename to ${name}_away`,
          ),
    drop: () => ask(`drop database ${name} with (force)`),
  };
}

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Administrator } from '../crash/administrator.ts';
import { CrashSite } from '../crash/crash-site.ts';
import { NEEDED_OBJECTS, objectProblems } from '../crash/orphans.ts';
import { root } from '../../scripts/run-command.mjs';
import { askServer } from '../../packages/testing/src/ask-server.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { type Line, openLine } from './line.ts';
import { backUp, restoreProblems, type Stores } from './restored-copy.ts';
import { type Bucket, type S3Server, startS3Server } from './s3-server.ts';

const NODES = 2;

type Shared = {
  key: string;
  balancer: Balancer;
  s3: S3Server;
  bucket: Bucket;
  /** A database of the server, as somebody who may create others. */
  postgres: string;
  database: Database;
  /** What leads each node to the database. */
  lines: Map<CrashSite, Line>;
  folder: string;
};

/** One installation on several nodes that share PostgreSQL and an S3 server, behind a balancer. */
export class Nodes extends Administrator {
  readonly nodes: readonly CrashSite[];
  readonly #shared: Shared;

  private constructor(nodes: CrashSite[], shared: Shared) {
    super();
    this.nodes = nodes;
    this.#shared = shared;
  }

  /**
   * Makes a database and a bucket of its own and starts the nodes.
   * @param postgres a database of the server, as somebody who may create others
   * @param checkout the version that they are started as
   */
  static async start(postgres: string, checkout = root): Promise<Nodes> {
    const folder = mkdtempSync(path.join(tmpdir(), 'gazetteer-nodes-'));
    const objects = path.join(folder, 's3');
    mkdirSync(objects);
    const s3 = await startS3Server(objects);
    const bucket = s3.makeBucket('portal');
    const database = await makeDatabase(postgres);
    const nodes: CrashSite[] = [];
    const balancer = await startBalancer(() => nodes.map(({ url }) => url));
    const key = randomUUID() + randomUUID();
    const lines = new Map<CrashSite, Line>();
    const started = new Nodes(nodes, { key, balancer, s3, bucket, postgres, database, lines, folder });
    try {
      for (let number = 1; number <= NODES; number += 1)
        nodes.push(await started.#startNode(number, checkout));
      return started;
    } catch (error) {
      await started.close();
      throw error;
    }
  }

  async #startNode(number: number, checkout: string): Promise<CrashSite> {
    const { key, balancer, database, lines, folder } = this.#shared;
    const own = path.join(folder, `node-${number}`);
    mkdirSync(path.join(own, 'data'), { recursive: true });
    const line = await openLine(database.url);
    const node = new CrashSite(own, {
      ...this.#stores(),
      DATABASE_URL: line.url,
      PUBLIC_URL: balancer.url,
      ADMIN_KEY: key,
      DRAIN_SECONDS: '2',
    });
    lines.set(node, line);
    node.checkout = checkout;
    await node.start();
    return node;
  }

  #stores(): Stores {
    const { key, bucket, database } = this.#shared;
    return { DATABASE_URL: database.url, OBJECT_STORE_URL: bucket.address, SECRETS: key };
  }

  get url(): string {
    return this.#shared.balancer.url;
  }

  /** Asks one node itself, past the balancer. */
  alone(node: CrashSite): Administrator {
    return new OneNode(node.url, this.#shared.key);
  }

  /** What leads a node to the database, and can be cut. */
  lineOf(node: CrashSite): Line {
    const line = this.#shared.lines.get(node);
    if (!line) throw new Error(`${node.url} is no node of these`);
    return line;
  }

  /** Fulfilled when the balancer hands requests to every node. */
  knowsAll(): Promise<void> {
    return this.#shared.balancer.knowsAll();
  }

  protected readKey(): string {
    return this.#shared.key;
  }

  /** Compares the objects in the bucket with what the database refers to, while nobody writes. */
  async objectProblems(): Promise<string[]> {
    return problemsOf(this.#shared.bucket, this.#shared.database);
  }

  /** Writes a backup while the nodes serve. @returns the archive */
  backUp(): Promise<string> {
    return backUp(this.#stores(), this.#shared.folder, 'backup.zip');
  }

  /** Restores a backup into another database and another bucket. @returns what is not there as it was */
  async restoreProblems(archive: string): Promise<string[]> {
    const { key, s3, postgres, folder } = this.#shared;
    const bucket = s3.makeBucket('restored');
    const database = await makeDatabase(postgres);
    try {
      const stores = { DATABASE_URL: database.url, OBJECT_STORE_URL: bucket.address, SECRETS: key };
      const problems = await restoreProblems(archive, stores, path.join(folder, 'restored'));
      return [...problems, ...(await problemsOf(bucket, database))];
    } finally {
      await database.drop();
    }
  }

  async close(): Promise<void> {
    const { balancer, s3, database, lines, folder } = this.#shared;
    await balancer.close();
    await Promise.all(this.nodes.map((node) => node.kill()));
    for (const line of lines.values()) line.close();
    await s3.stop();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

class OneNode extends Administrator {
  readonly url: string;
  readonly #key: string;

  constructor(url: string, key: string) {
    super();
    this.url = url;
    this.#key = key;
  }

  protected readKey(): string {
    return this.#key;
  }
}

async function problemsOf(bucket: Bucket, database: Database): Promise<string[]> {
  const rows = await askServer(database.url, NEEDED_OBJECTS);
  const problems = objectProblems(bucket.folder, new Set(rows.map((row) => String(row['object_key']))));
  // What a killed process leaves of a trial of the store goes with a trial some minutes later.
  return problems.filter((problem) => !problem.includes(' checks/'));
}

type Database = { url: string; drop(): Promise<unknown> };

async function makeDatabase(postgres: string): Promise<Database> {
  const name = `nodes_${randomUUID().replaceAll('-', '')}`;
  await askServer(postgres, `create database ${name}`);
  const url = new URL(postgres);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => askServer(postgres, `drop database ${name} with (force)`) };
}

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Administrator } from '../crash/administrator.ts';
import { CrashSite } from '../crash/crash-site.ts';
import { NEEDED_OBJECTS, objectProblems } from '../crash/orphans.ts';
import { askServer } from '../../packages/testing/src/ask-server.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { type S3Server, startS3Server } from './s3-server.ts';

const NODES = 2;

type Shared = { key: string; balancer: Balancer; s3: S3Server; database: Database; folder: string };

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
   */
  static async start(postgres: string): Promise<Nodes> {
    const folder = mkdtempSync(path.join(tmpdir(), 'gazetteer-nodes-'));
    const objects = path.join(folder, 's3');
    mkdirSync(objects);
    const s3 = await startS3Server(objects);
    const database = await makeDatabase(postgres);
    const nodes: CrashSite[] = [];
    const balancer = await startBalancer(() => nodes.map(({ url }) => url));
    const key = randomUUID() + randomUUID();
    const started = new Nodes(nodes, { key, balancer, s3, database, folder });
    try {
      for (let number = 1; number <= NODES; number += 1) nodes.push(await started.#startNode(number));
      return started;
    } catch (error) {
      await started.close();
      throw error;
    }
  }

  async #startNode(number: number): Promise<CrashSite> {
    const { key, balancer, s3, database, folder } = this.#shared;
    const own = path.join(folder, `node-${number}`);
    mkdirSync(path.join(own, 'data'), { recursive: true });
    const node = new CrashSite(own, {
      DATABASE_URL: database.url,
      OBJECT_STORE_URL: s3.address,
      PUBLIC_URL: balancer.url,
      SECRETS: key,
      ADMIN_KEY: key,
      DRAIN_SECONDS: '2',
    });
    await node.start();
    return node;
  }

  get url(): string {
    return this.#shared.balancer.url;
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
    const { database, s3 } = this.#shared;
    const rows = await askServer(database.url, NEEDED_OBJECTS);
    const problems = objectProblems(s3.bucketFolder, new Set(rows.map((row) => String(row['object_key']))));
    // What a killed process leaves of a trial of the store goes with a trial some minutes later.
    return problems.filter((problem) => !problem.includes(' checks/'));
  }

  async close(): Promise<void> {
    const { balancer, s3, database, folder } = this.#shared;
    await balancer.close();
    await Promise.all(this.nodes.map((node) => node.kill()));
    await s3.stop();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Database = { url: string; drop(): Promise<unknown> };

async function makeDatabase(postgres: string): Promise<Database> {
  const name = `nodes_${randomUUID().replaceAll('-', '')}`;
  await askServer(postgres, `create database ${name}`);
  const url = new URL(postgres);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => askServer(postgres, `drop database ${name} with (force)`) };
}

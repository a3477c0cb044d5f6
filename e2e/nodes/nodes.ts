import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Administrator } from '../crash/administrator.ts';
import { CrashSite } from '../crash/crash-site.ts';
import { askServer } from '../../packages/testing/src/ask-server.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { startS3Server } from './s3-server.ts';

const NODES = 2;

/** One installation on several nodes that share PostgreSQL and an S3 server, behind a balancer. */
export class Nodes extends Administrator {
  readonly nodes: readonly CrashSite[];
  readonly #key: string;
  readonly #balancer: Balancer;
  readonly #close: () => Promise<void>;

  private constructor(
    nodes: readonly CrashSite[],
    key: string,
    balancer: Balancer,
    close: () => Promise<void>,
  ) {
    super();
    this.nodes = nodes;
    this.#key = key;
    this.#balancer = balancer;
    this.#close = close;
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
    const key = randomUUID() + randomUUID();
    const nodes: CrashSite[] = [];
    const balancer = await startBalancer(() => nodes.map(({ url }) => url));
    const settings = {
      DATABASE_URL: database.url,
      OBJECT_STORE_URL: s3.address,
      PUBLIC_URL: balancer.url,
      SECRETS: randomUUID() + randomUUID(),
      ADMIN_KEY: key,
    };
    const close = async () => {
      await balancer.close();
      await Promise.all(nodes.map((node) => node.kill()));
      await s3.stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    };
    try {
      for (let number = 1; number <= NODES; number += 1) {
        const own = path.join(folder, `node-${number}`);
        mkdirSync(path.join(own, 'data'), { recursive: true });
        const node = new CrashSite(own, settings);
        await node.start();
        nodes.push(node);
      }
      return new Nodes(nodes, key, balancer, close);
    } catch (error) {
      await close();
      throw error;
    }
  }

  get url(): string {
    return this.#balancer.url;
  }

  protected readKey(): string {
    return this.#key;
  }

  close(): Promise<void> {
    return this.#close();
  }
}

async function makeDatabase(postgres: string): Promise<{ url: string; drop(): Promise<unknown> }> {
  const name = `nodes_${randomUUID().replaceAll('-', '')}`;
  await askServer(postgres, `create database ${name}`);
  const url = new URL(postgres);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => askServer(postgres, `drop database ${name} with (force)`) };
}

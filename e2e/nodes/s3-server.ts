import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.ts';
import { root, run } from '../../scripts/run-command.mjs';

const MODULE = 'github.com/versity/versitygw/cmd/versitygw@v1.8.0';
const PROGRAMS = path.join(root, 'node_modules', '.cache', 'go');
const [ACCESS, SECRET] = ['gazetteer', 'a-secret-of-tests'];
const PATIENCE_MILLISECONDS = 30_000;

export type Bucket = {
  /** As `OBJECT_STORE_URL` takes it. */
  address: string;
  /** The folder that has the bucket's objects, each a file. */
  folder: string;
};

export type S3Server = {
  /** Its address with the keys, to which the name of a bucket is added. */
  url: string;
  /** Makes a bucket without anything in it. */
  makeBucket(name: string): Bucket;
  stop(): Promise<void>;
};

/**
 * Starts a real S3 server over a folder. It is built from its source first, which takes the Go compiler
 * and some minutes, once.
 * @throws where it cannot be built or does not answer
 */
export async function startS3Server(folder: string): Promise<S3Server> {
  const built = await run('go', ['install', MODULE], { env: { GOBIN: PROGRAMS, GOFLAGS: '-mod=mod' } });
  if (built !== 0) throw new Error(`${MODULE} could not be built: is Go there, and the Go module proxy?`);
  const port = await freePort();
  const child = spawn(
    path.join(PROGRAMS, 'versitygw'),
    ['--port', `127.0.0.1:${port}`, '--access', ACCESS, '--secret', SECRET, '--quiet', 'posix', folder],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  await answering(port, child);
  const url = `s3://${ACCESS}:${SECRET}@127.0.0.1:${port}`;
  return {
    url,
    makeBucket(name) {
      const bucketFolder = path.join(folder, name);
      mkdirSync(bucketFolder, { recursive: true });
      return { address: `${url}/${name}?tls=false`, folder: bucketFolder };
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function answering(port: number, child: ChildProcess): Promise<void> {
  const end = Date.now() + PATIENCE_MILLISECONDS;
  while (Date.now() < end && child.exitCode === null) {
    // Any answer will do, and it refuses who has no key.
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) return;
    await setTimeout(50);
  }
  throw new Error('The S3 server does not answer');
}

import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where the objects of a test are. */
export type TestObjects = {
  /** As `OBJECT_STORE_URL` takes it. */
  address: string;
  /** The folder that has the objects in the end, each a file. */
  folder: string;
};

/**
 * Where a test keeps its objects: in a bucket of its own on the S3 server at `TEST_S3_URL`, whose buckets are folders in
 * `TEST_S3_FOLDER`, or else in a folder. Who asks for the same folder again gets the same bucket, as a portal that starts anew.
 */
export function objectsOfTest(folder: string): TestObjects {
  const { TEST_S3_URL: server, TEST_S3_FOLDER: buckets } = process.env;
  if (!server || !buckets) return { address: `file:${folder}`, folder };
  const name = `test-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  mkdirSync(join(buckets, name), { recursive: true });
  return { address: `${server}/${name}?tls=false`, folder: join(buckets, name) };
}

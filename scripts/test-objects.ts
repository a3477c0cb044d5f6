import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startS3Server } from '../e2e/nodes/s3-server.ts';
import { withPostgres } from './postgres-server.ts';
import { succeeded, tallyLines, type Tally } from './test-tally.ts';
import { objectTests } from './unit-tests.ts';

/** Suites over HTTP that keep objects: those of the tables, and those of the whole portal. */
const SUITES = ['services/datastore/src/', 'apps/server/src/'];

/**
 * `npm run test:objects [-- files]`: these suites once more, with every object in a bucket of a real S3 server instead of a folder.
 */
async function testObjects(files: readonly string[]): Promise<Tally> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gazetteer-buckets-'));
  try {
    const s3 = await startS3Server(folder);
    try {
      const environment = { TEST_S3_URL: s3.url, TEST_S3_FOLDER: folder };
      return await objectTests(files.length > 0 ? files : SUITES, environment);
    } finally {
      await s3.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const tally = await withPostgres(() => testObjects(process.argv.slice(2)));
for (const line of tallyLines(tally)) console.log(line);
process.exitCode = succeeded(tally) ? 0 : 1;

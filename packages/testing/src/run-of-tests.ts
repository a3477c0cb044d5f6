import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askServer } from './ask-server.ts';

/** Before a run of tests: names it, and gives it a folder. After it: removes the folder and the databases made under the name. */
export default function runOfTests(): () => Promise<void> {
  const name = `test_${randomUUID().slice(0, 8)}`;
  const folder = mkdtempSync(join(tmpdir(), 'gazetteer-tests-'));
  // The processes that run tests inherit the environment.
  process.env['TEST_RUN_NAME'] = name;
  process.env['TEST_RUN_FOLDER'] = folder;
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    const url = process.env['TEST_DATABASE_URL'];
    if (!url) return;
    const made = await askServer(url, 'select datname from pg_database where starts_with(datname, $1)', [
      `${name}_`,
    ]);
    for (const { datname } of made) await askServer(url, `drop database "${String(datname)}" with (force)`);
  };
}

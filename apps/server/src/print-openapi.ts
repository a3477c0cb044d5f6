/** Prints the description of the API as JSON, without listening anywhere: `node print-openapi.ts`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApplication } from './open-application.ts';
import { loadSettings } from './settings.ts';

const folder = await mkdtemp(join(tmpdir(), 'gazetteer-openapi-'));
try {
  const application = await openApplication(
    loadSettings({ DATA_DIR: folder, PUBLIC_URL: 'http://localhost:3000', LOG_LEVEL: 'silent' }),
  );
  await application.server.ready();
  process.stdout.write(JSON.stringify(application.server.swagger()));
  await application.close();
} finally {
  await rm(folder, { recursive: true, force: true });
}

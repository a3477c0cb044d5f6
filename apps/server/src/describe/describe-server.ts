import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Description } from '../api-documentation/reference/read-operations.ts';
import { openApplication } from '../open-application.ts';
import { loadSettings } from '../settings.ts';

/** Describes every call of the server as OpenAPI, without listening anywhere. */
export async function describeServer(): Promise<Description> {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-openapi-'));
  try {
    const application = await openApplication(
      loadSettings({ DATA_DIR: folder, PUBLIC_URL: 'http://localhost:3000', LOG_LEVEL: 'silent' }),
    );
    await application.server.ready();
    const description = application.server.swagger() as Description;
    await application.close();
    return description;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

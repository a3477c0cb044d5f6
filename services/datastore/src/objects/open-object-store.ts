import { makeFolder } from '@gazetteer/kernel';
import { openFolderObjectStore } from './folder-object-store.ts';
import type { ObjectStore } from './object-store.ts';
import { readObjectStoreAddress } from './object-store-address.ts';
import { TrialFailed } from './object-trial.ts';
import { openS3ObjectStore } from './s3-object-store.ts';
import { ObjectStoreDown, tellObjectFailures } from './tell-object-failures.ts';
import { traceObjects } from './trace-objects.ts';

/**
 * Opens the store an address names; see {@link readObjectStoreAddress}.
 * @param copies where copies of what is read lie, unless the address says it; a folder of this user alone, since queries trust them
 * @throws SettingsError when the address is none; ObjectStoreDown for a folder of objects that cannot be made, and what the system says of one for copies
 */
export async function openObjectStore(address: string, copies: string): Promise<ObjectStore> {
  const found = readObjectStoreAddress(address);
  if (found.kind === 'folder') return openFolder(found.folder);
  const cacheFolder = found.cacheFolder ?? copies;
  await makeFolder(cacheFolder, 0o700);
  return traceObjects(tellObjectFailures(openS3ObjectStore({ ...found, cacheFolder }), found.place));
}

async function openFolder(folder: string): Promise<ObjectStore> {
  await makeFolder(folder).catch((error: unknown) => {
    throw new ObjectStoreDown(folder, new TrialFailed('write', error));
  });
  return traceObjects(tellObjectFailures(openFolderObjectStore(folder), folder));
}

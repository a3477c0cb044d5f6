import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openFolderObjectStore } from './folder-object-store.ts';
import type { ObjectStore } from './object-store.ts';
import { openS3ObjectStore } from './s3-object-store.ts';
import { TrialFailed } from './object-trial.ts';
import { ObjectStoreDown, tellObjectFailures } from './tell-object-failures.ts';

const DEFAULT_CACHE_MEGABYTES = 20_000;

/**
 * Opens the store an address names: `file:./data/objects` or `file:///srv/objects` for a folder,
 * `s3://key:secret@host:port/bucket` for an S3-compatible store. Options of the latter go into the query:
 * `region` (us-east-1), `tls=false` for plain HTTP, `cache` (folder) and `cache_megabytes` (20000).
 * @throws Error that names the setting when the address is of neither kind; ObjectStoreDown for a folder that cannot be made
 */
export async function openObjectStore(address: string): Promise<ObjectStore> {
  if (address.startsWith('file:')) return openFolder(address);
  if (address.startsWith('s3:')) return openBucket(new URL(address));
  throw new Error('OBJECT_STORE_URL must begin with file: or s3:');
}

async function openFolder(address: string): Promise<ObjectStore> {
  const folder = address.startsWith('file://')
    ? fileURLToPath(address)
    : resolve(address.slice('file:'.length));
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw new ObjectStoreDown(folder, new TrialFailed('write', error));
  });
  return tellObjectFailures(openFolderObjectStore(folder), folder);
}

function openBucket(url: URL): ObjectStore {
  const bucket = url.pathname.slice(1);
  if (!bucket || !url.username || !url.password) {
    throw new Error('OBJECT_STORE_URL must be s3://key:secret@host[:port]/bucket');
  }
  const option = (name: string): string | undefined => url.searchParams.get(name) ?? undefined;
  const store = openS3ObjectStore({
    endpoint: `${option('tls') === 'false' ? 'http' : 'https'}://${url.host}`,
    bucket,
    region: option('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    cacheFolder: option('cache') ?? join(tmpdir(), 'gazetteer-objects', bucket),
    cacheBytes: Number(option('cache_megabytes') ?? DEFAULT_CACHE_MEGABYTES) * 1024 * 1024,
  });
  return tellObjectFailures(store, `s3://${url.host}${url.pathname}`);
}

import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SettingsError } from '@gazetteer/kernel';

/** Where objects are, as `OBJECT_STORE_URL` says it. */
export type ObjectStoreAddress =
  | { kind: 'folder'; folder: string }
  | {
      kind: 'bucket';
      endpoint: string;
      bucket: string;
      region: string;
      accessKeyId: string;
      secretAccessKey: string;
      /** Folder for copies, where the address names one. */
      cacheFolder: string | undefined;
      cacheBytes: number;
      /** As a person may see it, without keys. */
      place: string;
    };

const OPTIONS = ['region', 'tls', 'cache', 'cache_megabytes'];
const DEFAULT_CACHE_MEGABYTES = '20000';

/**
 * Reads `file:./data/objects` or `file:///srv/objects` for a folder, `s3://key:secret@host:port/bucket` for an S3-compatible
 * store. Options of the latter go into the query: `region` (us-east-1), `tls=false` for plain HTTP, `cache` (folder) and
 * `cache_megabytes` (20000).
 * @throws SettingsError that names what is wrong, and never prints a key
 */
export function readObjectStoreAddress(address: string): ObjectStoreAddress {
  if (address.startsWith('file:')) return { kind: 'folder', folder: folderOf(address) };
  if (!address.startsWith('s3://')) throw refusal('must begin with file: or s3://');
  if (!URL.canParse(address)) {
    throw refusal('is no address: encode what is special in key and secret, as in %2F for /');
  }
  return readBucket(new URL(address));
}

function folderOf(address: string): string {
  const path = address.slice('file:'.length);
  if (path.replaceAll('/', '') === '') throw refusal('names no folder');
  if (!address.startsWith('file://')) return resolve(path);
  try {
    return fileURLToPath(address);
  } catch {
    throw refusal('must have the whole path of its folder behind file://, as in file:///srv/objects');
  }
}

function readBucket(url: URL): ObjectStoreAddress {
  const bucket = url.pathname.replaceAll(/^\/|\/$/g, '');
  if (!bucket || !url.hostname || !url.username || !url.password) {
    throw refusal('must be s3://key:secret@host[:port]/bucket');
  }
  if (bucket.includes('/')) throw refusal('names more than a bucket: there is one name behind the host');
  for (const name of url.searchParams.keys()) {
    if (!OPTIONS.includes(name)) throw refusal(`has no option ${name}, but ${OPTIONS.join(', ')}`);
  }
  const option = (name: string, otherwise: string): string => url.searchParams.get(name) || otherwise;
  const tls = option('tls', 'true');
  if (tls !== 'true' && tls !== 'false') throw refusal('has an option tls that is neither true nor false');
  const megabytes = option('cache_megabytes', DEFAULT_CACHE_MEGABYTES);
  if (!/^[1-9]\d{0,8}$/.test(megabytes)) {
    throw refusal('has an option cache_megabytes that is no whole number from 1');
  }
  return {
    kind: 'bucket',
    endpoint: `${tls === 'false' ? 'http' : 'https'}://${url.host}`,
    bucket,
    region: option('region', 'us-east-1'),
    accessKeyId: decoded(url.username),
    secretAccessKey: decoded(url.password),
    cacheFolder: url.searchParams.get('cache') || undefined,
    cacheBytes: Number(megabytes) * 1024 * 1024,
    place: `s3://${url.host}/${bucket}`,
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw refusal('has a % in key or secret that encodes nothing: write it as %25');
  }
}

function refusal(problem: string): SettingsError {
  return new SettingsError([`OBJECT_STORE_URL ${problem}`]);
}

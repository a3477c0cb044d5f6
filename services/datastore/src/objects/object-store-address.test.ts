import { expect, test } from 'vitest';
import { readObjectStoreAddress } from './object-store-address.ts';

test('a bucket has what its address says, and what goes without saying', () => {
  expect(readObjectStoreAddress('s3://k%2Fey:s%25cret@store.example.org:9000/tables/')).toEqual({
    kind: 'bucket',
    endpoint: 'https://store.example.org:9000',
    bucket: 'tables',
    region: 'us-east-1',
    accessKeyId: 'k/ey',
    secretAccessKey: 's%cret',
    cacheFolder: undefined,
    cacheBytes: 20_000 * 1024 ** 2,
    place: 's3://store.example.org:9000/tables',
  });
  const options = 'region=eu-west-1&tls=false&cache=/srv/copies&cache_megabytes=5';
  expect(readObjectStoreAddress(`s3://key:secret@host/tables?${options}`)).toMatchObject({
    endpoint: 'http://host',
    region: 'eu-west-1',
    cacheFolder: '/srv/copies',
    cacheBytes: 5 * 1024 ** 2,
  });
});

test('a folder is named with its whole path or from here', () => {
  expect(readObjectStoreAddress('file:///srv/ob%20jects')).toEqual({
    kind: 'folder',
    folder: '/srv/ob jects',
  });
  expect(readObjectStoreAddress('file:objects')).toEqual({
    kind: 'folder',
    folder: `${process.cwd()}/objects`,
  });
});

test.each([
  ['ftp://key:swordfish@host/bucket', /begin with file: or s3:/],
  ['s3:bucket', /begin with file: or s3:/],
  ['file:', /names no folder/],
  ['file://host/folder', /whole path/],
  ['s3://key:sword/fish@host/bucket', /s3:\/\/key:secret@host|no address/],
  ['s3://key:swordfish@host/', /key:secret@host\[:port\]\/bucket/],
  ['s3://host/bucket', /key:secret@host/],
  ['s3://key:swordfish@host/bucket/folder', /more than a bucket/],
  ['s3://key:swordfish@host/bucket?TLS=false', /no option TLS, but region, tls, cache, cache_megabytes/],
  ['s3://key:swordfish@host/bucket?tls=no', /tls that is neither true nor false/],
  ['s3://key:swordfish@host/bucket?cache_megabytes=many', /cache_megabytes that is no whole number/],
  ['s3://key:%E0%A4@host/bucket', /%25/],
])('%s is refused for what is wrong with it, without its keys', (address, rule) => {
  const read = () => readObjectStoreAddress(address);
  expect(read).toThrow(rule);
  expect(read).toThrow(/OBJECT_STORE_URL/);
  expect(read).not.toThrow(/sword/);
});

import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { openFileCache } from './file-cache.ts';
import { requireKey } from './object-key.ts';
import type { ByteRange, ObjectStore, StoredObject } from './object-store.ts';
import { requireContent, trialContent, trialStep } from './object-trial.ts';

// A host that swallows what is sent to it, or a store that stops in the middle, counts as away.
const CONNECTION_MILLISECONDS = 5000;
const SILENCE_MILLISECONDS = 60_000;

export type S3Options = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Folder for copies of what is read; objects never change, so a copy never grows old. */
  cacheFolder: string;
  cacheBytes: number;
};

/** Objects in a bucket of any S3-compatible store, with a bounded copy of what is in use on this machine. */
export function openS3ObjectStore(options: S3Options): ObjectStore {
  const client = new S3Client({
    endpoint: options.endpoint,
    region: options.region,
    // Bucket names in the host need wildcard DNS, which only the large providers have.
    forcePathStyle: true,
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    // The default sends streamed checksums that many compatible stores refuse or keep as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECTION_MILLISECONDS, socketTimeout: SILENCE_MILLISECONDS },
  });
  const cache = openFileCache(options.cacheFolder, options.cacheBytes);
  const address = (key: string) => ({ Bucket: options.bucket, Key: requireKey(key) });
  const read = async (key: string, range?: ByteRange): Promise<Readable> => {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const { Body } = await client.send(new GetObjectCommand({ ...address(key), Range }));
    if (Body instanceof Readable) return Body;
    throw new Error(`The object store sent no content for ${key}`);
  };
  const tryOut = async () => {
    const key = `checks/${randomUUID()}`;
    await trialStep('write', () =>
      client.send(new PutObjectCommand({ ...address(key), Body: trialContent })),
    );
    requireContent(await trialStep('read', async () => buffer(await read(key))));
    await trialStep('delete', () => client.send(new DeleteObjectCommand(address(key))));
  };
  return {
    put: async (key, path) => {
      const { size } = await stat(path);
      const Body = createReadStream(path);
      await client.send(new PutObjectCommand({ ...address(key), Body, ContentLength: size }));
    },
    localPath: async (key) => cache.path(requireKey(key), () => read(key)),
    read,
    delete: async (key) => {
      await client.send(new DeleteObjectCommand(address(key)));
      await cache.forget(key);
    },
    list: (prefix) => listBucket(client, options.bucket, prefix),
    tryOut,
  };
}

async function* listBucket(client: S3Client, bucket: string, prefix: string): AsyncIterable<StoredObject> {
  for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
    for (const { Key, Size, LastModified } of page.Contents ?? []) {
      if (Key) yield { key: Key, byteSize: Size ?? 0, modifiedAt: LastModified ?? new Date(0) };
    }
  }
}

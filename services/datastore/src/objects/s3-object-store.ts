import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandInput,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { answeredWithin, circuitBreaker } from '@gazetteer/kernel';
import { openFileCache } from './file-cache.ts';
import { requireKey } from './object-key.ts';
import type { ByteRange, ObjectStore, StoredObject } from './object-store.ts';
import { requireContent, trialContent, trialStep, type TrialStep } from './object-trial.ts';

// A host that swallows what is sent to it, or a store that stops in the middle, counts as away.
const CONNECTION_MILLISECONDS = 5000;
const SILENCE_MILLISECONDS = 30_000;
// Until an answer begins, with all tries of the client; what is sent or received takes the time it takes.
const ANSWER_MILLISECONDS = 10_000;
// No trial takes so long.
const LEFT_MILLISECONDS = 10 * 60_000;
/** What keys of objects begin with that are there for a trial only. */
const TRIALS = 'checks/';

/** The client has a word to say to the console about some failures. They are told by what it throws. */
const silent = { trace: () => {}, debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

export type S3Options = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Folder for copies of what is read; objects never change, so a copy never grows old. */
  cacheFolder: string;
  cacheBytes: number;
  /** Milliseconds in which an answer has to begin; ten seconds unless given. */
  answerMilliseconds?: number;
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
    logger: silent,
  });
  const cache = openFileCache(options.cacheFolder, options.cacheBytes);
  const breaker = circuitBreaker();
  const { answerMilliseconds = ANSWER_MILLISECONDS } = options;
  const inTime = <Answer>(question: Question<Answer>) => answeredWithin(answerMilliseconds, question);
  const ask = <Answer>(question: Question<Answer>) => breaker.ask(() => inTime(question));
  const address = (key: string) => ({ Bucket: options.bucket, Key: requireKey(key) });
  const get = async (limit: Limit, key: string, range?: ByteRange): Promise<Readable> => {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const { Body } = await client.send(new GetObjectCommand({ ...address(key), Range }), limit);
    if (Body instanceof Readable) return Body;
    throw new Error(`The object store sent no content for ${key}`);
  };
  const list = (prefix: string) =>
    listBucket(
      (input) => ask((limit) => client.send(new ListObjectsV2Command(input), limit)),
      options.bucket,
      prefix,
    );
  const tryOut = async () => {
    const key = `${TRIALS}${randomUUID()}`;
    const step = <Answer>(name: TrialStep, question: Question<Answer>) =>
      trialStep(name, () => breaker.probe(() => inTime(question)));
    await step('write', (limit) =>
      client.send(new PutObjectCommand({ ...address(key), Body: trialContent }), limit),
    );
    requireContent(await step('read', async (limit) => buffer(await get(limit, key))));
    await step('delete', (limit) => client.send(new DeleteObjectCommand(address(key)), limit));
    // What cannot be removed now is the next trial's.
    await removeLeftTrials().catch(() => undefined);
  };
  // A process that died in the middle of its trial left an object.
  const removeLeftTrials = async () => {
    for await (const { key: left, modifiedAt } of list(TRIALS)) {
      if (modifiedAt.getTime() < Date.now() - LEFT_MILLISECONDS) {
        await ask((limit) => client.send(new DeleteObjectCommand(address(left)), limit));
      }
    }
  };
  const read = (key: string, range?: ByteRange) => ask((limit) => get(limit, key, range));
  return {
    put: async (key, path) => {
      const { size } = await stat(path);
      await breaker.ask(async () => {
        const Body = createReadStream(path);
        try {
          await client.send(new PutObjectCommand({ ...address(key), Body, ContentLength: size }));
        } finally {
          // Where the store does not take it, nobody reads it to its end.
          Body.destroy();
        }
      });
    },
    localPath: async (key) => cache.path(requireKey(key), () => read(key)),
    read,
    delete: async (key) => {
      await ask((limit) => client.send(new DeleteObjectCommand(address(key)), limit));
      await cache.forget(key);
    },
    list,
    tryOut,
  };
}

type Limit = { abortSignal: AbortSignal };
type Question<Answer> = (limit: Limit) => Promise<Answer>;
type ListPage = (input: ListObjectsV2CommandInput) => Promise<ListObjectsV2CommandOutput>;

async function* listBucket(listPage: ListPage, Bucket: string, Prefix: string): AsyncIterable<StoredObject> {
  let ContinuationToken: string | undefined;
  do {
    const page = await listPage({ Bucket, Prefix, ContinuationToken });
    for (const { Key, Size, LastModified } of page.Contents ?? []) {
      if (Key) yield { key: Key, byteSize: Size ?? 0, modifiedAt: LastModified ?? new Date(0) };
    }
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
}

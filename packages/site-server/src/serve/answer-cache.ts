import type { SiteServices } from '@gazetteer/site/server';
import { LRUCache } from 'lru-cache';
import type { Version } from './page-cache.ts';

type Fetch = SiteServices['fetch'];

interface Answer {
  status: number;
  headers: [name: string, value: string][];
  body: ArrayBuffer;
}

interface Entry {
  answer: Promise<Answer>;
  version: Version;
  expires: number;
}

export interface AnswerCacheOptions {
  /** How long an answer serves. With the time that a page is cached it makes the age of the oldest figure on a page. */
  milliseconds?: number;
  /** The most bytes of answers cached; what was unused for longest goes first. */
  bytes?: number;
  now?: () => number;
}

export interface AnswerCache {
  /** A `fetch` that asks `fetch` only what was not answered at this version of what pages show. */
  at(version: Version, fetch: Fetch): Fetch;
}

/** What an answer that is still awaited is counted as. */
const unknownBytes = 1024;

/**
 * Caches what pages for everybody ask of the services: the same page under another address, as links in letters and campaigns have
 * them, and other pages with the same parts, ask it again. Only whole answers are cached, and none that sets a cookie.
 */
export function createAnswerCache(options: AnswerCacheOptions = {}): AnswerCache {
  const { milliseconds = 10_000, bytes = 16 * 1024 * 1024, now = Date.now } = options;
  const entries = new LRUCache<string, Entry>({ maxSize: bytes });

  function fresh(key: string, current: Version): Entry | undefined {
    const entry = entries.get(key);
    return entry && entry.expires > now() && entry.version === current ? entry : undefined;
  }

  function ask(key: string, version: Version, question: () => Promise<Response>): Promise<Answer> {
    const entry: Entry = { answer: question().then(readAnswer), version, expires: now() + milliseconds };
    entries.set(key, entry, { size: unknownBytes });
    const weigh = async () => {
      const answer = await entry.answer.catch(() => undefined);
      if (entries.peek(key) !== entry) return;
      // The cache does not weigh again what it has.
      entries.delete(key);
      if (answer && isForEverybody(answer))
        entries.set(key, entry, { size: unknownBytes + answer.body.byteLength });
    };
    void weigh();
    return entry.answer;
  }

  return {
    at: (version, fetch) => async (address, init) => {
      const key = keyOf(address, init);
      if (key === undefined) return fetch(address, init);
      const known = fresh(key, version)?.answer;
      const { status, headers, body } = await (known ?? ask(key, version, () => fetch(address, init)));
      return new Response(withoutBody.has(status) ? null : body, { status, headers });
    },
  };
}

const withoutBody = new Set([204, 205, 304]);

/** What makes a question another one; undefined for one that carries what is somebody's own, or a body that is read once. */
function keyOf(address: string, { method = 'GET', headers, body }: RequestInit): string | undefined {
  const sent = new Headers(headers);
  if (sent.has('cookie') || sent.has('authorization')) return undefined;
  if (body !== undefined && body !== null && typeof body !== 'string') return undefined;
  return JSON.stringify([method, address, [...sent], body ?? '']);
}

async function readAnswer(answer: Response): Promise<Answer> {
  return { status: answer.status, headers: [...answer.headers], body: await answer.arrayBuffer() };
}

function isForEverybody({ status, headers }: Answer): boolean {
  return status === 200 && headers.every(([name]) => name !== 'set-cookie');
}

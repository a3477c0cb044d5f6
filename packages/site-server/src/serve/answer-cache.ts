import type { SiteServices } from '@gazetteer/site/server';
import { createVersionedCache, type Version } from './versioned-cache.ts';

type Fetch = SiteServices['fetch'];

interface Answer {
  status: number;
  headers: [name: string, value: string][];
  body: ArrayBuffer | null;
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

/** What an answer takes beside its body, and while it is awaited. */
const besideBody = 1024;

/**
 * Caches what pages for everybody ask of the services: the same page under another address, as links in letters and campaigns have
 * them, and other pages with the same parts, ask it again. Only whole answers are cached, and none that sets a cookie.
 */
export function createAnswerCache(options: AnswerCacheOptions = {}): AnswerCache {
  const { milliseconds = 10_000, bytes = 16 * 1024 * 1024, now } = options;
  const cache = createVersionedCache<Answer>({
    milliseconds,
    room: bytes,
    roomOf: (answer) => besideBody + (answer?.body?.byteLength ?? 0),
    isLasting: isForEverybody,
    now,
  });
  return {
    at: (version, fetch) => async (address, init) => {
      const key = keyOf(address, init);
      if (key === undefined) return fetch(address, init);
      const ask = async () => readAnswer(await fetch(address, init));
      const { status, headers, body } = await cache.get(key, version, ask);
      return new Response(body, { status, headers });
    },
  };
}

/** What makes a question another one; undefined for one that carries what is somebody's own, or a body that is read once. */
function keyOf(address: string, { method = 'GET', headers, body }: RequestInit): string | undefined {
  const sent = new Headers(headers);
  if (sent.has('cookie') || sent.has('authorization')) return undefined;
  if (body !== undefined && body !== null && typeof body !== 'string') return undefined;
  return JSON.stringify([method, address, [...sent], body ?? '']);
}

async function readAnswer(answer: Response): Promise<Answer> {
  const { status, headers } = answer;
  return { status, headers: [...headers], body: answer.body && (await answer.arrayBuffer()) };
}

function isForEverybody({ status, headers }: Answer): boolean {
  return status === 200 && headers.every(([name]) => name !== 'set-cookie');
}

import { setTimeout as sleep } from 'node:timers/promises';
import { text as readText } from 'node:stream/consumers';
import { ApplicationError } from '@gazetteer/kernel';
import type { Outbound, OutboundAnswer } from '@gazetteer/outbound';
import { ImportSourceError, type SourceFault } from '../files/catalogue-source.ts';

const ATTEMPTS = 6;
const LONGEST_WAIT_SECONDS = 300;
const LARGEST_ANSWER = 256 * 1024 ** 2;
/** Statuses that may be over in a moment. */
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);

export type Fetching = {
  outbound: Outbound;
  signal?: AbortSignal | undefined;
  /** Bytes an answer may have. */
  maxBytes?: number | undefined;
  /** Waits so many seconds; a test need not. */
  wait?: ((seconds: number, signal: AbortSignal | undefined) => Promise<void>) | undefined;
};

/**
 * Fetches JSON from another catalogue, patiently: what may pass is tried again after a pause that doubles, or that the
 * other side asks for.
 * @throws ImportSourceError when it does not pass, is no JSON, or is refused
 */
export async function fetchJson(url: string, fetching: Fetching): Promise<unknown> {
  const { signal, wait = waitFor } = fetching;
  for (let attempt = 1; ; attempt++) {
    const result = await ask(url, fetching);
    if ('json' in result) return result.json;
    if (!result.passing || attempt === ATTEMPTS)
      throw new ImportSourceError(`${url}: ${result.reason}`, result.fault);
    const seconds = result.after ?? 2 ** (attempt - 1);
    if (seconds > LONGEST_WAIT_SECONDS) {
      throw new ImportSourceError(`${url}: ${result.reason}, and asks to come back in ${seconds} seconds`, {
        code: 'busy',
        params: { seconds },
      });
    }
    await wait(seconds, signal);
  }
}

type Asked =
  | { json: unknown }
  | { reason: string; fault: SourceFault; passing: boolean; after?: number | undefined };

const TELLING = ['unreachable', 'timed_out', 'address_refused', 'too_large'] as const;

async function ask(url: string, { outbound, signal, maxBytes = LARGEST_ANSWER }: Fetching): Promise<Asked> {
  try {
    const answer = await outbound.get(url, {
      signal,
      maxBytes,
      headers: { accept: 'application/json, application/ld+json' },
    });
    if (answer.status === 200) return parse(await readText(answer.body));
    answer.body.destroy();
    const passing = PASSING.has(answer.status);
    return {
      reason: `it answers with the status ${answer.status}`,
      fault: { code: 'answered', params: { status: answer.status } },
      passing,
      after: retryAfter(answer),
    };
  } catch (error) {
    if (!(error instanceof ApplicationError)) throw error;
    const code = TELLING.find((known) => known === error.code) ?? 'unreachable';
    return {
      reason: error.message,
      fault: { code },
      passing: code === 'unreachable' || code === 'timed_out',
    };
  }
}

function parse(body: string): Asked {
  try {
    return { json: JSON.parse(body) };
  } catch {
    return { reason: 'its answer is no JSON', fault: { code: 'no_json' }, passing: false };
  }
}

/** Seconds of `Retry-After` (RFC 9110), given as such or as a date. */
function retryAfter({ headers }: OutboundAnswer): number | undefined {
  const said = headers['retry-after'];
  if (said === undefined) return undefined;
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}

/** Waits, unless the signal ends it. */
export async function waitFor(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  await sleep(seconds * 1000, undefined, { signal });
}

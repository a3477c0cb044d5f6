import { ImportSourceError } from '../files/catalogue-source.ts';
import { type Fetching, fetchJson, waitFor } from './fetch-json.ts';
import type { FindLicense, HarvestRecord, HarvestSource } from './harvest-source.ts';
import { readEntry } from './read-ckan-dump.ts';
import { isDictionary, records, text } from './read-values.ts';

/** Packages a page: enough to be quick, few enough that catalogues with long packages still answer. */
const PAGE = 100;
/** Between two pages, so that a harvest is not what a catalogue mostly does. */
const PAUSE_SECONDS = 0.2;
/** Steps back before it is said that the catalogue changes faster than it can be read. */
const MOST_STEPS_BACK = 50;

type Page = { count: number; packages: Record<string, unknown>[] };

/**
 * A CKAN catalogue by its address, read page by page in the order in which its datasets were made. Pages overlap by one
 * dataset: where that is another one than before, datasets have gone meanwhile and the rest has moved up, and the reader
 * steps back, so that none is missed.
 */
export function ckanSite(
  site: string,
  fetching: Fetching & { findLicense: FindLicense },
  pageSize = PAGE,
): HarvestSource {
  let total = 0;

  async function readPage(start: number): Promise<Page> {
    const query = new URLSearchParams({
      rows: String(pageSize),
      start: String(start),
      sort: 'metadata_created asc, id asc',
    });
    const page = readAnswer(site, await fetchJson(`${site}/api/3/action/package_search?${query}`, fetching));
    total = page.count;
    return page;
  }

  return {
    location: site,
    version: null,
    total: () => total,
    async *read(cursor) {
      let { start, last } = readCursor(cursor);
      let stepsBack = 0;
      for (;;) {
        const from = last === undefined ? start : Math.max(0, start - 1);
        const { count, packages } = await readPage(from);
        if (last !== undefined && text(packages[0]?.id) !== last) {
          if (++stepsBack > MOST_STEPS_BACK)
            throw new ImportSourceError(`${site} changes faster than it can be read`, {
              code: 'changes_too_fast',
            });
          start = Math.max(0, from - pageSize * stepsBack);
          last = undefined;
          continue;
        }
        const fresh = last === undefined ? packages : packages.slice(1);
        for (const [at, given] of fresh.entries()) yield entryAt(start + at, given);
        start += fresh.length;
        last = text(fresh.at(-1)?.id) || undefined;
        if (fresh.length === 0 || start >= count) return;
        await (fetching.wait ?? waitFor)(PAUSE_SECONDS, fetching.signal);
      }
    },
  };

  function entryAt(position: number, given: Record<string, unknown>): HarvestRecord {
    const cursor = JSON.stringify({ start: position + 1, last: text(given.id) });
    const { findLicense } = fetching;
    return {
      ...readEntry(() => given, { findLicense, site }),
      place: `dataset ${position + 1}`,
      cursor,
      done: position + 1,
    };
  }
}

function readAnswer(site: string, answer: unknown): Page {
  const result = isDictionary(answer) && answer.success === true ? answer.result : undefined;
  if (!isDictionary(result) || typeof result.count !== 'number' || !Array.isArray(result.results)) {
    throw new ImportSourceError(`${site} does not answer as CKAN does (package_search)`, {
      code: 'not_ckan',
    });
  }
  return { count: result.count, packages: records(result.results) };
}

function readCursor(cursor: string | undefined): { start: number; last: string | undefined } {
  if (cursor === undefined) return { start: 0, last: undefined };
  const { start, last } = JSON.parse(cursor) as { start: number; last: string };
  return { start, last: last || undefined };
}

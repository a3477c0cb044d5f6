import type { ChartSpec } from '@gazetteer/charts';

/** A chart that is being worked on, as the browser keeps it. */
export interface Draft {
  spec: ChartSpec;
  /** What the chart is of, for a list. */
  name: string;
  /** When it was kept, as ISO text. */
  kept_at: string;
}

/** Where a browser keeps text; `localStorage`. */
type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'visualise-draft';
/** More drafts than anybody looks for; the oldest go. */
const MOST_DRAFTS = 12;
/** Browsers keep about five million characters for a whole site. */
const LONGEST = 2_000_000;

/**
 * Keeps a draft in the place of the one before.
 * @param person whose draft it is: on a shared machine nobody sees another's
 * @param address what the builder was opened with, such as `table:rainfall`
 * @returns false where the browser has no room for it
 */
export function keepDraft(store: TextStore, person: string, address: string, draft: Draft): boolean {
  const text = JSON.stringify({ version: 1, ...draft });
  if (text.length > LONGEST) return false;
  try {
    const others = listDrafts(store, person).filter((one) => one.address !== address);
    for (const { address: old } of others.slice(MOST_DRAFTS - 1)) store.removeItem(keyOf(person, old));
    store.setItem(keyOf(person, address), text);
    return true;
  } catch {
    // Storage is full, or the browser keeps nothing for this site.
    return false;
  }
}

/** The draft of an address; undefined where there is none that can be read. */
export function readDraft(store: TextStore, person: string, address: string): Draft | undefined {
  try {
    return parseDraft(store.getItem(keyOf(person, address)));
  } catch {
    return undefined;
  }
}

export function forgetDraft(store: TextStore, person: string, address: string): void {
  try {
    store.removeItem(keyOf(person, address));
  } catch {
    // What cannot be reached needs no forgetting.
  }
}

/** All drafts of a person, the newest first. */
export function listDrafts(store: TextStore, person: string): (Draft & { address: string })[] {
  const start = keyOf(person, '');
  const keys = Array.from({ length: store.length }, (_, place) => store.key(place) ?? '');
  return keys
    .filter((key) => key.startsWith(start))
    .flatMap((key) => {
      const draft = parseDraft(store.getItem(key));
      return draft ? [{ ...draft, address: key.slice(start.length) }] : [];
    })
    .toSorted((one, two) => two.kept_at.localeCompare(one.kept_at));
}

function keyOf(person: string, address: string): string {
  return `${PREFIX}:${person}:${address}`;
}

/** What was kept may be of another version of this page: what does not look like a chart is no draft. */
function parseDraft(text: string | null): Draft | undefined {
  if (!text) return undefined;
  try {
    const draft = JSON.parse(text) as Partial<Draft> & { version?: unknown };
    const { spec } = draft;
    const isChart =
      draft.version === 1 &&
      spec?.version === 1 &&
      typeof spec.mark === 'string' &&
      typeof spec.channels === 'object' &&
      typeof spec.source === 'object';
    return isChart ? { spec, name: draft.name ?? '', kept_at: draft.kept_at ?? '' } : undefined;
  } catch {
    return undefined;
  }
}

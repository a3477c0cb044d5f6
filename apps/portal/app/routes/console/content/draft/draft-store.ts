import { articleFields, type ArticleValues } from '../values/article-values.ts';

/** What somebody has written and not saved, as the browser keeps it. */
export interface Draft {
  values: ArticleValues;
  /** The values it was made from, to be compared with what others have saved since. */
  base: ArticleValues;
  /** The revision it was made from; 0 for what was never saved. */
  revision: number;
  /** When it was kept, as ISO text. */
  kept_at: string;
}

/** Where a browser keeps text; `localStorage`. */
type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'console-draft';

/**
 * Keeps a draft in the place of the one before.
 * @param person whose draft it is: on a shared machine nobody sees another's
 * @param address the article it is of, by its id, or `new`
 * @returns false where the browser has no room for it
 */
export function keepDraft(store: TextStore, person: string, address: string, draft: Draft): boolean {
  try {
    store.setItem(keyOf(person, address), JSON.stringify({ version: 1, ...draft }));
    return true;
  } catch {
    return false;
  }
}

/** The draft of an article; undefined where there is none that can be read. */
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

/** The articles of which this person has drafts in this browser. */
export function addressesOfDrafts(store: TextStore, person: string): string[] {
  const start = keyOf(person, '');
  const keys = Array.from({ length: store.length }, (_, place) => store.key(place) ?? '');
  return keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
}

function keyOf(person: string, address: string): string {
  return `${PREFIX}:${person}:${address}`;
}

function parseDraft(text: string | null): Draft | undefined {
  if (!text) return undefined;
  const draft = JSON.parse(text) as Partial<Draft> & { version?: unknown };
  const isDraft =
    draft.version === 1 &&
    isValues(draft.values) &&
    isValues(draft.base) &&
    typeof draft.revision === 'number' &&
    typeof draft.kept_at === 'string';
  if (!isDraft) return undefined;
  const { values, base, revision, kept_at } = draft as Draft;
  return { values, base, revision, kept_at };
}

/** What was kept may be of another version of this page. */
function isValues(values: unknown): values is ArticleValues {
  return (
    typeof values === 'object' &&
    values !== null &&
    articleFields.every((field) => typeof (values as Record<string, unknown>)[field] === 'string')
  );
}

/** Where a browser stores text; `localStorage`. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Drafts of one kind in a browser, each by the person whose it is and by the address it is of. */
export interface StoredDrafts<Draft> {
  /** Stores a draft instead of the one before. @returns false where the browser has no room for it */
  save(store: TextStore, person: string, address: string, draft: Draft): boolean;
  /** Undefined where there is none that can be read. */
  read(store: TextStore, person: string, address: string): Draft | undefined;
  remove(store: TextStore, person: string, address: string): void;
  /** Of what this person has drafts in this browser. */
  addresses(store: TextStore, person: string): string[];
  /** All that this person has, the newest first. */
  list(store: TextStore, person: string): (Draft & { address: string })[];
}

interface DraftOptions<Draft> {
  /** What the keys of this kind begin with. */
  prefix: string;
  /** The draft in what was stored, which may be of another version of the page; undefined where there is none. */
  accept: (stored: Partial<Draft>) => Draft | undefined;
  /** The most drafts of one person; more push the oldest out. */
  most?: number;
  /** The most characters; browsers store about five million for a whole site. */
  longest?: number;
}

/** Stores drafts of one kind in the browser. On a shared machine nobody sees another's. */
export function storedDrafts<Draft extends { kept_at: string }>({
  prefix,
  accept,
  most = Number.POSITIVE_INFINITY,
  longest = Number.POSITIVE_INFINITY,
}: DraftOptions<Draft>): StoredDrafts<Draft> {
  const keyOf = (person: string, address: string) => `${prefix}:${person}:${address}`;
  const drafts: StoredDrafts<Draft> = {
    save: (store, person, address, draft) => {
      const text = JSON.stringify({ version: 1, ...draft });
      if (text.length > longest) return false;
      try {
        if (most < Number.POSITIVE_INFINITY) {
          const others = drafts.list(store, person).filter((one) => one.address !== address);
          for (const { address: old } of others.slice(most - 1)) store.removeItem(keyOf(person, old));
        }
        store.setItem(keyOf(person, address), text);
        return true;
      } catch {
        // Storage is full, or the browser stores nothing for this site.
        return false;
      }
    },
    read: (store, person, address) => {
      try {
        const text = store.getItem(keyOf(person, address));
        const stored = text ? (JSON.parse(text) as Partial<Draft> & { version?: unknown }) : undefined;
        return stored?.version === 1 ? accept(stored) : undefined;
      } catch {
        return undefined;
      }
    },
    remove: (store, person, address) => {
      try {
        store.removeItem(keyOf(person, address));
      } catch {
        // What cannot be reached need not be removed.
      }
    },
    addresses: (store, person) => {
      const start = keyOf(person, '');
      const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
      return keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
    },
    list: (store, person) =>
      drafts
        .addresses(store, person)
        .flatMap((address) => {
          const draft = drafts.read(store, person, address);
          return draft ? [{ ...draft, address }] : [];
        })
        .toSorted((one, two) => two.kept_at.localeCompare(one.kept_at)),
  };
  return drafts;
}

/** What this browser stores for the site; undefined where it is told to store nothing. */
export function browserStore(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
}

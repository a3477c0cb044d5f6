/** Where a browser keeps text; `localStorage`. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Drafts of one kind in a browser, each by the person whose it is and by the address it is of. */
export interface KeptDrafts<Draft> {
  /** Keeps a draft in the place of the one before. @returns false where the browser has no room for it */
  keep(store: TextStore, person: string, address: string, draft: Draft): boolean;
  /** Undefined where there is none that can be read. */
  read(store: TextStore, person: string, address: string): Draft | undefined;
  forget(store: TextStore, person: string, address: string): void;
  /** Of what this person has drafts in this browser. */
  addresses(store: TextStore, person: string): string[];
  /** All that this person has, the newest first. */
  list(store: TextStore, person: string): (Draft & { address: string })[];
}

interface DraftOptions<Draft> {
  /** What the keys of this kind begin with. */
  prefix: string;
  /** The draft in what was kept, which may be of another version of the page; undefined where there is none. */
  accept: (kept: Partial<Draft>) => Draft | undefined;
  /** More of one person are not kept; the oldest go. */
  most?: number;
  /** Characters; browsers keep about five million for a whole site. */
  longest?: number;
}

/** Keeps drafts of one kind. On a shared machine nobody sees another's. */
export function keptDrafts<Draft extends { kept_at: string }>({
  prefix,
  accept,
  most = Number.POSITIVE_INFINITY,
  longest = Number.POSITIVE_INFINITY,
}: DraftOptions<Draft>): KeptDrafts<Draft> {
  const keyOf = (person: string, address: string) => `${prefix}:${person}:${address}`;
  const drafts: KeptDrafts<Draft> = {
    keep: (store, person, address, draft) => {
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
        // Storage is full, or the browser keeps nothing for this site.
        return false;
      }
    },
    read: (store, person, address) => {
      try {
        const text = store.getItem(keyOf(person, address));
        const kept = text ? (JSON.parse(text) as Partial<Draft> & { version?: unknown }) : undefined;
        return kept?.version === 1 ? accept(kept) : undefined;
      } catch {
        return undefined;
      }
    },
    forget: (store, person, address) => {
      try {
        store.removeItem(keyOf(person, address));
      } catch {
        // What cannot be reached needs no forgetting.
      }
    },
    addresses: (store, person) => {
      const start = keyOf(person, '');
      const keys = Array.from({ length: store.length }, (_, place) => store.key(place) ?? '');
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

/** What this browser keeps for the site; undefined where it is told to keep nothing. */
export function browserStore(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
}

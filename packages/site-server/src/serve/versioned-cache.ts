import { LRUCache } from 'lru-cache';

/** What pages show has one, which changes with it. */
export type Version = string | number;

export interface VersionedCacheOptions<Value> {
  /** How long a value serves, counted from when it was asked for. */
  milliseconds: number;
  /** The room for all values; what was unused for longest goes first. */
  room: number;
  /** The part of the room that a value takes; undefined is one that is still being made. */
  roomOf: (value: Value | undefined) => number;
  /** Whether a value may serve others than who asked for it. */
  isLasting: (value: Value) => boolean;
  now?: (() => number) | undefined;
}

export interface VersionedCache<Value> {
  /**
   * The value cached under `key`, or the one `make` makes. Who asks at the same time shares it, unless it is not lasting or
   * cannot be made, for whichever reason of the first: then each of them makes its own.
   * @param version asked before the value is made: what changes meanwhile makes it out of date
   */
  get(key: string, version: Version, make: () => Promise<Value>): Promise<Value>;
}

interface Entry<Value> {
  value: Promise<Value>;
  version: Version;
  expires: number;
}

/** Caches what is true at one version of what pages show. */
export function createVersionedCache<Value>(options: VersionedCacheOptions<Value>): VersionedCache<Value> {
  const { milliseconds, room, roomOf, isLasting, now = Date.now } = options;
  const entries = new LRUCache<string, Entry<Value>>({ maxSize: room });

  async function settle(key: string, entry: Entry<Value>): Promise<void> {
    const value = await entry.value.catch(() => undefined);
    if (entries.peek(key) !== entry) return;
    // The cache does not weigh again what it has.
    entries.delete(key);
    if (value !== undefined && isLasting(value)) entries.set(key, entry, { size: roomOf(value) });
  }

  function add(key: string, version: Version, make: () => Promise<Value>): Promise<Value> {
    const entry: Entry<Value> = { value: make(), version, expires: now() + milliseconds };
    entries.set(key, entry, { size: roomOf(undefined) });
    void settle(key, entry);
    return entry.value;
  }

  return {
    get: async (key, version, make) => {
      const entry = entries.get(key);
      if (!entry || entry.expires <= now() || entry.version !== version) return add(key, version, make);
      const value = await entry.value.catch(() => undefined);
      return value !== undefined && isLasting(value) ? value : make();
    },
  };
}

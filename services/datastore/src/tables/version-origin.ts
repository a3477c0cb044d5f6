import type { Caller } from '@gazetteer/kernel';

/** What made a version. Those of the first line bring a whole table; the others edit rows of one. */
export const wholeOperations = ['create', 'import', 'merge', 'reshape'] as const;
export const editOperations = ['insert', 'update', 'upsert', 'delete'] as const;
export type VersionOperation = (typeof wholeOperations)[number] | (typeof editOperations)[number];

/** Who and what makes a version. */
export type VersionOrigin = { operation: VersionOperation; caller: Caller };

/** Who made a version, as it is kept: the name of a key, or the id of a person. */
export type VersionMaker = { kind: 'key'; name: string } | { kind: 'person'; id: string };

/** What to keep of a caller; nobody leaves nothing. */
export function makerOf(caller: Caller): VersionMaker | null {
  switch (caller.kind) {
    case 'key':
      return { kind: 'key', name: caller.name };
    case 'session':
      return { kind: 'person', id: caller.identity };
    case 'anonymous':
      return null;
  }
}

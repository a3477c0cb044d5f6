import type { ShownDifference } from './difference-list.tsx';

/** A difference as the service tells it, or as it is made here. */
export interface Difference {
  op: ShownDifference['op'];
  path: string;
  before?: unknown;
  after?: unknown;
}

/** Differences with what stood and stands there written as JSON: it can be anything. */
export function writtenDifferences(differences: readonly Difference[]): ShownDifference[] {
  return differences.map(({ op, path, before, after }) => ({
    op,
    path,
    before: before === undefined ? undefined : JSON.stringify(before, null, 2),
    after: after === undefined ? undefined : JSON.stringify(after, null, 2),
  }));
}

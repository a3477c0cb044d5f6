import type { IndexView } from './index-memory.ts';
import { OrdinalSet } from './ordinal-set.ts';

/** The values of a document by field that are other than those in the index. */
export type Changes = Readonly<Record<string, readonly string[]>>;

/** A view in which one document has other values. The view itself stays as it is. */
export function viewWith(view: IndexView, ordinal: number, changes: Changes): IndexView {
  const changed = new Map(
    Object.entries(changes).map(([field, values]) => {
      const column = view.column(field).copy();
      column.replace(ordinal, values);
      return [field, column];
    }),
  );
  return {
    version: view.version,
    // A set of its own: what everybody may see is remembered by it.
    documents: view.documents.union(new OrdinalSet()),
    column: (field) => changed.get(field) ?? view.column(field),
  };
}

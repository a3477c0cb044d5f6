import { checkTypes } from './check-types.ts';
import type { Language, Namespace, Notes, Position } from './namespace.ts';
import { parseClasses } from './parse-source.ts';
import { readNamespace } from './read-namespace.ts';

/**
 * Reads a text of the permission language, which is a small part of TypeScript: one class a namespace, with what tuples
 * state (`related`) and what follows from them (`permits`). Never throws: everything that is wrong is in `faults`, in the
 * order of the text, and what is doubtful in `warnings`.
 * @param isStored of a text that holds already; it may have been stored when less of it was read
 */
export function readLanguage(source: string, { isStored = false } = {}): Language {
  const notes: Notes = { faults: [], warnings: [] };
  const namespaces = new Map<string, Namespace>();
  for (const node of parseClasses(source, notes, isStored)) {
    const namespace = readNamespace(node, notes);
    namespaces.set(namespace.name, namespace);
  }
  // A text that could not be read whole would be told that half of its names are not declared.
  if (notes.faults.length === 0) checkTypes(namespaces, notes);
  notes.faults.sort((one, other) => compare(one.span.start, other.span.start));
  return { namespaces, ...notes };
}

function compare(one: Position, other: Position): number {
  return one.line - other.line || one.column - other.column;
}

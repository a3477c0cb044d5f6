import rfc6902 from 'rfc6902';
import { hideSecrets } from '../settings/secrets.ts';
import type { ProjectDocument } from '../settings/project-document.ts';

/** One difference of two revisions: where, as a JSON pointer, and what stood and stands there. */
export type Difference = {
  op: 'add' | 'remove' | 'replace';
  path: string;
  before?: unknown;
  after?: unknown;
};

/**
 * What leads from one document to another, as the operations of a JSON patch (RFC 6902) with what was there before. Secrets are
 * compared, and not shown.
 */
export function compareDocuments(before: ProjectDocument, after: ProjectDocument): Difference[] {
  const document: unknown = structuredClone(before);
  return rfc6902.createPatch(before, after).flatMap((operation) => {
    const { op, path } = operation;
    if (op !== 'add' && op !== 'remove' && op !== 'replace') return [];
    // The operations follow each other: in a list, the place of a part is the one that those before it leave.
    const was = op === 'add' ? undefined : structuredClone(rfc6902.Pointer.fromJSON(path).get(document));
    rfc6902.applyPatch(document, [operation]);
    return {
      op,
      path,
      ...(op === 'add' ? {} : { before: hideSecrets(was) }),
      ...(op === 'remove' ? {} : { after: hideSecrets((operation as { value: unknown }).value) }),
    };
  });
}

import type { ContentContext } from '../model/content-context.ts';
import type { RevisionSummary } from '../articles/revision.store.ts';

type Saved = Pick<RevisionSummary, 'saved_by' | 'saved_with'>;

/** Makes known who saved some revisions: each account is asked for once. */
export async function nameSavers(
  { accounts }: Pick<ContentContext, 'accounts'>,
  revisions: readonly Saved[],
): Promise<(revision: Saved) => string | null> {
  const ids = new Set(revisions.map(({ saved_by }) => saved_by).filter((id) => id !== null));
  const addresses = new Map<string, string | null>();
  for (const id of ids) addresses.set(id, await accounts.emailOf(id));
  return ({ saved_by, saved_with }) => (saved_by === null ? saved_with : (addresses.get(saved_by) ?? null));
}

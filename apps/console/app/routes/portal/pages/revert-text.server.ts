import type { RouterContextProvider } from 'react-router';
import { changeContent } from '../../../content-calls/call-content.server.ts';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/** What the list says after a text was changed for another. */
export type RevertAnswer =
  /** `reverted`: readers see the site file's text; `published`: they see the edited one again. */
  { done: 'reverted' | 'published'; slug: string } | { done: 'conflict' | 'problem' };

/**
 * Shows the site file's text in the place of the edited one, or the edited one again. Nothing is deleted: the edited one
 * is archived, with its history.
 */
export async function revertText(asking: Asking, form: URLSearchParams): Promise<RevertAnswer> {
  const isBack = form.get('intent') === 'publish';
  const path = `/articles/${encodeURIComponent(form.get('id') ?? '')}`;
  const answer = await changeContent(asking, 'PATCH', path, {
    revision: Number(form.get('revision')),
    state: isBack ? 'published' : 'archived',
  });
  if (answer.ok) return { done: isBack ? 'published' : 'reverted', slug: form.get('slug') ?? '' };
  return { done: answer.status === 409 ? 'conflict' : 'problem' };
}

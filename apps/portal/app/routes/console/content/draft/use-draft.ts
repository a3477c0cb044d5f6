import { type Dispatch, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { browserStore } from '../../../visualise/builder/draft/browser-store.ts';
import { useLatest } from '../../../visualise/builder/use-latest.ts';
import { type EditorAction, type EditorState, isDirty } from '../editor/editor-state.ts';
import { forgetDraft, keepDraft, readDraft } from './draft-store.ts';

/** How long a text rests before it is kept. */
const PAUSE = 300;

interface DraftOf {
  person: string;
  /** Where it is kept before the article was saved first. */
  address: string;
  state: EditorState;
}

/**
 * Keeps what is not saved in this browser, and takes it up again: after a reload, a lost session, a failed save.
 * @returns false where the browser keeps nothing
 */
export function useDraft({ person, address, state }: DraftOf, dispatch: Dispatch<EditorAction>): boolean {
  const [store] = useState(browserStore);
  const [isKept, setKept] = useState(true);
  const place = state.article?.id ?? address;
  const latest = useLatest({ state, place });
  const isOpened = useRef(false);

  useLayoutEffect(() => {
    const draft = store && readDraft(store, person, address);
    if (draft) dispatch({ type: 'restore', draft });
  }, [store, person, address, dispatch]);

  const keep = useCallback(() => {
    const { state: now, place: at } = latest.current;
    if (!store || !isDirty(now)) return;
    const { values, saved: base, article } = now;
    const draft = { values, base, revision: article?.revision ?? 0, kept_at: new Date().toISOString() };
    setKept(keepDraft(store, person, at, draft));
  }, [store, person, latest]);

  const { values, saved } = state;
  useEffect(() => {
    const wasOpened = isOpened.current;
    isOpened.current = true;
    if (isDirty({ values, saved })) {
      const timer = setTimeout(keep, PAUSE);
      return () => clearTimeout(timer);
    }
    // The first look comes before what was kept is taken up.
    if (wasOpened && store) for (const at of [place, address]) forgetDraft(store, person, at);
    return undefined;
  }, [values, saved, store, person, place, address, keep]);

  useEffect(() => {
    // Whoever leaves within the pause loses nothing either.
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);
  return isKept && store !== undefined;
}

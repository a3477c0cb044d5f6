import { type Dispatch, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { browserStore } from '../../drafts/browser-store.ts';
import { useLatest } from '../../controls/use-latest.ts';
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

  const { values, saved } = state;
  useEffect(() => {
    const wasOpened = isOpened.current;
    isOpened.current = true;
    if (isDirty({ values, saved })) {
      const timer = setTimeout(() => setKept(keepNow(store, person, latest.current)), PAUSE);
      return () => clearTimeout(timer);
    }
    // The first look comes before what was kept is taken up.
    if (wasOpened && store) for (const at of [place, address]) forgetDraft(store, person, at);
    return undefined;
  }, [values, saved, store, person, place, address, latest]);

  useEffect(() => {
    // Whoever leaves within the pause loses nothing either.
    const keep = () => void keepNow(store, person, latest.current);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [store, person, latest]);
  return isKept && store !== undefined;
}

/** Keeps what is not saved, if there is anything. @returns false where the browser has no room for it */
function keepNow(
  store: Storage | undefined,
  person: string,
  { state, place }: { state: EditorState; place: string },
): boolean {
  if (!store || !isDirty(state)) return store !== undefined;
  const { values, saved: base, article } = state;
  const revision = article?.revision ?? 0;
  return keepDraft(store, person, place, { values, base, revision, kept_at: new Date().toISOString() });
}

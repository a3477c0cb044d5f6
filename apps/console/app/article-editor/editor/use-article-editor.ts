import { browserStore } from '@gazetteer/site';
import { useLatest } from '@gazetteer/ui';
import { type Dispatch, useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePerson } from '../../session/use-person.ts';
import { removeDraft, saveDraft, readDraft } from '../save/draft-store.ts';
import {
  callFromBrowser,
  type EditorStart,
  type Intent,
  saveArticle,
  type SentBack,
  stateAfter,
} from '../save/send-article.ts';
import { type EditorAction, type EditorState, isDirty, openEditor, reduceEditor } from './editor-state.ts';

interface ArticleEditing {
  state: EditorState;
  dispatch: Dispatch<EditorAction>;
  /** False where this browser keeps nothing that is not saved. */
  isKept: boolean;
  /** Saves, and does what was asked for. @param publishAt when to publish what is scheduled */
  act: (intent: Intent, publishAt?: string) => Promise<void>;
}

/**
 * One article as it is being written: what stands in its fields, what is saved, and how the two become one.
 * @param sentBack what came of the form where it was sent without script
 */
export function useArticleEditor(start: EditorStart, sentBack?: SentBack): ArticleEditing {
  const editor = usePerson();
  const navigate = useNavigate();
  const [state, dispatch] = useReducer(reduceEditor, undefined, () => openEditor(start, sentBack));
  const isKept = useDraft({ person: editor.id, address: start.address, state }, dispatch);
  const latest = useLatest(state);

  const act = useCallback(
    async (intent: Intent, publishAt?: string) => {
      const { values, article, doing } = latest.current;
      if (doing) return;
      dispatch({ type: 'send', intent });
      if (intent === 'delete') {
        const outcome = await deleteArticle(article?.id ?? '');
        if (outcome === 'deleted') {
          dispatch({ type: 'discard' });
          await navigate('/console/content?done=deleted');
          return;
        }
        const problem = { state: 'problem', problem: outcome, fields: {} } as const;
        dispatch({ type: 'answer', intent, sent: values, outcome: problem, at: '' });
        return;
      }
      const outcome = await saveArticle(callFromBrowser, {
        values,
        known: article ?? undefined,
        state: stateAfter[intent],
        publish_at: publishAt,
      });
      dispatch({ type: 'answer', intent, sent: values, outcome, at: new Date().toISOString() });
    },
    [latest, navigate],
  );

  const id = state.article?.id;
  const isNew = start.article === null;
  useEffect(() => {
    // From its first save on it has an address of its own; the page with its caret stays as it is.
    if (isNew && id && location.pathname.endsWith('/content/new'))
      history.replaceState(history.state, '', `/console/content/${id}`);
  }, [isNew, id]);
  return { state, dispatch, isKept, act };
}

async function deleteArticle(id: string) {
  try {
    const answer = await callFromBrowser('DELETE', `/articles/${encodeURIComponent(id)}`);
    if (answer.ok) return 'deleted';
    return answer.status === 401 ? 'session' : 'failed';
  } catch {
    return 'network';
  }
}

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
function useDraft({ person, address, state }: DraftOf, dispatch: Dispatch<EditorAction>): boolean {
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
    if (wasOpened && store) for (const at of [place, address]) removeDraft(store, person, at);
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
  return saveDraft(store, person, place, { values, base, revision, kept_at: new Date().toISOString() });
}

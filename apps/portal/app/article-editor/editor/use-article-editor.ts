import { type Dispatch, useCallback, useEffect, useReducer } from 'react';
import { useNavigate } from 'react-router';
import { useLatest } from '../../controls/use-latest.ts';
import { useEditor } from '../../console/use-editor.ts';
import { useDraft } from '../draft/use-draft.ts';
import { callFromBrowser, saveArticle } from '../save/send-article.ts';
import { stateAfter } from '../save/state-after.ts';
import type { EditorStart, Intent, SentBack } from './editor-start.ts';
import { type EditorAction, type EditorState, openEditor, reduceEditor } from './editor-state.ts';

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
  const editor = useEditor();
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

import { useTranslation } from 'react-i18next';
import { useMoments } from '../../console/use-moments.ts';
import { type EditorState, isDirty } from './editor-state.ts';

/** Whether what stands on the page is saved; what was just done is spoken as well. */
export function SaveStatus({ state, isKept }: { state: EditorState; isKept: boolean }) {
  const { t } = useTranslation();
  const { clock, moment } = useMoments();
  const { doing, done, article } = state;
  const spoken = done ? t(`console.content.done.${done.intent}`, { time: clock(done.at) }) : '';
  const shown = () => {
    if (doing) return t('console.content.saving');
    if (isDirty(state)) return t(isKept ? 'console.content.unsaved' : 'console.content.unkept');
    return article ? t('console.content.savedAt', { time: moment(article.updated_at) }) : '';
  };
  return (
    <p className="editor-status">
      <span role="status">{spoken}</span>
      {spoken && !doing && !isDirty(state) ? null : <span>{shown()}</span>}
    </p>
  );
}

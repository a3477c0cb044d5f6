import { Button, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { loginAddress } from '../../session/login-address.ts';
import { useMoments } from '../../console/use-moments.ts';
import type { FieldTexts } from '../save/use-field-texts.ts';
import type { EditorState } from './editor-state.ts';

interface EditorNoticesProps {
  state: EditorState;
  texts: FieldTexts;
  onDiscard: () => void;
  onSettle: () => void;
}

/** What one must know before going on: that nothing was saved and why, or that an unsaved text is back. */
export function EditorNotices({ state, texts, onDiscard, onSettle }: EditorNoticesProps) {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const { pathname } = useLocation();
  const { problem, restored, conflict, article } = state;
  const path = article ? `/console/content/${article.id}` : pathname;
  return (
    <>
      {problem ? (
        <Notice kind="error" title={t(`console.content.problem.${problem.kind}.title`)}>
          <p>{t(`console.content.problem.${problem.kind}.text`)}</p>
          {Object.keys(texts).length > 0 ? (
            <ul className="editor-problems">
              {Object.entries(texts).map(([field, text]) => (
                <li key={field}>{text}</li>
              ))}
            </ul>
          ) : null}
          {problem.kind === 'session' ? (
            <a href={loginAddress(path)}>{t('console.content.problem.session.login')}</a>
          ) : null}
        </Notice>
      ) : null}
      {restored && !conflict ? (
        <Notice title={t('console.content.restored.title', { time: moment(restored) })}>
          <p>{t('console.content.restored.text')}</p>
          <div className="console-actions">
            <Button onClick={onSettle}>{t('console.content.restored.keep')}</Button>
            <Button look="quiet" onClick={onDiscard}>
              {t('console.content.restored.discard')}
            </Button>
          </div>
        </Notice>
      ) : null}
    </>
  );
}

import { useMoments } from '@gazetteer/site';
import { Button, Checkbox } from '@gazetteer/ui';
import { IconArrowLeft, IconDeviceFloppy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { StateMark } from '../state-mark.tsx';
import { type EditorState, isDirty } from './editor-state.ts';

interface EditorBarProps {
  state: EditorState;
  isKept: boolean;
  view: EditorView;
  onView: (view: EditorView) => void;
  /** What publishes it. */
  children: ReactNode;
}

/** The bar over an article, always in sight: where one is, what is saved, and what to do next. */
export function EditorBar({ state, isKept, view, onView, children }: EditorBarProps) {
  const { t } = useTranslation();
  const { article, doing, values } = state;
  const articleState = article?.state ?? 'draft';
  const part = values.kind === 'page' ? 'pages' : 'content';
  return (
    <div className="editor-bar">
      <Link to={`/console/${part}`} className="editor-back">
        <IconArrowLeft size={20} stroke={1.6} aria-hidden="true" />
        <span>{t(`menu.portal.${part}`)}</span>
      </Link>
      <StateMark state={articleState} />
      <SaveStatus state={state} isKept={isKept} />
      <ViewSwitch view={view} onView={onView} />
      <div className="editor-acts">
        <Button
          type="submit"
          name="intent"
          value="save"
          look={articleState === 'published' || articleState === 'scheduled' ? 'primary' : 'plain'}
          icon={<IconDeviceFloppy stroke={1.6} aria-hidden="true" />}
          aria-keyshortcuts="Control+S"
          title={`${t('content.control')}+S`}
          aria-disabled={doing !== null}
        >
          {t(`content.act.save.${articleState}`)}
        </Button>
        {children}
      </div>
    </div>
  );
}

/** Which languages are on the screen, and whether the text is drawn beside them. */
export interface EditorView {
  language: 'en' | 'fr' | 'both';
  hasPreview: boolean;
}

/** Chooses what is on the screen; without script everything is. */
function ViewSwitch({ view, onView }: { view: EditorView; onView: (view: EditorView) => void }) {
  const { t } = useTranslation();
  return (
    <div className="editor-view needs-script">
      <fieldset className="editor-languages">
        <legend className="visually-hidden">{t('content.language.label')}</legend>
        {(['en', 'fr', 'both'] as const).map((language) => (
          <label key={language}>
            <input
              type="radio"
              name="view"
              className="visually-hidden"
              checked={view.language === language}
              onChange={() => onView({ ...view, language })}
            />
            {t(`content.language.${language}`)}
          </label>
        ))}
      </fieldset>
      <label className="editor-preview-choice">
        <Checkbox
          checked={view.hasPreview}
          onChange={() => onView({ ...view, hasPreview: !view.hasPreview })}
        />
        {t('content.preview.title')}
      </label>
    </div>
  );
}

/** Whether what stands on the page is saved; what was just done is spoken as well. */
function SaveStatus({ state, isKept }: { state: EditorState; isKept: boolean }) {
  const { t } = useTranslation();
  const { clock, moment } = useMoments();
  const { doing, done, article } = state;
  const spoken = done ? t(`content.done.${done.intent}`, { time: clock(done.at) }) : '';
  const shown = () => {
    if (doing) return t('content.saving');
    if (isDirty(state)) return t(isKept ? 'content.unsaved' : 'content.unkept');
    return article ? t('content.savedAt', { time: moment(article.updated_at) }) : '';
  };
  return (
    <p className="editor-status">
      <span role="status">{spoken}</span>
      {spoken && !doing && !isDirty(state) ? null : <span>{shown()}</span>}
    </p>
  );
}

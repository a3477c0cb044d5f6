import { Button } from '@gazetteer/ui';
import { IconArrowLeft, IconDeviceFloppy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { StateMark } from '../state-mark.tsx';
import type { EditorState } from './editor-state.ts';
import { SaveStatus } from './save-status.tsx';
import { type EditorView, ViewSwitch } from './view-switch.tsx';

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
        <span>{t(`console.menu.${part}`)}</span>
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
          title={`${t('console.content.control')}+S`}
          aria-disabled={doing !== null}
        >
          {t(`console.content.act.save.${articleState}`)}
        </Button>
        {children}
      </div>
    </div>
  );
}

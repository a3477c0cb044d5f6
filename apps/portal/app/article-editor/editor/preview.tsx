import { Prose } from '@gazetteer/ui';
import type { MouseEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../site/site.ts';
import { useLivePreview } from './use-live-preview.ts';

interface PreviewProps {
  language: Language;
  title: string;
  body: string;
  isShown: boolean;
  ref: Ref<HTMLDivElement>;
}

/** What readers will see, beside what is being written. It scrolls by itself, so the keyboard can reach it. */
export function Preview({ language, title, body, isShown, ref }: PreviewProps) {
  const { t } = useTranslation();
  const preview = useLivePreview(body, language, isShown);
  const name = t('console.content.preview.label', { language: t(`console.content.language.${language}`) });
  return (
    <div className="editor-preview needs-script">
      <p className="editor-preview-head">
        <span>{t('console.content.preview.title')}</span>
        {preview && !preview.isStale ? (
          <span>{t('console.content.preview.minutes', { count: preview.minutes })}</span>
        ) : null}
      </p>
      {preview?.isStale ? <p className="console-note">{t('console.content.preview.stale')}</p> : null}
      <div
        ref={ref}
        role="region"
        aria-label={name}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        lang={language}
        className="editor-preview-text"
      >
        {title.trim() ? <h1>{title}</h1> : null}
        {preview?.html ? (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only the links in it are followed
          <div onClickCapture={openElsewhere}>
            <Prose html={preview.html} />
          </div>
        ) : (
          <p className="console-note" lang="">
            {body.trim() === '' ? t('console.content.preview.empty') : t('console.content.preview.drawing')}
          </p>
        )}
      </div>
    </div>
  );
}

/** A link of the text is tried in a tab of its own: what is being written stays where it is. */
function openElsewhere(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  window.open(link.href, '_blank', 'noopener');
}

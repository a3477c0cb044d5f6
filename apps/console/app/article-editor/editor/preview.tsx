import type { Language } from '@gazetteer/site';
import { articleTextStyle } from '@gazetteer/ui';
import { type MouseEvent, type Ref, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

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
  const name = t('content.preview.label', { language: t(`content.language.${language}`) });
  return (
    <div className="editor-preview needs-script">
      <link rel="stylesheet" href={articleTextStyle} precedence="default" />
      <p className="editor-preview-head">
        <span>{t('content.preview.title')}</span>
        {preview && !preview.isStale ? (
          <span>{t('content.preview.minutes', { count: preview.minutes })}</span>
        ) : null}
      </p>
      {preview?.isStale ? <p className="console-note">{t('content.preview.stale')}</p> : null}
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
            <div
              key={preview.html}
              ref={showInTheme}
              className="article-text"
              dangerouslySetInnerHTML={{ __html: preview.html }}
            />
          </div>
        ) : (
          <p className="console-note" lang="">
            {body.trim() === '' ? t('content.preview.empty') : t('content.preview.drawing')}
          </p>
        )}
      </div>
    </div>
  );
}

/** Charts come in the theme that was chosen, as on the page of the article. */
function showInTheme(text: HTMLElement | null): void {
  if (text) window.gazetteerTheme?.();
}

/** A link of the text is tried in a tab of its own: what is being written stays where it is. */
function openElsewhere(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  window.open(link.href, '_blank', 'noopener');
}

interface LivePreview {
  html: string;
  minutes: number;
  /** True where the text has gone on and could not be drawn anew. */
  isStale: boolean;
}

/** How long a text rests before it is drawn. */
const PAUSE = 350;

/** The text as readers will see it, drawn by the service that draws it for them. */
function useLivePreview(body: string, language: Language, isShown: boolean): LivePreview | undefined {
  const [preview, setPreview] = useState<LivePreview>();
  useEffect(() => {
    if (!isShown) return undefined;
    const leaving = new AbortController();
    const draw = async () => {
      try {
        const answer = await fetch('/api/content/preview', {
          method: 'POST',
          headers: { accept: 'application/json', 'content-type': 'application/json' },
          body: JSON.stringify({ body, language }),
          signal: leaving.signal,
        });
        if (!answer.ok) throw new Error(`the preview was answered with ${answer.status}`);
        const { data } = (await answer.json()) as { data: { html: string; reading_minutes: number } };
        setPreview({ html: data.html, minutes: data.reading_minutes, isStale: false });
      } catch {
        if (!leaving.signal.aborted)
          setPreview((before) => ({ html: '', minutes: 0, ...before, isStale: true }));
      }
    };
    const timer = setTimeout(() => void draw(), PAUSE);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [body, language, isShown]);
  return preview;
}

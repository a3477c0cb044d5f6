import type { Language } from '@gazetteer/site';
import { TextArea, TextField } from '@gazetteer/ui';
import { type RefObject, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldTexts } from '../save/use-field-texts.ts';
import { type Insertion, TextBody, type TextHandle } from '../text/text-body.tsx';
import type { ArticleField, ArticleValues } from '../values/article-values.ts';
import { Preview } from './preview.tsx';

interface LanguagePaneProps {
  language: Language;
  values: ArticleValues;
  problems: FieldTexts;
  /** Drawn beside the text. */
  hasPreview: boolean;
  /** It is on the screen. */
  isShown: boolean;
  text: RefObject<TextHandle | null>;
  onChange: (field: ArticleField, value: string) => void;
  onInsert: (what: Insertion, files?: File[]) => void;
}

/** What an article says in one language: title, summary and text, with what readers will see of it. */
export function LanguagePane({ language, values, problems, ...rest }: LanguagePaneProps) {
  const { hasPreview, isShown, text, onChange, onInsert } = rest;
  const { t } = useTranslation();
  const heading = useId();
  const preview = useRef<HTMLDivElement>(null);
  const problem = (part: 'title' | 'excerpt' | 'body') => problems[`texts.${language}.${part}`];
  const field = <Part extends 'title' | 'excerpt' | 'body'>(part: Part) => `${part}_${language}` as const;
  const follow = (share: number) => {
    const box = preview.current;
    box?.scrollTo({ top: share * (box.scrollHeight - box.clientHeight) });
  };
  const title = values[`title_${language}`];
  const body = values[`body_${language}`];
  return (
    <section className="editor-pane" data-language={language} aria-labelledby={heading}>
      <h2 id={heading} className="editor-pane-name">
        {t(`content.language.${language}`)}
      </h2>
      <div className="editor-pane-parts">
        <div className="editor-write">
          <TextField
            label={t('content.field.title')}
            name={field('title')}
            lang={language}
            maxLength={200}
            autoComplete="off"
            value={title}
            error={problem('title')}
            onChange={(event) => onChange(field('title'), event.currentTarget.value)}
          />
          <TextArea
            label={t('content.field.excerpt')}
            name={field('excerpt')}
            lang={language}
            rows={2}
            maxLength={500}
            value={values[field('excerpt')]}
            error={problem('excerpt')}
            hint={t('content.field.excerptHint')}
            onChange={(event) => onChange(field('excerpt'), event.currentTarget.value)}
          />
          <TextBody
            language={language}
            value={body}
            error={problem('body')}
            ref={text}
            onChange={(value) => onChange(field('body'), value)}
            onInsert={onInsert}
            onCaret={follow}
          />
        </div>
        {hasPreview ? (
          <Preview ref={preview} language={language} title={title} body={body} isShown={isShown} />
        ) : null}
      </div>
    </section>
  );
}

import { type Language, languages } from '@gazetteer/site';
import { Button, useKeyDown } from '@gazetteer/ui';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSiteFrame } from '@gazetteer/site';
import type { EditorStart, Intent, SentBack } from '../save/send-article.ts';
import { useFieldTexts } from '../save/use-field-texts.ts';
import type { TextHandle } from '../text/text-body.tsx';
import {
  type ArticleField,
  type ArticleValues,
  isWritten,
  listOf,
  suggestSlug,
} from '../values/article-values.ts';
import { DetailsColumn } from './details-column.tsx';
import { EditorBar, type EditorView } from './editor-bar.tsx';
import { ConflictPanel, EditorNotices } from './editor-notices.tsx';
import { EditorWindows, type OpenWindow } from './editor-windows.tsx';
import { LanguagePane } from './language-pane.tsx';
import { PublishMenu } from './publish-menu.tsx';
import { useArticleEditor } from './use-article-editor.ts';
import './bar.css';
import './panes.css';
import './details.css';

interface ArticleEditorProps {
  start: EditorStart;
  /** What came of the form where it was sent without script. */
  sentBack?: SentBack | undefined;
  /** Tags that other articles have. */
  knownTags?: readonly string[];
}

/**
 * Writes an article or a page: its texts in both languages beside what readers will see, and everything else about it.
 * The form works without script; script adds the preview, windows to find things in, and what keeps unsaved texts.
 */
export function ArticleEditor({ start, sentBack, knownTags = [] }: ArticleEditorProps) {
  const { locale } = useSiteFrame();
  const { state, dispatch, isKept, act } = useArticleEditor(start, sentBack);
  const { values, article, doing, problem, conflict } = state;
  const [view, setView] = useState<EditorView>(() => ({
    language: firstLanguage(values, locale),
    hasPreview: true,
  }));
  const [publishAt, setPublishAt] = useState(
    article?.state === 'scheduled' ? (article.publish_at ?? '') : '',
  );
  const [open, setOpen] = useState<OpenWindow>();
  const [pictures, setPictures] = useState(() => knownPictures(start));
  const texts = { en: useRef<TextHandle>(null), fr: useRef<TextHandle>(null) };
  const problems = useFieldTexts(problem?.fields ?? {});
  const change = useCallback(
    (field: ArticleField, value: string) => dispatch({ type: 'change', field, value }),
    [dispatch],
  );
  useSaveKey(() => void act('save'));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const intent = ((submitter as HTMLButtonElement | null)?.value ?? 'save') as Intent;
    void act(intent, intent === 'schedule' ? publishAt : undefined);
  };
  const insert = (language: Language, block: string) => {
    // The page behind a window takes no focus: it goes first.
    flushSync(() => setOpen(undefined));
    texts[language].current?.insert(block);
  };
  const isShown = (language: Language) => view.language === 'both' || view.language === language;
  return (
    <>
      <form
        method="post"
        className="editor"
        data-view={view.language}
        data-preview={view.hasPreview ? 'on' : 'off'}
        onSubmit={submit}
      >
        <input type="hidden" name="revision" value={article?.revision ?? 0} />
        <EditorBar state={state} isKept={isKept} view={view} onView={setView}>
          <PublishMenu
            article={article}
            publishAt={publishAt}
            error={problems['publish_at']}
            readerPath={start.readerPath ?? `/news_blogs/${article?.slug ?? suggestSlug(values)}`}
            isBusy={doing !== null}
            doneAt={state.done?.at}
            onPublishAt={(instant) => {
              setPublishAt(instant);
              dispatch({ type: 'amend', field: 'publish_at' });
            }}
          />
        </EditorBar>
        <div className="editor-notices">
          <EditorNotices
            state={state}
            texts={problems}
            onDiscard={() => dispatch({ type: 'discard' })}
            onSettle={() => dispatch({ type: 'settle' })}
          />
          {conflict ? (
            <ConflictPanel
              key={conflict.at}
              conflict={conflict}
              values={values}
              onChoose={change}
              onSettle={() => dispatch({ type: 'settle' })}
            />
          ) : null}
        </div>
        <div className="editor-parts">
          <div className="editor-panes">
            {languages.map((language) => (
              <LanguagePane
                key={language}
                language={language}
                values={values}
                problems={problems}
                hasPreview={view.hasPreview}
                isShown={isShown(language)}
                text={texts[language]}
                onChange={change}
                onInsert={(kind, files = []) => setOpen({ kind, into: language, files })}
              />
            ))}
          </div>
          <div>
            <DetailsColumn
              values={values}
              article={article}
              pictures={pictures}
              problems={problems}
              knownTags={knownTags}
              onChange={change}
              onPicture={() => setOpen({ kind: 'picture', into: 'details', files: [] })}
              onDataset={() => setOpen({ kind: 'dataset', into: 'details' })}
            />
            {article && article.kind !== 'page' ? <DeleteArticle isBusy={doing !== null} /> : null}
          </div>
        </div>
      </form>
      {open ? (
        <EditorWindows
          open={open}
          onClose={() => setOpen(undefined)}
          onInsert={insert}
          onFeatured={({ id, picture }) => {
            setPictures({ ...pictures, [id]: picture.src });
            change('featured_media', id);
            setOpen(undefined);
          }}
          onDataset={(name) => {
            change('datasets', listOf(`${values.datasets}, ${name}`).join(', '));
            setOpen(undefined);
          }}
        />
      ) : null}
    </>
  );
}

/** The reader's own language, unless the text is only there in the other. */
function firstLanguage(values: ArticleValues, own: Language): Language {
  const written = languages.filter((language) => isWritten(values, language));
  return written.includes(own) ? own : (written[0] ?? own);
}

function knownPictures({ article }: EditorStart): Readonly<Record<string, string>> {
  const { featured_media, featured_image } = article ?? {};
  return featured_media && featured_image ? { [featured_media]: featured_image.src } : {};
}

/** Ctrl+S and Cmd+S save, wherever in the page one is. */
function useSaveKey(save: () => void): void {
  useKeyDown((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    save();
  });
}

/** Deletes the article for good, after a second thought. */
function DeleteArticle({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation();
  return (
    <details className="editor-delete">
      <summary>{t('content.delete.open')}</summary>
      <p>{t('content.delete.text')}</p>
      <Button type="submit" name="intent" value="delete" aria-disabled={isBusy}>
        {t('content.delete.confirm')}
      </Button>
    </details>
  );
}

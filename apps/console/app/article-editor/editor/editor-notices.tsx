import { loginAddress, useMoments } from '@gazetteer/site';
import { Button, Notice } from '@gazetteer/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { FieldTexts } from '../save/use-field-texts.ts';
import type { ArticleField, ArticleValues } from '../values/article-values.ts';
import type { Conflict, EditorState } from './editor-state.ts';

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
        <Notice kind="error" title={t(`content.problem.${problem.kind}.title`)}>
          <p>{t(`content.problem.${problem.kind}.text`)}</p>
          {Object.keys(texts).length > 0 ? (
            <ul className="editor-problems">
              {Object.entries(texts).map(([field, text]) => (
                <li key={field}>{text}</li>
              ))}
            </ul>
          ) : null}
          {problem.kind === 'session' ? (
            <a href={loginAddress(path)}>{t('content.problem.session.login')}</a>
          ) : null}
        </Notice>
      ) : null}
      {restored && !conflict ? (
        <Notice title={t('content.restored.title', { time: moment(restored) })}>
          <p>{t('content.restored.text')}</p>
          <div className="console-actions">
            <Button onClick={onSettle}>{t('content.restored.keep')}</Button>
            <Button look="quiet" onClick={onDiscard}>
              {t('content.restored.discard')}
            </Button>
          </div>
        </Notice>
      ) : null}
    </>
  );
}

interface ConflictPanelProps {
  conflict: Conflict;
  values: ArticleValues;
  onChoose: (field: ArticleField, value: string) => void;
  onSettle: () => void;
}

/** Says that two have written at once, and lets one choose where both changed the same. Nothing is saved by itself. */
export function ConflictPanel({ conflict, values, onChoose, onSettle }: ConflictPanelProps) {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { by, at, contested } = conflict;
  return (
    <section className="editor-conflict" aria-labelledby="conflict">
      <h2 id="conflict" ref={heading} tabIndex={-1}>
        {t('content.conflict.title', { by: by ?? t('content.conflict.schedule') })}
      </h2>
      <p>
        {t(contested.length > 0 ? 'content.conflict.choose' : 'content.conflict.joined', {
          time: moment(at),
        })}
      </p>
      {contested.map(({ field, mine, theirs }) => (
        <fieldset key={field}>
          <legend>{t(`content.conflict.field.${field}`)}</legend>
          {(
            [
              ['mine', mine],
              ['theirs', theirs],
            ] as const
          ).map(([whose, text]) => (
            <label key={whose}>
              <span>
                <input
                  type="radio"
                  name={`choice-${field}`}
                  className="needs-script"
                  checked={values[field] === text}
                  onChange={() => onChoose(field, text)}
                />
                {t(`content.conflict.${whose}`)}
              </span>
              <span className="editor-conflict-text">{text || t('content.conflict.nothing')}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <Button className="needs-script" onClick={onSettle}>
        {t('content.conflict.close')}
      </Button>
    </section>
  );
}

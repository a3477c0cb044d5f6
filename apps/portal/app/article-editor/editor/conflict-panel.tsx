import { Button } from '@gazetteer/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoments } from '../../console/use-moments.ts';
import { type ArticleField, type ArticleValues } from '../values/article-values.ts';
import type { Conflict } from './editor-state.ts';

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
        {t('console.content.conflict.title', { by: by ?? t('console.content.conflict.schedule') })}
      </h2>
      <p>
        {t(contested.length > 0 ? 'console.content.conflict.choose' : 'console.content.conflict.joined', {
          time: moment(at),
        })}
      </p>
      {contested.map(({ field, mine, theirs }) => (
        <fieldset key={field}>
          <legend>{t(`console.content.conflict.field.${field}`)}</legend>
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
                {t(`console.content.conflict.${whose}`)}
              </span>
              <span className="editor-conflict-text">{text || t('console.content.conflict.nothing')}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <Button className="needs-script" onClick={onSettle}>
        {t('console.content.conflict.close')}
      </Button>
    </section>
  );
}

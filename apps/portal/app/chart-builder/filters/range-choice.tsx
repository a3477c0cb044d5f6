import type { ChartField, Filter } from '@gazetteer/charts';
import { Distribution } from '@gazetteer/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readBound, unreadable } from './read-bound.ts';
import { useValueText } from './use-filter-text.ts';

type RangeFilter = Extract<Filter, { kind: 'range' }>;

interface RangeChoiceProps {
  field: ChartField;
  filter: RangeFilter;
  onChange: (filter: Filter) => void;
}

/** From and to, under a picture of how the values are spread. */
export function RangeChoice({ field, filter, onChange }: RangeChoiceProps) {
  const { t } = useTranslation();
  const written = useValueText();
  const noteId = useId();
  const hasEnds = field.min !== null && field.min !== undefined && field.max !== null;
  const isReversed = filter.from !== undefined && filter.to !== undefined && filter.from > filter.to;
  return (
    <div className="filters-range">
      {field.spread.length > 1 && (
        <div className="filters-spread">
          <Distribution counts={field.spread} height={32} />
        </div>
      )}
      <div className="filters-ends">
        {(['from', 'to'] as const).map((end) => (
          <Bound
            key={end}
            label={t(`visualise.filters.range.${end}`)}
            field={field}
            value={filter[end]}
            noteId={noteId}
            onChange={(value) => {
              const { [end]: _before, ...rest } = filter;
              onChange(value === undefined ? rest : { ...rest, [end]: value });
            }}
          />
        ))}
      </div>
      <p className="filters-note" id={noteId} role="status">
        {isReversed
          ? t('visualise.filters.range.reversed')
          : hasEnds &&
            t('visualise.filters.range.whole', {
              from: written(field, field.min),
              to: written(field, field.max),
            })}
      </p>
    </div>
  );
}

interface BoundProps {
  label: string;
  field: ChartField;
  value: RangeFilter['from'];
  noteId: string;
  onChange: (value: RangeFilter['from']) => void;
}

/** One end: takes effect when the field is left or Enter is pressed, so that half a number filters nothing. */
function Bound({ label, field, value, noteId, onChange }: BoundProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const isDay = field.type === 'date' || field.type === 'timestamp';
  const asText = value === undefined ? '' : String(value).slice(0, isDay ? 10 : undefined);
  const [text, setText] = useState(asText);
  const [isWrong, setWrong] = useState(false);
  const [before, setBefore] = useState(asText);
  if (asText !== before) {
    setBefore(asText);
    setText(asText);
  }
  const commit = () => {
    const bound = readBound(text, field, i18n.language);
    setWrong(bound === unreadable);
    if (bound !== unreadable && bound !== value) onChange(bound);
  };
  return (
    <div className="filters-end">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={isDay ? 'date' : 'text'}
        inputMode={isDay || field.type === 'text' ? undefined : 'decimal'}
        value={text}
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : noteId}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
      {isWrong && (
        <p className="filters-error" id={`${id}-error`} role="alert">
          {t('visualise.filters.range.badNumber')}
        </p>
      )}
    </div>
  );
}

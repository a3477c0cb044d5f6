import type { ChartField, Filter } from '@gazetteer/charts';
import { useFigures } from '@gazetteer/site';
import { Checkbox } from '@gazetteer/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withValues } from '../model/filter-conditions.ts';
import { type CountedValue, useFieldValues } from './use-field-values.ts';
import { useValueText } from './use-filter-text.ts';
import { type CountedPlace, usePlaces } from './use-places.ts';

type ListFilter = Extract<Filter, { values: unknown }>;

interface ValueChoiceProps {
  field: ChartField;
  chosen: ListFilter['values'];
  kind: ListFilter['kind'];
  onChange: (filter: Filter) => void;
}

/** Values to tick, the most frequent first, with a search among all of them. */
export function ValueChoice({ field, chosen, kind, onChange }: ValueChoiceProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const [find, setFind] = useState('');
  const { values, status, more } = useFieldValues(field, find.trim());
  const places = usePlaces(field);
  const listId = useId();
  const isText = field.type === 'text' || field.kind === 'place';
  const toggle = (value: CountedValue['value'], isWanted: boolean) => {
    const others = chosen.filter((one) => one !== value);
    onChange(withValues(field.id, kind, isWanted ? [...others, value] : others));
  };
  return (
    <div className="filters-values">
      {isText && (
        <label className="filters-find">
          <span className="visually-hidden">{t('visualise.filters.values.find')}</span>
          <input
            type="search"
            value={find}
            placeholder={t('visualise.filters.values.find')}
            aria-controls={listId}
            autoComplete="off"
            onChange={(event) => setFind(event.currentTarget.value)}
          />
        </label>
      )}
      <fieldset id={listId} className="filters-list" aria-busy={status === 'waiting'}>
        <legend className="visually-hidden">
          {t('visualise.filters.values.list', { field: field.label })}
        </legend>
        {shownValues(values, chosen, find).map(({ value, rows }) => (
          <ValueLine
            key={String(value)}
            field={field}
            value={value}
            places={places}
            rows={rows}
            isChosen={chosen.includes(value)}
            onToggle={toggle}
          />
        ))}
      </fieldset>
      <p className="filters-note" role="status">
        {status === 'waiting' && t('visualise.filters.values.waiting')}
        {status === 'failed' && t('visualise.filters.values.failed')}
        {status === 'ready' && values.length === 0 && t('visualise.filters.values.none')}
        {status === 'ready' &&
          more &&
          t('visualise.filters.values.more', { figure: figures.number(values.length) })}
      </p>
      {chosen.length > 1 && (
        <button
          type="button"
          className="filters-link"
          onClick={() => onChange(withValues(field.id, kind, []))}
        >
          {t('visualise.filters.values.clear')}
        </button>
      )}
    </div>
  );
}

interface ValueLineProps extends Pick<CountedValue, 'value'> {
  field: ChartField;
  places: readonly CountedPlace[] | undefined;
  rows: number | undefined;
  isChosen: boolean;
  onToggle: (value: CountedValue['value'], isWanted: boolean) => void;
}

function ValueLine({ field, value, places, rows, isChosen, onToggle }: ValueLineProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const written = useValueText();
  return (
    <label className="filters-value">
      <Checkbox checked={isChosen} onChange={(event) => onToggle(value, event.currentTarget.checked)} />
      <span className="filters-value-text" data-empty={value === null || undefined}>
        {written(field, value, places)}
      </span>
      {rows !== undefined && (
        <span className="filters-count">
          <span aria-hidden="true">{figures.number(rows)}</span>
          <span className="visually-hidden">
            {t('visualise.filters.values.rows', { count: rows, figure: figures.number(rows) })}
          </span>
        </span>
      )}
    </label>
  );
}

/** What was found, after what is chosen and not among it: a choice never goes out of sight. */
function shownValues(
  values: readonly CountedValue[],
  chosen: ListFilter['values'],
  find: string,
): { value: CountedValue['value']; rows: number | undefined }[] {
  const listed = new Set(values.map(({ value }) => value));
  const missing = find === '' ? chosen.filter((value) => !listed.has(value)) : [];
  return [...missing.map((value) => ({ value, rows: undefined })), ...values];
}

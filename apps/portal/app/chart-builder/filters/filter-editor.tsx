import type { ChartField, Filter } from '@gazetteer/charts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Condition,
  conditionOf,
  conditionsFor,
  isFresh,
  withCondition,
  withText,
} from '../model/filter-conditions.ts';
import { RangeChoice } from './range-choice.tsx';
import { ValueChoice } from './value-choice.tsx';

interface FilterEditorProps {
  field: ChartField;
  filter: Filter;
  onChange: (filter: Filter) => void;
}

/** What a filter asks, and of which values. Every change takes effect at once. */
export default function FilterEditor({ field, filter, onChange }: FilterEditorProps) {
  const { t } = useTranslation();
  const id = useId();
  // A filter that leaves nothing out does not say what it is about to ask.
  const [chosen, setChosen] = useState<Condition>();
  const condition = chosen && isFresh(filter) ? chosen : conditionOf(filter);
  return (
    <div className="filters-editor">
      <label htmlFor={id} className="filters-condition">
        <span>{t('visualise.filters.condition')}</span>
        <select
          id={id}
          value={condition}
          onChange={(event) => {
            const next = conditionsFor(field).find((one) => one === event.currentTarget.value);
            if (!next) return;
            setChosen(next);
            onChange(withCondition(filter, next));
          }}
        >
          {conditionsFor(field).map((one) => (
            <option key={one} value={one}>
              {t(`visualise.filters.is.${one}`)}
            </option>
          ))}
        </select>
      </label>
      {condition === 'range' && (
        <RangeChoice
          field={field}
          filter={filter.kind === 'range' ? filter : { field: field.id, kind: 'range' }}
          onChange={onChange}
        />
      )}
      {condition === 'contains' && <TextChoice field={field} filter={filter} onChange={onChange} />}
      {(condition === 'one_of' || condition === 'none_of') && (
        <ValueChoice
          field={field}
          kind={condition}
          chosen={'values' in filter ? filter.values : []}
          onChange={onChange}
        />
      )}
    </div>
  );
}

function TextChoice({ field, filter, onChange }: FilterEditorProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="filters-end">
      <label htmlFor={id}>{t('visualise.filters.contains')}</label>
      <input
        id={id}
        type="text"
        maxLength={200}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        value={filter.kind === 'contains' ? filter.text : ''}
        onChange={(event) => onChange(withText(field.id, event.currentTarget.value))}
      />
      <p className="filters-note" id={`${id}-hint`}>
        {t('visualise.filters.containsHint')}
      </p>
    </div>
  );
}

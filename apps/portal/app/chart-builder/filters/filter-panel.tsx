import type { ChartField, Filter } from '@gazetteer/charts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { freshFilter, isFresh } from '../model/filter-conditions.ts';
import { useBuilder } from '../model/use-builder.ts';
import { FilterItem } from './filter-item.tsx';
import { SearchChoice } from './search-choice.tsx';
import { useFilterText } from './use-filter-text.ts';

/** Which rows take part: sentences that can be changed and removed, and a way to one more. */
export function FilterPanel() {
  const { t } = useTranslation();
  const { spec, fields, dispatch, announce } = useBuilder();
  const { filters = [] } = spec;
  const describe = useFilterText();
  const add = useRef<HTMLButtonElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [open, setOpen] = useOpenFilter(filters);
  const fieldOf = (filter: Filter) => fields.find(({ id }) => id === filter.field);
  const choose = (field: ChartField) => {
    setChoosing(false);
    dispatch({ type: 'add-filter', filter: freshFilter(field) });
  };
  const remove = (index: number, filter: Filter) => {
    setOpen(undefined);
    dispatch({ type: 'remove-filter', index });
    announce(t('visualise.filters.removed', { filter: describe(filter, fieldOf(filter)) }));
    add.current?.focus();
  };
  return (
    <section className="filters" aria-labelledby="filters-title">
      <h2 id="filters-title" className="filters-title">
        {t('visualise.filters.title')}
      </h2>
      {filters.length > 0 && (
        <ul className="filters-items">
          {filters.map((filter, index) => (
            <FilterItem
              key={`${index} ${filter.field}`}
              filter={filter}
              field={fieldOf(filter)}
              isOpen={open === index}
              onToggle={() => setOpen(open === index ? undefined : index)}
              onChange={(changed) =>
                dispatch({ type: 'set-filter', index, filter: changed, group: `filter ${index}` })
              }
              onRemove={() => remove(index, filter)}
            />
          ))}
        </ul>
      )}
      {isChoosing ? (
        <SearchChoice
          label={t('visualise.filters.choose')}
          placeholder={t('visualise.filters.find')}
          nothing={t('visualise.filters.noField')}
          choices={fields.map((field) => ({ id: field.id, text: field.label, note: field.unit, field }))}
          onChoose={({ field }) => choose(field)}
          onClose={() => {
            setChoosing(false);
            requestAnimationFrame(() => add.current?.focus());
          }}
        />
      ) : (
        <button ref={add} type="button" className="filters-add" onClick={() => setChoosing(true)}>
          <span className="visually-hidden">
            {t('shell.named', { name: t('visualise.filters.add'), value: '' })}
          </span>
          {t('visualise.filters.hint')}
        </button>
      )}
    </section>
  );
}

/** The filter that is open. One that was just added and leaves nothing out yet opens by itself. */
function useOpenFilter(filters: readonly Filter[]) {
  const [open, setOpen] = useState<number>();
  const count = useRef(filters.length);
  useEffect(() => {
    const last = filters.at(-1);
    if (filters.length === count.current + 1 && last && isFresh(last)) setOpen(filters.length - 1);
    count.current = filters.length;
  }, [filters]);
  return [open, setOpen] as const;
}

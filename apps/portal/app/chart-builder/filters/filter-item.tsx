import type { ChartField, Filter } from '@gazetteer/charts';
import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilterText } from './use-filter-text.ts';
import { usePlaces } from './use-places.ts';
import { latePart } from '../model/late-part.tsx';

const FilterEditor = latePart(() => import('./filter-editor.tsx'));

interface FilterItemProps {
  filter: Filter;
  /** Undefined where the table no longer has it. */
  field: ChartField | undefined;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (filter: Filter) => void;
  onRemove: () => void;
}

/** A filter as a sentence that opens to be changed, with a way to be rid of it. */
export function FilterItem({ filter, field, isOpen, onToggle, onChange, onRemove }: FilterItemProps) {
  const { t } = useTranslation();
  const describe = useFilterText();
  const id = useId();
  const sentence = useRef<HTMLButtonElement>(null);
  const text = describe(filter, field, usePlaces(field));
  // One that was just added takes the keyboard.
  useEffect(() => {
    if (isOpen) sentence.current?.focus();
  }, [isOpen]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes what is open inside
    <li
      className="filters-item"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        onToggle();
        sentence.current?.focus();
      }}
    >
      <div className="filters-line">
        <button
          ref={sentence}
          type="button"
          className="filters-sentence"
          aria-expanded={field ? isOpen : undefined}
          aria-controls={isOpen ? id : undefined}
          aria-label={t('visualise.filters.edit', { filter: text })}
          disabled={!field}
          onClick={onToggle}
        >
          {field ? text : t('visualise.filters.missing', { field: filter.field })}
        </button>
        <button
          type="button"
          className="filters-remove"
          aria-label={t('visualise.filters.remove', { filter: text })}
          onClick={onRemove}
        >
          <IconX size={18} stroke={1.75} aria-hidden />
        </button>
      </div>
      {isOpen && field && (
        <div id={id} className="filters-open">
          <FilterEditor field={field} filter={filter} onChange={onChange} />
          <button
            type="button"
            className="filters-link"
            onClick={() => {
              onToggle();
              sentence.current?.focus();
            }}
          >
            {t('visualise.filters.done')}
          </button>
        </div>
      )}
    </li>
  );
}

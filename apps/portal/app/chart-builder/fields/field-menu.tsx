import type { ChartField, ChartSpec } from '@gazetteer/charts';
import { IconFilter, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { channelAt, holdsSeveral, type Shelf } from '../../charts/channel-places.ts';
import { useChannelWords } from '../model/channel-words.ts';
import { freshFilter } from '../model/filter-conditions.ts';
import { Floating } from '../floating/floating.tsx';
import { sensibleShelves } from '../model/shelf-rules.ts';
import { useBuilder } from '../model/use-builder.ts';
import { FieldFacts } from './field-facts.tsx';

/** More places than these are behind one more press. */
const MOST_AT_ONCE = 6;

interface FieldMenuProps {
  spec: ChartSpec;
  field: ChartField;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Where a field can be put, as a menu: what dragging does, for the keyboard, screen readers and fingers. */
export function FieldMenu({ spec, field, anchor, onClose }: FieldMenuProps) {
  const { t } = useTranslation();
  const { dispatch, fields, openDialog } = useBuilder();
  const words = useChannelWords();
  const [showsAll, setAll] = useState(false);
  const offered = sensibleShelves(spec, field);
  const shown = showsAll ? offered : offered.slice(0, MOST_AT_ONCE);
  const isComputed = spec.computed?.some(({ id }) => id === field.id) ?? false;
  const choose = (act: () => void) => {
    onClose();
    anchor.focus();
    act();
  };
  const takenBy = (shelf: Shelf) => {
    const channel = holdsSeveral(shelf) ? undefined : channelAt(spec.channels, { shelf });
    return channel ? words.field(channel, fields) : '';
  };
  return (
    <Floating
      anchor={anchor}
      label={t('visualise.builder.fields.put', { field: field.label })}
      role="menu"
      onClose={onClose}
    >
      <div className="field-menu-facts" role="none">
        <FieldFacts field={field} />
      </div>
      <p className="builder-label" role="none">
        {t('visualise.builder.fields.putOn')}
      </p>
      {shown.map((shelf, place) => (
        <button
          key={shelf}
          type="button"
          role="menuitem"
          className="floating-choice"
          data-first={place === 0 ? '' : undefined}
          onClick={() => choose(() => dispatch({ type: 'put-field', field: field.id, to: { shelf } }))}
        >
          {words.shelf(shelf, spec.mark)}
          {takenBy(shelf) ? (
            <small>{t('visualise.builder.fields.instead', { field: takenBy(shelf) })}</small>
          ) : null}
        </button>
      ))}
      {offered.length > shown.length ? (
        <button type="button" role="menuitem" className="floating-choice" onClick={() => setAll(true)}>
          {t('visualise.builder.fields.morePlaces')}
        </button>
      ) : null}
      <hr role="none" />
      <button
        type="button"
        role="menuitem"
        className="floating-choice"
        onClick={() => choose(() => dispatch({ type: 'add-filter', filter: freshFilter(field) }))}
      >
        <IconFilter size={18} stroke={1.6} aria-hidden="true" />
        {t('visualise.builder.fields.filter')}
      </button>
      {isComputed ? (
        <button
          type="button"
          role="menuitem"
          className="floating-choice"
          onClick={() => choose(() => openDialog('computed', field.id))}
        >
          <IconPencil size={18} stroke={1.6} aria-hidden="true" />
          {t('visualise.builder.fields.edit')}
        </button>
      ) : null}
    </Floating>
  );
}

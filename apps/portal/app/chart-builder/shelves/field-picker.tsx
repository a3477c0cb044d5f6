import type { ChartField } from '@gazetteer/charts';
import { Floating, menuItemClass } from '@gazetteer/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { holdsSeveral, type Shelf } from '../../charts/channel-places.ts';
import { FieldIcon } from '../fields/field-icon.tsx';
import { fits } from '../model/shelf-rules.ts';
import { useBuilder } from '../model/use-builder.ts';

/** More fields than these are found by typing. */
const MOST_LISTED = 60;
/** Shelves on which a number of rows says something. */
const countable: readonly Shelf[] = ['x', 'y', 'colour', 'size', 'theta', 'opacity'];

interface FieldPickerProps {
  shelf: Shelf;
  name: string;
  anchor: HTMLElement;
  onClose: () => void;
  onPut: () => void;
}

/** The fields that make sense on a shelf, to choose one. */
export default function FieldPicker({ shelf, name, anchor, onClose, onPut }: FieldPickerProps) {
  const { t } = useTranslation();
  const { fields, dispatch } = useBuilder();
  const [find, setFind] = useState('');
  const words = find.trim().toLocaleLowerCase();
  const fitting = fields.filter((field) => fits(shelf, field));
  const found = fitting.filter(({ label }) => label.toLocaleLowerCase().includes(words));
  const put = (field: ChartField) => {
    onClose();
    dispatch({ type: 'put-field', field: field.id, to: { shelf } });
    onPut();
  };
  const putCount = () => {
    onClose();
    dispatch({ type: 'set-channel', to: { shelf }, channel: { aggregate: 'count' } });
    onPut();
  };
  return (
    <Floating
      anchor={anchor}
      label={t('visualise.builder.shelves.choose', { shelf: name })}
      onClose={onClose}
    >
      {fitting.length > 8 ? (
        <input
          type="search"
          className="builder-input floating-find"
          aria-label={t('visualise.builder.fields.find')}
          placeholder={t('visualise.builder.fields.find')}
          value={find}
          onChange={({ currentTarget }) => setFind(currentTarget.value)}
        />
      ) : null}
      {fitting.length === 0 ? (
        <p className="floating-note">
          {t(`visualise.builder.shelves.${shelf === 'geo' ? 'noPlace' : 'noField'}`)}
        </p>
      ) : null}
      <ul className="floating-list">
        {countable.includes(shelf) && !holdsSeveral(shelf) && !words ? (
          <li>
            <button type="button" className={menuItemClass} onClick={putCount}>
              {t('visualise.builder.rows')}
            </button>
          </li>
        ) : null}
        {found.slice(0, MOST_LISTED).map((field) => (
          <li key={field.id}>
            <button type="button" className={menuItemClass} onClick={() => put(field)}>
              <FieldIcon kind={field.kind} />
              {field.label}
            </button>
          </li>
        ))}
      </ul>
      {words && found.length === 0 ? (
        <p className="floating-note" role="status">
          {t('visualise.builder.fields.none')}
        </p>
      ) : null}
      {found.length > MOST_LISTED ? (
        <p className="floating-note">
          {t('visualise.builder.shelves.type', { count: found.length - MOST_LISTED })}
        </p>
      ) : null}
    </Floating>
  );
}

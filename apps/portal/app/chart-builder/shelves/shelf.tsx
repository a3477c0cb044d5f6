import { IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { holdsSeveral, placedOn, type Shelf as ShelfName } from '../../charts/channel-places.ts';
import { useChannelWords } from '../model/channel-words.ts';
import { useBuilder } from '../model/use-builder.ts';
import { Chip } from './chip.tsx';
import { latePart } from '../model/late-part.tsx';

const FieldPicker = latePart(() => import('./field-picker.tsx'));

/** One channel: the fields on it, or a place to drop one or press for one. */
export function Shelf({ shelf }: { shelf: ShelfName }) {
  const { t } = useTranslation();
  const { spec } = useBuilder();
  const words = useChannelWords();
  const id = useId();
  /** The button that was pressed for a field, while one chooses. */
  const [anchor, setAnchor] = useState<HTMLElement>();
  const placed = placedOn(spec.channels, shelf);
  const name = words.shelf(shelf, spec.mark);
  /** The focus stays where it was, on the next field or the empty shelf; a shelf that is used now stands elsewhere. */
  const focusAfter = (index: number) => {
    requestAnimationFrame(() => {
      const stops = document.querySelectorAll<HTMLElement>(
        `.shelf[data-drop="${shelf}"] :is([data-chip], [data-empty-shelf])`,
      );
      stops[Math.min(index, stops.length - 1)]?.focus();
    });
  };
  const isEmpty = placed.length === 0;
  return (
    <div className="shelf" role="group" aria-labelledby={id} data-drop={shelf} data-empty={isEmpty}>
      <h3 id={id} className="builder-label">
        {name}
      </h3>
      <ul className="shelf-chips">
        {placed.map(({ place, channel }, index) => (
          <Chip
            key={`${index} ${channel.field}`}
            place={place}
            channel={channel}
            onRemoved={() => focusAfter(index)}
          />
        ))}
        {isEmpty || holdsSeveral(shelf) ? (
          <li>
            <button
              type="button"
              className={isEmpty ? 'shelf-empty' : 'shelf-add'}
              data-empty-shelf=""
              aria-haspopup="dialog"
              aria-expanded={anchor !== undefined}
              onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
            >
              <span className="visually-hidden">{t('shell.named', { name, value: '' })}</span>
              {isEmpty ? (
                t('visualise.builder.shelves.empty')
              ) : (
                <>
                  <IconPlus size={16} stroke={1.8} aria-hidden="true" />
                  {t('visualise.builder.shelves.add')}
                </>
              )}
            </button>
          </li>
        ) : null}
      </ul>
      {anchor ? (
        <FieldPicker
          shelf={shelf}
          name={name}
          anchor={anchor}
          onClose={() => setAnchor(undefined)}
          onPut={() => focusAfter(placed.length)}
        />
      ) : null}
    </div>
  );
}

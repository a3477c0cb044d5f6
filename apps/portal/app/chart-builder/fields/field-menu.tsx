import { type ChartField, type ChartSpec, loadFormulas } from '@gazetteer/charts';
import { Menu, MenuItem } from '@gazetteer/ui';
import { IconFilter, IconNumber123, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { channelAt, holdsSeveral, type Shelf } from '../../charts/channel-places.ts';
import { useChannelWords } from '../model/channel-words.ts';
import { freshFilter } from '../model/filter-conditions.ts';
import { holdsFigures, numberOfField } from '../model/number-of-field.ts';
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
export default function FieldMenu({ spec, field, anchor, onClose }: FieldMenuProps) {
  const { t } = useTranslation();
  const { dispatch, fields, openDialog } = useBuilder();
  const words = useChannelWords();
  const [showsAll, setAll] = useState(false);
  const offered = sensibleShelves(spec, field);
  const shown = showsAll ? offered : offered.slice(0, MOST_AT_ONCE);
  const isComputed = spec.computed?.some(({ id }) => id === field.id) ?? false;
  const treatAsNumber = async () => {
    await loadFormulas();
    dispatch({ type: 'treat-as-number', field: field.id, number: numberOfField(field, fields) });
  };
  const takenBy = (shelf: Shelf) => {
    const channel = holdsSeveral(shelf) ? undefined : channelAt(spec.channels, { shelf });
    return channel ? words.field(channel, fields) : '';
  };
  return (
    <Menu anchor={anchor} label={t('visualise.builder.fields.put', { field: field.label })} onClose={onClose}>
      <div className="field-menu-facts" role="none">
        <FieldFacts field={field} />
      </div>
      <p className="builder-label" role="none">
        {t('visualise.builder.fields.putOn')}
      </p>
      {shown.map((shelf) => (
        <MenuItem
          key={shelf}
          note={takenBy(shelf) && t('visualise.builder.fields.instead', { field: takenBy(shelf) })}
          onChoose={() => dispatch({ type: 'put-field', field: field.id, to: { shelf } })}
        >
          {words.shelf(shelf, spec.mark)}
        </MenuItem>
      ))}
      {offered.length > shown.length ? (
        <MenuItem staysOpen onChoose={() => setAll(true)}>
          {t('visualise.builder.fields.morePlaces')}
        </MenuItem>
      ) : null}
      <hr className="floating-rule" role="none" />
      <MenuItem
        icon={<IconFilter size={18} stroke={1.6} aria-hidden="true" />}
        onChoose={() => dispatch({ type: 'add-filter', filter: freshFilter(field) })}
      >
        {t('visualise.builder.fields.filter')}
      </MenuItem>
      {holdsFigures(field) && !isComputed ? (
        <MenuItem
          icon={<IconNumber123 size={18} stroke={1.6} aria-hidden="true" />}
          onChoose={() => void treatAsNumber()}
        >
          {t('visualise.builder.fields.asNumber')}
        </MenuItem>
      ) : null}
      {isComputed ? (
        <MenuItem
          icon={<IconPencil size={18} stroke={1.6} aria-hidden="true" />}
          onChoose={() => openDialog('computed', field.id)}
        >
          {t('visualise.builder.fields.edit')}
        </MenuItem>
      ) : null}
    </Menu>
  );
}

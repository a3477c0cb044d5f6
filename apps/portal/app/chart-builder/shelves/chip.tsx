import type { Channel, GeoChannel } from '@gazetteer/charts';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { holdsSeveral, type Place } from '../../charts/channel-places.ts';
import { useStartDrag } from '../drag/use-drag.ts';
import { useChannelWords } from '../model/channel-words.ts';
import { useBuilder } from '../model/use-builder.ts';
import { latePart } from '../model/late-part.tsx';

const ChipEditor = latePart(() => import('./chip-editor.tsx'));

interface ChipProps {
  place: Place;
  channel: Channel | GeoChannel;
  onRemoved: () => void;
}

/** A field on a shelf: press for what can be done with it, drag it elsewhere, Delete takes it off. */
export function Chip({ place, channel, onRemoved }: ChipProps) {
  const { t } = useTranslation();
  const { fields, spec, dispatch } = useBuilder();
  const words = useChannelWords();
  const startDrag = useStartDrag();
  /** The chip's button, while its editor is open. */
  const [anchor, setAnchor] = useState<HTMLElement>();
  const name = words.field(channel, fields);
  const treatment = words.treatment(channel);
  const isLost = channel.field !== undefined && !fields.some(({ id }) => id === channel.field);
  const remove = () => {
    setAnchor(undefined);
    dispatch({ type: 'remove-channel', at: place });
    onRemoved();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The editor may still be coming; one that is open hears the key itself.
    if (event.key === 'Escape') setAnchor(undefined);
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    remove();
  };
  return (
    <li
      className="chip"
      data-lost={isLost}
      data-drop={holdsSeveral(place.shelf) ? `${place.shelf}:${place.index}` : undefined}
    >
      <button
        type="button"
        className="chip-name"
        data-chip=""
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        aria-keyshortcuts="Delete"
        onPointerDown={(event) => startDrag(event, { kind: 'placed', from: place }, name)}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
        onKeyDown={onKeyDown}
      >
        <span>{name}</span>
        {treatment ? <small>{treatment}</small> : null}
        {isLost ? <span className="visually-hidden">{t('visualise.builder.chip.lost')}</span> : null}
      </button>
      <button type="button" className="chip-remove" onClick={remove}>
        <IconX size={18} stroke={1.6} aria-hidden="true" />
        <span className="visually-hidden">
          {t('visualise.builder.chip.remove', { field: name, shelf: words.short(place.shelf, spec.mark) })}
        </span>
      </button>
      {anchor ? (
        <ChipEditor
          anchor={anchor}
          place={place}
          channel={channel}
          name={name}
          onClose={() => setAnchor(undefined)}
          onRemove={remove}
        />
      ) : null}
    </li>
  );
}

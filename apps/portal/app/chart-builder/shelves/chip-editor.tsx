import type { Channel, GeoChannel } from '@gazetteer/charts';
import { Floating } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { type Place, type Shelf, shelves } from '../../charts/channel-places.ts';
import { useChannelWords } from '../model/channel-words.ts';
import { fits } from '../model/shelf-rules.ts';
import { useBuilder } from '../model/use-builder.ts';
import { AggregateChoice } from './aggregate-choice.tsx';
import { Choice } from './choice.tsx';
import { FormatChoice } from './format-choice.tsx';
import { OrderChoice } from './order-choice.tsx';
import { StepChoice } from './step-choice.tsx';

interface ChipEditorProps {
  anchor: HTMLElement;
  place: Place;
  channel: Channel | GeoChannel;
  name: string;
  onClose: () => void;
  onRemove: () => void;
}

/** What becomes of a field on its shelf: figure, steps, order, format, place. Each choice counts at once. */
export default function ChipEditor({ anchor, place, channel, name, onClose, onRemove }: ChipEditorProps) {
  const { t } = useTranslation();
  const { spec, fields, dispatch } = useBuilder();
  const words = useChannelWords();
  const field = fields.find(({ id }) => id === channel.field);
  const change = (part: Partial<Record<keyof Channel, unknown>>, group?: string) =>
    dispatch({
      type: 'change-channel',
      at: place,
      change: part as Partial<Channel>,
      ...(group && { group }),
    });
  const move = (shelf: Shelf) => {
    onClose();
    dispatch({ type: 'move-channel', from: place, to: { shelf } });
  };
  const shelf = words.shelf(place.shelf, spec.mark);
  const others = shelves.filter((one) => one !== place.shelf && (!field || fits(one, field)));
  const parts = { channel: channel as Channel, field, place, change };
  return (
    <Floating
      anchor={anchor}
      label={t('visualise.builder.chip.about', { field: name, shelf })}
      onClose={onClose}
    >
      <div className="chip-editor">
        <p className="chip-editor-title">
          {name} <span>{shelf}</span>
        </p>
        {place.shelf === 'geo' ? null : (
          <>
            <AggregateChoice {...parts} />
            <StepChoice {...parts} />
            <OrderChoice {...parts} />
            <FormatChoice {...parts} />
          </>
        )}
        <Choice
          label={t('visualise.builder.chip.moveTo')}
          value=""
          onChange={(value) => move(value as Shelf)}
        >
          <option value="">{shelf}</option>
          {others.map((one) => (
            <option key={one} value={one}>
              {words.shelf(one, spec.mark)}
            </option>
          ))}
        </Choice>
        <p className="chip-editor-acts">
          <button type="button" className="builder-link builder-care" onClick={onRemove}>
            {t('visualise.builder.chip.takeOff')}
          </button>
          <button
            type="button"
            className="builder-link"
            onClick={() => {
              onClose();
              anchor.focus();
            }}
          >
            {t('visualise.builder.done')}
          </button>
        </p>
      </div>
    </Floating>
  );
}

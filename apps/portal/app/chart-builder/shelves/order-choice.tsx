import type { Channel, Channels } from '@gazetteer/charts';
import { Checkbox } from '@gazetteer/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useChannelWords } from '../model/channel-words.ts';
import { useBuilder } from '../model/use-builder.ts';
import type { ChannelPart } from './channel-part.ts';
import { Choice } from './choice.tsx';

/** Channels whose figures categories can be ordered by. */
const figureChannels = ['y', 'x', 'colour', 'size', 'theta'] as const;

/** In what order categories stand, and how many of them. */
export function OrderChoice({ channel, field, place, change }: ChannelPart) {
  const { t } = useTranslation();
  const { spec, fields } = useBuilder();
  const words = useChannelWords();
  const id = useId();
  if (!field || channel.aggregate || channel.bin || (field.kind === 'number' && !channel.sort)) return null;
  const figures = figureChannels.filter((name) => name !== place.shelf && isFigure(spec.channels, name));
  const { top } = channel;
  const setTop = (text: string) => {
    const count = Math.min(500, Math.floor(Number(text)));
    change({ top: count >= 1 ? { count, other: top?.other ?? true } : undefined }, `top ${id}`);
  };
  return (
    <>
      <Choice
        label={t('visualise.builder.chip.order')}
        value={orderText(channel)}
        onChange={(value) => change({ sort: readOrder(value) })}
      >
        <option value="">{t('visualise.builder.chip.usualOrder')}</option>
        <option value="label ascending">{t('visualise.builder.chip.labelUp')}</option>
        <option value="label descending">{t('visualise.builder.chip.labelDown')}</option>
        {figures.flatMap((name) => {
          const figure = words.field(spec.channels[name] ?? {}, fields);
          return [
            <option key={`${name} down`} value={`${name} descending`}>
              {t('visualise.builder.chip.figureDown', { figure })}
            </option>,
            <option key={`${name} up`} value={`${name} ascending`}>
              {t('visualise.builder.chip.figureUp', { figure })}
            </option>,
          ];
        })}
      </Choice>
      {field.kind === 'time' ? null : (
        <div className="chip-choice">
          <label htmlFor={id}>{t('visualise.builder.chip.top')}</label>
          <input
            id={id}
            type="number"
            min={1}
            max={500}
            inputMode="numeric"
            placeholder={t('visualise.builder.chip.all')}
            value={top?.count ?? ''}
            onChange={({ currentTarget }) => setTop(currentTarget.value)}
          />
        </div>
      )}
      {top ? (
        <label className="chip-check">
          <Checkbox
            checked={top.other}
            onChange={({ currentTarget }) => change({ top: { ...top, other: currentTarget.checked } })}
          />
          {t('visualise.builder.chip.other')}
        </label>
      ) : null}
    </>
  );
}

function isFigure(channels: Channels, name: (typeof figureChannels)[number]): boolean {
  return channels[name]?.aggregate !== undefined;
}

function orderText({ sort }: Channel): string {
  return sort ? `${sort.by ?? 'label'} ${sort.order}` : '';
}

function readOrder(text: string): Channel['sort'] {
  const [by, order] = text.split(' ');
  if (order !== 'ascending' && order !== 'descending') return undefined;
  const name = figureChannels.find((one) => one === by);
  return name ? { by: name, order } : { order };
}

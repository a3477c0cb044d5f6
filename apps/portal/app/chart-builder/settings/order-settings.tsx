import type { Channel } from '@gazetteer/charts';
import { useTranslation } from 'react-i18next';
import { useBuilder } from '../model/use-builder.ts';
import { channelsOn, type ChannelFacts } from './channel-facts.ts';
import { SelectSetting, ToggleSetting } from './setting-controls.tsx';

interface OrderSettingsProps {
  facts: ChannelFacts;
  onChange: (change: { sort?: Channel['sort'] | undefined; top?: Channel['top'] | undefined }) => void;
}

type Order = 'auto' | `${'label' | 'time' | 'value'}_${'ascending' | 'descending'}`;
type Counted = '5' | '10' | '15' | '20' | '30' | '50' | 'all' | `${number}`;

const counts: readonly Counted[] = ['5', '10', '15', '20', '30', '50'];
const figureShelves = ['x', 'y', 'theta', 'size', 'colour'] as const;

/** The order of kinds, and how many of them. */
export function OrderSettings({ facts, onChange }: OrderSettingsProps) {
  const { t } = useTranslation();
  const builder = useBuilder();
  const { channel, shows } = facts;
  const by = figureShelves.find((shelf) => channelsOn(shelf, builder).some((one) => one.shows === 'figure'));
  const own = shows === 'time' ? 'time' : 'label';
  const orders: Order[] = [
    'auto',
    `${own}_ascending`,
    `${own}_descending`,
    ...(by ? (['value_descending', 'value_ascending'] as const) : []),
  ];
  const top: Counted = channel.top ? `${channel.top.count}` : 'all';
  return (
    <>
      <SelectSetting
        label={t('visualise.settings.order.title')}
        value={orderOf(channel, own)}
        choices={orders.map((value) => ({
          value,
          text: value === 'auto' ? t('visualise.settings.automatic') : t(`visualise.settings.order.${value}`),
        }))}
        onChange={(order) => onChange({ sort: sortOf(order, by) })}
      />
      {by && shows === 'kinds' && (
        <SelectSetting
          label={t('visualise.settings.order.top')}
          value={top}
          choices={[
            { value: 'all', text: t('visualise.settings.order.all') },
            ...(counts.includes(top) || top === 'all' ? counts : [...counts, top]).map((value) => ({
              value,
              text: t('visualise.settings.order.topOf', { count: Number(value) }),
            })),
          ]}
          onChange={(count) =>
            onChange({
              top: count === 'all' ? undefined : { count: Number(count), other: channel.top?.other ?? true },
            })
          }
        />
      )}
      {channel.top && (
        <ToggleSetting
          label={t('visualise.settings.order.other')}
          checked={channel.top.other}
          onChange={(other) => channel.top && onChange({ top: { ...channel.top, other } })}
        />
      )}
    </>
  );
}

function orderOf({ sort }: Channel, own: 'label' | 'time'): Order {
  if (!sort) return 'auto';
  return `${sort.by === undefined || sort.by === 'label' ? own : 'value'}_${sort.order}`;
}

function sortOf(order: Order, by: (typeof figureShelves)[number] | undefined): Channel['sort'] | undefined {
  if (order === 'auto') return undefined;
  const direction = order.endsWith('_ascending') ? 'ascending' : 'descending';
  return order.startsWith('value') && by ? { by, order: direction } : { by: 'label', order: direction };
}

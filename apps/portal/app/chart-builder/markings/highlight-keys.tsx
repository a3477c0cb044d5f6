import type { ChartData } from '@gazetteer/charts';
import type { PlacedKey } from '@gazetteer/charts/browser';
import { useTranslation } from 'react-i18next';
import { channelAt, type Place } from '../../charts/channel-places.ts';
import { markedValue } from '../model/figure-address.ts';
import { useBuilder } from '../model/use-builder.ts';

/** Names in the legend and at the ends of lines: pressed, their category stands out, and once more, it does no longer. */
export function HighlightKeys({ keys, data }: { keys: readonly PlacedKey[]; data: ChartData }) {
  const { t } = useTranslation();
  const { spec, dispatch } = useBuilder();
  return keys.map(({ column, row, text, frame }) => {
    const at = placeOf(column);
    const channel = channelAt(spec.channels, at);
    if (!channel || !('field' in channel)) return null;
    const value = markedValue(data.rows[row]?.[column]);
    const isOn = 'highlight' in channel && (channel.highlight?.includes(value) ?? false);
    return (
      <button
        key={`${column} ${String(value)}`}
        type="button"
        className="highlight-key"
        style={{ left: frame.x, top: frame.y, width: frame.x2 - frame.x, height: frame.y2 - frame.y }}
        aria-label={t('visualise.builder.marking.highlight', { name: text })}
        aria-pressed={isOn}
        title={t('visualise.builder.marking.highlight', { name: text })}
        onClick={() => dispatch({ type: 'toggle-highlight', at, value })}
      />
    );
  });
}

function placeOf(column: string): Place {
  const detail = /^detail_(\d+)$/.exec(column);
  return detail ? { shelf: 'detail', index: Number(detail[1]) } : { shelf: 'colour' };
}

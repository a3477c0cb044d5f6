import { type Channel, hasUsualBars, type Mark } from '@gazetteer/charts';
import { useTranslation } from 'react-i18next';
import { useChannelWords } from '../model/channel-words.ts';
import { useBuilder } from '../model/use-builder.ts';
import type { ChannelFacts } from './channel-facts.ts';
import { NumberFormatSettings } from './number-format-settings.tsx';
import { OrderSettings } from './order-settings.tsx';
import { ScaleSettings } from './scale-settings.tsx';
import { SchemeSetting } from './scheme-setting.tsx';
import { TextSetting, ToggleSetting } from './setting-controls.tsx';
import { StackSetting } from './stack-setting.tsx';

const LONGEST_LABEL = 200;
/** Shelves whose figures have a scale that one can shape. */
const scaled = new Set(['x', 'y', 'size']);
/** Marks without colours, and the map, whose colours stand with its classes. */
const hasOwnColours = new Set<Mark>(['table', 'choropleth']);
/** Marks that are measured from zero: another beginning would lie. */
const fromZero = new Set<Mark>(['bar', 'area']);

/** How one field on the chart is drawn; only what it and the mark make use of. */
export function ChannelSettings({ facts, canStack }: { facts: ChannelFacts; canStack: boolean }) {
  const { t } = useTranslation();
  const { spec, fields, dispatch } = useBuilder();
  const words = useChannelWords();
  const { place, channel, shows } = facts;
  const { shelf } = place;
  const id = `${shelf} ${place.index ?? ''}`;
  const change = (values: { [Key in keyof Channel]?: Channel[Key] | undefined }, group?: string) =>
    dispatch({
      type: 'change-channel',
      at: place,
      change: values,
      ...(group && { group: `${group} ${id}` }),
    });
  const name = words.field(channel, fields);
  const isFigure = shows === 'figure' && facts.column?.bin_step === null;
  return (
    <details className="settings-part">
      <summary>
        <span>{words.shelf(shelf, spec.mark)}</span>
        <span className="settings-subject">{name}</span>
      </summary>
      <div className="settings-rows">
        <TextSetting
          label={t('visualise.settings.channel.label')}
          value={channel.label ?? ''}
          instead={facts.column?.label ?? name}
          maxLength={LONGEST_LABEL}
          onChange={(label) => change({ label: label || undefined }, 'label')}
        />
        {isFigure && scaled.has(shelf) && (
          <ScaleSettings
            scale={channel.scale ?? {}}
            beginsAtZero={fromZero.has(spec.mark) && shelf !== 'size' ? 'always' : 'free'}
            onChange={(scale) => change({ scale })}
          />
        )}
        {canStack && <StackSetting scale={channel.scale ?? {}} onChange={(scale) => change({ scale })} />}
        {shelf === 'colour' && !hasOwnColours.has(spec.mark) && (
          <SchemeSetting facts={facts} onChange={(scale) => change({ scale })} />
        )}
        {shows === 'figure' && (
          <NumberFormatSettings format={channel.format} onChange={(format) => change({ format })} />
        )}
        {isFigure && spec.mark === 'table' && (
          <ToggleSetting
            label={t('visualise.settings.channel.bars')}
            checked={channel.bars ?? hasUsualBars(facts.column)}
            onChange={(bars) => change({ bars })}
          />
        )}
        {shows !== 'figure' && spec.mark !== 'table' && <OrderSettings facts={facts} onChange={change} />}
      </div>
    </details>
  );
}

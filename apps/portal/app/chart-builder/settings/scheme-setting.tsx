import type { Channel } from '@gazetteer/charts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChannelFacts } from './channel-facts.ts';

type Scale = NonNullable<Channel['scale']>;
type Scheme = NonNullable<Scale['scheme']>;

/** The colours of a chart, each choice shown as it looks. */
export function SchemeSetting({
  facts,
  onChange,
}: {
  facts: ChannelFacts;
  onChange: (scale: Scale) => void;
}) {
  const { t } = useTranslation();
  const name = useId();
  const { channel, shows } = facts;
  const offered: Scheme[] = shows === 'kinds' ? ['categorical', 'sequential'] : ['sequential', 'diverging'];
  const chosen = channel.scale?.scheme ?? offered[0];
  return (
    <fieldset className="settings-schemes">
      <legend>{t('visualise.settings.scheme.title')}</legend>
      {offered.map((scheme) => (
        <label key={scheme} className="settings-scheme">
          <input
            type="radio"
            name={name}
            checked={scheme === chosen}
            onChange={() => onChange({ ...channel.scale, scheme })}
          />
          <span>{t(`visualise.settings.scheme.${scheme}`)}</span>
          <span className="settings-swatches" data-scheme={scheme} aria-hidden="true">
            {[1, 2, 3, 4, 5].map((step) => (
              <span key={step} data-step={step} />
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

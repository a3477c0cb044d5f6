import { Button } from '@gazetteer/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChannelWords } from '../model/channel-words.ts';
import { useBuilder } from '../model/use-builder.ts';
import { channelsOn } from './channel-facts.ts';
import { SelectSetting, TextSetting } from './setting-controls.tsx';

/** Lines across the chart: those there are, and one more. */
export function ReferenceSettings() {
  const { t, i18n } = useTranslation();
  const builder = useBuilder();
  const { spec, dispatch } = builder;
  const words = useChannelWords();
  const error = useId();
  const axes =
    spec.mark === 'rect' ? [] : (['y', 'x'] as const).flatMap((shelf) => channelsOn(shelf, builder));
  const fitting = axes.filter(({ shows }) => shows !== 'kinds');
  const [shelf, setShelf] = useState('');
  const [value, setValue] = useState('');
  const [label, setLabel] = useState('');
  const [isBad, setBad] = useState(false);
  const axis = fitting.find(({ place }) => place.shelf === shelf) ?? fitting[0];
  if (!axis) return null;
  const add = () => {
    const read = axis.shows === 'time' ? value.trim() : numberOf(value, i18n.language);
    if (read === '' || read === undefined) {
      setBad(true);
      return;
    }
    const line = { value: read, ...(label.trim() && { label: label.trim() }) };
    dispatch({
      type: 'change-channel',
      at: axis.place,
      change: { references: [...(axis.channel.references ?? []), line].slice(-10) },
    });
    setBad(false);
    setValue('');
    setLabel('');
  };
  return (
    <details className="settings-part">
      <summary>{t('visualise.settings.marking.lines.title')}</summary>
      <div className="settings-rows">
        {axes.flatMap(({ place, channel }) =>
          (channel.references ?? []).map((line, index) => (
            <div key={`${place.shelf} ${line.value} ${line.label ?? ''}`} className="settings-row">
              <span>
                {line.label ? t('shell.named', { name: line.label, value: line.value }) : line.value}
              </span>
              <Button
                onClick={() => {
                  const rest = channel.references?.filter((_, at) => at !== index) ?? [];
                  const change = { references: rest.length > 0 ? rest : undefined };
                  dispatch({ type: 'change-channel', at: place, change });
                }}
              >
                {t('visualise.settings.marking.lines.remove', { name: line.label ?? String(line.value) })}
              </Button>
            </div>
          )),
        )}
        {fitting.length > 1 ? (
          <SelectSetting
            label={t('visualise.settings.marking.lines.axis')}
            value={axis.place.shelf}
            choices={fitting.map(({ place }) => ({
              value: place.shelf,
              text: words.shelf(place.shelf, spec.mark),
            }))}
            onChange={setShelf}
          />
        ) : null}
        <TextSetting
          label={t('visualise.settings.marking.lines.value')}
          value={value}
          maxLength={40}
          onChange={setValue}
        />
        <p className="settings-note">{t('visualise.settings.marking.lines.hint')}</p>
        <TextSetting
          label={t('visualise.settings.marking.lines.label')}
          value={label}
          maxLength={120}
          onChange={setLabel}
        />
        <p id={error} className="settings-note settings-wrong" role="status">
          {isBad ? t('visualise.settings.marking.lines.bad') : ''}
        </p>
        <Button aria-describedby={error} onClick={add}>
          {t('visualise.settings.marking.lines.add')}
        </Button>
      </div>
    </details>
  );
}

function numberOf(text: string, language: string): number | undefined {
  const bare = text.replace(/[\s'’\u00a0\u202f]/g, '');
  const number = Number(language === 'fr' ? bare.replace(',', '.') : bare.replaceAll(',', ''));
  return bare !== '' && Number.isFinite(number) ? number : undefined;
}

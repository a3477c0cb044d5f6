import type { MapSettings as Settings } from '@gazetteer/charts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBuilder } from '../model/use-builder.ts';
import { channelsOn } from './channel-facts.ts';
import { ExtentSetting } from './extent-setting.tsx';
import { SchemeSetting } from './scheme-setting.tsx';
import { SelectSetting } from './setting-controls.tsx';

const methods = ['quantile', 'equal', 'natural'] as const satisfies Settings['method'][];
const counts = ['2', '3', '4', '5', '6', '7', '8', '9'] as const;
const USUAL_CLASSES = '5';

/** How the figures of a map become colours, and which part of the map is shown. */
export function MapSettings() {
  const { t } = useTranslation();
  const builder = useBuilder();
  const { spec, dispatch } = builder;
  const [colour] = channelsOn('colour', builder);
  const method = spec.map?.method ?? 'quantile';
  const noteId = useId();
  if (colour && colour.shows !== 'figure') return <ExtentPart />;
  return (
    <section className="settings-part" aria-labelledby="settings-map">
      <h2 id="settings-map">{t('visualise.settings.map.title')}</h2>
      <div className="settings-rows" aria-describedby={noteId}>
        <SelectSetting
          label={t('visualise.settings.map.method')}
          value={method}
          choices={methods.map((value) => ({ value, text: t(`visualise.settings.map.${value}`) }))}
          onChange={(next) => dispatch({ type: 'set-map', change: { method: next } })}
        />
        <p className="settings-note" id={noteId}>
          {t(`visualise.settings.map.${method}Text`)}
        </p>
        <SelectSetting
          label={t('visualise.settings.map.count')}
          value={counts.find((count) => count === String(spec.map?.classes)) ?? USUAL_CLASSES}
          choices={counts.map((value) => ({ value, text: value }))}
          onChange={(count) => dispatch({ type: 'set-map', change: { classes: Number(count) } })}
        />
        {colour && (
          <SchemeSetting
            facts={colour}
            onChange={(scale) =>
              dispatch({ type: 'change-channel', at: { shelf: 'colour' }, change: { scale } })
            }
          />
        )}
        <div className="settings-row">
          <span>{t('visualise.settings.map.noData')}</span>
          <span className="settings-hatched">{t('visualise.settings.map.hatched')}</span>
        </div>
        <ExtentSetting />
      </div>
    </section>
  );
}

/** A map of kinds has no classes. */
function ExtentPart() {
  const { t } = useTranslation();
  return (
    <section className="settings-part" aria-labelledby="settings-extent">
      <h2 id="settings-extent">{t('visualise.settings.map.extent')}</h2>
      <div className="settings-rows">
        <ExtentSetting />
      </div>
    </section>
  );
}

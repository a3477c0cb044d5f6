import { type ChartSpec, describeChart } from '@gazetteer/charts';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../site/use-shell.ts';
import { useBuilder } from '../model/use-builder.ts';
import { TextSetting } from './setting-controls.tsx';

type Caption = NonNullable<ChartSpec['caption']>;

/** What stands around the chart in words. What is left empty is written by itself. */
export function TextSettings() {
  const { t } = useTranslation();
  const { spec, facts, dispatch } = useBuilder();
  const automatic = useAutomaticTitle();
  const setCaption = (change: Caption) => {
    const entries = Object.entries({ ...spec.caption, ...change }).filter(([, text]) => text !== '');
    const caption = entries.length > 0 ? Object.fromEntries(entries) : undefined;
    dispatch({ type: 'set-text', change: { caption }, group: `caption ${Object.keys(change).join()}` });
  };
  return (
    <details className="settings-part" open>
      <summary>{t('visualise.settings.text.title')}</summary>
      <div className="settings-rows">
        <TextSetting
          label={t('visualise.settings.text.heading')}
          value={spec.title ?? ''}
          instead={automatic}
          maxLength={300}
          lines={2}
          onChange={(title) =>
            dispatch({ type: 'set-text', change: { title: title || undefined }, group: 'title' })
          }
        />
        <TextSetting
          label={t('visualise.settings.text.notes')}
          value={spec.notes ?? ''}
          maxLength={2000}
          lines={3}
          onChange={(notes) =>
            dispatch({ type: 'set-text', change: { notes: notes || undefined }, group: 'notes' })
          }
        />
        <TextSetting
          label={t('visualise.settings.text.source')}
          value={spec.caption?.source ?? ''}
          instead={facts?.dataset?.source ?? undefined}
          maxLength={500}
          onChange={(source) => setCaption({ source })}
        />
        <TextSetting
          label={t('visualise.settings.text.years')}
          value={spec.caption?.years ?? ''}
          instead={facts?.dataset?.years ?? undefined}
          maxLength={60}
          onChange={(years) => setCaption({ years })}
        />
      </div>
    </details>
  );
}

/** The title that the chart has where none is written. */
function useAutomaticTitle(): string | undefined {
  const { spec, data } = useBuilder();
  const { locale, site } = useShell();
  if (!data) return undefined;
  const { title: _written, ...untitled } = spec;
  return describeChart(untitled, data, { locale, digitGrouping: site.digitGrouping }).title;
}

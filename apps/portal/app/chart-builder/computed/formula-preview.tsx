import { tableOf } from '@gazetteer/charts';
import { useTranslation } from 'react-i18next';
import { TextTable } from '../../charts/text-table.tsx';
import { useShell } from '../../site/use-shell.ts';
import { useBuilder } from '../model/use-builder.ts';
import type { FormulaSample } from './use-formula-sample.ts';

/** What a formula makes of the first rows. */
export function FormulaPreview({ sample }: { sample: FormulaSample | undefined }) {
  const { t } = useTranslation();
  const { locale, site } = useShell();
  const { spec } = useBuilder();
  if (!sample) return null;
  if (sample.status !== 'ready')
    return (
      <p className="computed-note" role="status">
        {t(
          sample.status === 'waiting'
            ? 'visualise.computed.previewWaiting'
            : 'visualise.computed.previewFailed',
        )}
      </p>
    );
  const { data } = sample;
  if (data.rows.length === 0) return <p className="computed-note">{t('visualise.computed.previewNone')}</p>;
  const table = tableOf({ version: 1, source: spec.source, mark: 'table', channels: {} }, data, {
    locale,
    digitGrouping: site.digitGrouping,
  });
  return (
    <div className="computed-preview">
      <TextTable text={table} caption={<caption>{t('visualise.computed.preview')}</caption>} />
    </div>
  );
}

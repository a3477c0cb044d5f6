import { timeUnits } from '@gazetteer/charts';
import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import type { ChannelPart } from './channel-part.ts';
import { Choice } from './choice.tsx';

const binCounts = [5, 10, 20, 50];

/** Steps of a time, bins of a number. A figure has neither. */
export function StepChoice({ channel, field, change }: ChannelPart) {
  const { t } = useTranslation();
  const figures = useFigures();
  if (!field || channel.aggregate) return null;
  if (field.kind === 'time')
    return (
      <Choice
        label={t('visualise.builder.chip.timeUnit')}
        value={channel.time_unit ?? ''}
        onChange={(unit) => change({ time_unit: unit || undefined })}
      >
        <option value="">{t('visualise.builder.chip.asIs')}</option>
        {timeUnits.map((unit) => (
          <option key={unit} value={unit}>
            {t(`visualise.builder.timeUnitName.${unit}`)}
          </option>
        ))}
      </Choice>
    );
  if (field.kind !== 'number') return null;
  const { bin } = channel;
  const now = bin ? ('count' in bin ? String(bin.count) : 'step') : '';
  const choose = (value: string) => {
    if (value !== 'step') change({ bin: value ? { count: Number(value) } : undefined });
  };
  return (
    <Choice label={t('visualise.builder.chip.bins')} value={now} onChange={choose}>
      <option value="">{t('visualise.builder.chip.noBins')}</option>
      {binCounts.map((count) => (
        <option key={count} value={count}>
          {t('visualise.builder.chip.binCount', { figure: figures.number(count) })}
        </option>
      ))}
      {bin && 'step' in bin ? (
        <option value="step">
          {t('visualise.builder.chip.binStep', { figure: figures.number(bin.step) })}
        </option>
      ) : null}
      {bin && 'count' in bin && !binCounts.includes(bin.count) ? (
        <option value={bin.count}>
          {t('visualise.builder.chip.binCount', { figure: figures.number(bin.count) })}
        </option>
      ) : null}
    </Choice>
  );
}

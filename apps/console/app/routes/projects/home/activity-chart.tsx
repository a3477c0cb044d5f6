import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import styles from './activity.module.css';
import { layOutBars } from './lay-out-bars.ts';
import type { Activity, ActivityKind } from './activity-kinds.ts';
import { useStepNames } from './use-step-names.ts';

interface ActivityChartProps {
  kind: ActivityKind;
  activity: Activity;
}

const picture = { width: 300, height: 64 };

/** How often one thing happened, as bars; what was not counted yet is shaded. */
export function ActivityChart({ kind, activity: { counts, since, step } }: ActivityChartProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const nameOf = useStepNames(step);
  const values = counts.map((one) => one[kind]);
  const total = values.reduce((sum, one) => sum + one, 0);
  const most = Math.max(0, ...values);
  const bars = layOutBars(values, picture);
  const unknown =
    (counts.filter(({ at }) => isBefore(at, since, step)).length / counts.length) * picture.width;
  const summary = t('project.home.summary', {
    total: figures.number(total),
    most: figures.number(most),
    when: nameOf(counts[values.indexOf(most)]?.at ?? ''),
  });
  return (
    <figure className={styles.chart}>
      <figcaption>
        {t(`project.home.kinds.${kind}`)} <strong>{figures.number(total)}</strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${t(`project.home.kinds.${kind}`)}: ${total === 0 ? t('project.home.nothing') : summary}`}
        className={styles.bars}
      >
        {unknown > 0 ? (
          <rect className={styles.unknown} width={unknown} height={picture.height}>
            <title>{t('project.home.notCounted')}</title>
          </rect>
        ) : null}
        {bars.map((bar, index) => (
          <rect key={counts[index]?.at} className={styles.bar} {...bar}>
            <title>{`${nameOf(counts[index]?.at ?? '')}: ${figures.number(values[index] ?? 0)}`}</title>
          </rect>
        ))}
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{nameOf(counts[0]?.at ?? '')}</span>
        <span>{t('project.home.most', { most: figures.number(most) })}</span>
        <span>{nameOf(counts.at(-1)?.at ?? '')}</span>
      </p>
    </figure>
  );
}

/** Whether an hour or a day was over before anything was counted. */
function isBefore(at: string, since: string | null, step: Activity['step']): boolean {
  if (since === null) return true;
  const length = step === 'hour' ? '2026-11-20T10'.length : '2026-11-20'.length;
  return at.slice(0, length) < since.slice(0, length);
}

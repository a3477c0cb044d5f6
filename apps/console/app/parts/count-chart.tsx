import { useFigures } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import styles from './count-chart.module.css';
import { layOutBars } from './lay-out-bars.ts';

interface CountChartProps {
  title: string;
  /** How often it happened in each hour or day, with the name of that time; from the oldest on. */
  counts: readonly { name: string; value: number }[];
  /** How many of the first of them were over before anything was counted. */
  unknown: number;
}

const picture = { width: 300, height: 64 };

/** How often one thing happened, as bars; what was not counted yet is shaded. */
export function CountChart({ title, counts, unknown }: CountChartProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const values = counts.map(({ value }) => value);
  const total = values.reduce((sum, one) => sum + one, 0);
  const most = Math.max(0, ...values);
  const bars = layOutBars(values, picture);
  const summary = t('parts.counts.summary', {
    total: figures.number(total),
    most: figures.number(most),
    when: counts[values.indexOf(most)]?.name ?? '',
  });
  return (
    <figure className={styles.chart}>
      <figcaption>
        {title} <strong>{figures.number(total)}</strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}: ${total === 0 ? t('parts.counts.nothing') : summary}`}
        className={styles.bars}
      >
        {unknown > 0 ? (
          <rect
            className={styles.unknown}
            width={(unknown / counts.length) * picture.width}
            height={picture.height}
          >
            <title>{t('parts.counts.notCounted')}</title>
          </rect>
        ) : null}
        {bars.map((bar, index) => (
          <rect key={bar.x} className={styles.bar} {...bar}>
            <title>{`${counts[index]?.name}: ${figures.number(values[index] ?? 0)}`}</title>
          </rect>
        ))}
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{counts[0]?.name}</span>
        <span>{t('parts.counts.most', { most: figures.number(most) })}</span>
        <span>{counts.at(-1)?.name}</span>
      </p>
    </figure>
  );
}

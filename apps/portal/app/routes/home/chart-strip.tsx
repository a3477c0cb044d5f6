import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { galleryPath } from '../../charts/gallery/gallery-address.ts';
import { type ChartSamples, chartTypes, type Told } from './chart-samples.ts';
import styles from './chart-strip.module.css';
import { SampleChart } from './sample-chart.tsx';

/** The six forms a table can take, each drawn from a table of the catalogue. */
export function ChartStrip({ samples }: { samples: ChartSamples }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="visualise" className={styles.section}>
      <h2 id="visualise">{t('home.visualise.title')}</h2>
      <ul className={styles.list}>
        {chartTypes.map((type) => (
          <li key={type}>
            <Link to={`/visualise?chart_type=${type}`} className={styles.tile}>
              <SampleChart type={type} samples={samples} />
              <span className={styles.name}>{t(`home.visualise.${type}`)}</span>
              {samples[type] ? <Words sample={samples[type]} /> : null}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to={galleryPath()}>{t('gallery.see')}</Link>
      </p>
    </section>
  );
}

/** What is drawn, its unit and what is left out; then the dataset it is of. */
function Words({ sample: { of, words } }: { sample: Told }) {
  const { title, subtitle } = words;
  return (
    <>
      <span className={styles.title}>{title}</span>
      {subtitle ? <span className={styles.facts}>{subtitle}</span> : null}
      <span className={styles.of}>{of}</span>
    </>
  );
}

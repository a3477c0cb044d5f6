import { useFigures, viewAddress } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { ChartTile } from './chart-tile.tsx';
import styles from './charts-made.module.css';

/** A chart as a picture with its title. */
export interface ChartMade {
  visID: string;
  title: string;
  /** Whose it is, where it is a visitor's. */
  maker: { name: string | null } | null;
}

interface ChartsMadeProps {
  title: string;
  charts: readonly ChartMade[];
  /** How many there are; more than are shown at first may be. */
  count: number;
  /** The gallery with all of them, where it can show them alone. */
  gallery?: string;
}

/** What others have seen in the data: public charts made from it, as pictures. */
export function ChartsMade({ title, charts, count, gallery }: ChartsMadeProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { search } = useLocation();
  if (charts.length === 0) return null;
  const all = new URLSearchParams(search);
  all.set('charts', 'all');
  return (
    <section id="charts" className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {charts.map(({ visID, title: name, maker }) => (
          <li key={visID}>
            <Link to={viewAddress(visID)} className={styles.chart}>
              <ChartTile visID={visID} />
              <span>{name}</span>
              {maker && <small>{maker.name ?? t('visualise.saved.aVisitor')}</small>}
            </Link>
          </li>
        ))}
      </ul>
      {gallery ? (
        <p className={styles.more}>
          <Link to={gallery}>{t('gallery.ofThis')}</Link>
        </p>
      ) : charts.length < count && !search.includes('charts=all') ? (
        <p className={styles.more}>
          <Link to={`?${all}#charts`} preventScrollReset>
            {t('visualise.saved.all', { count, figure: figures.number(count) })}
          </Link>
        </p>
      ) : null}
    </section>
  );
}

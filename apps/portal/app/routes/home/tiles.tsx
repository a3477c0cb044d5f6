import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ChartTile, TableTile } from '../../charts/gallery/chart-tile.tsx';
import styles from '../../charts/gallery/charts-made.module.css';
import { galleryPath } from '../../charts/gallery/gallery-address.ts';
import type { Tile } from './load-tiles.server.ts';

/** Charts and tables that an editor has chosen, as pictures with what they are called, of what they are, and whose. */
export default function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="tiles" className={styles.section}>
      <h2 id="tiles">{t('home.tiles.title')}</h2>
      <ul className={styles.list}>
        {tiles.map(({ path, title, of, maker, visID, resourceId }) => (
          <li key={path}>
            <Link to={path} className={styles.chart}>
              {visID ? <ChartTile visID={visID} /> : null}
              {resourceId ? <TableTile resourceId={resourceId} /> : null}
              <span>{title}</span>
              {of ? <small>{of}</small> : null}
              {maker ? (
                <small>{t('home.chart.maker', { name: maker.name ?? t('visualise.saved.aVisitor') })}</small>
              ) : null}
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

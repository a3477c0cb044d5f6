import { useFigures, viewAddress } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ChartTile } from '../../charts/gallery/chart-tile.tsx';
import type { GalleryChart } from './load-gallery.server.ts';

/** Charts as pictures, with what they are called, of what they are, and whose. */
export function GalleryList({ charts }: { charts: readonly GalleryChart[] }) {
  const { t } = useTranslation();
  const figures = useFigures();
  return (
    <ol className="gallery-list" aria-label={t('gallery.list')}>
      {charts.map(({ visID, title, written, maker, dataset, created }, place) => (
        <li key={visID}>
          <Link to={viewAddress(visID)} className="gallery-chart">
            <ChartTile visID={visID} isUrgent={place === 0} />
            <span className="gallery-title" lang={written?.lang}>
              {title}
            </span>
          </Link>
          <p className="gallery-facts">
            {written ? <span>{written.mark}</span> : null}
            {dataset ? (
              <Link to={`/p/${encodeURIComponent(dataset.name)}`}>{dataset.title}</Link>
            ) : (
              <span>{t('gallery.own')}</span>
            )}
            <span>
              {[
                maker ? (maker.name ?? t('visualise.saved.aVisitor')) : t('gallery.team'),
                figures.date(created),
              ].join(' · ')}
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}

import { ButtonLink } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { type GalleryState, galleryPath } from '../../charts/gallery/gallery-address.ts';

/** In the place of a gallery with nothing in it: why that is so, and where to go on. */
export function NoCharts({ state, count }: { state: GalleryState; count: number }) {
  const { t } = useTranslation();
  const { text, dataset, sector, mark } = state;
  const reason = count > 0 ? 'page' : text || dataset || sector || mark ? 'found' : 'title';
  return (
    <div className="gallery-none">
      <h2>{t(`gallery.none.${reason}`)}</h2>
      <p>{t(`gallery.none.${reason}Text`)}</p>
      {reason === 'title' ? (
        <ButtonLink to="/visualise">{t('gallery.make')}</ButtonLink>
      ) : (
        <ButtonLink to={galleryPath(reason === 'page' ? { ...state, page: 1 } : {})}>
          {t('gallery.none.all')}
        </ButtonLink>
      )}
    </div>
  );
}

import { pageMeta, Pager, unlistedMeta, useFigures } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { ButtonLink } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { galleryPageSize, galleryPath } from '../../charts/gallery/gallery-address.ts';
import { translator } from '../../i18n/i18n.server.ts';
import { shellOf } from '../../site/use-shell.ts';
import type { Route } from './+types/page';
import { GalleryForm } from './gallery-form.tsx';
import { GalleryList } from './gallery-list.tsx';
import galleryStyle from './gallery.css?url';
import { loadGallery } from './load-gallery.server.ts';
import { NoCharts } from './no-charts.tsx';
import { readGalleryState } from './read-gallery-state.ts';

/** The charts that people have made public, the newest first. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = siteContext(context);
  const state = readGalleryState(url);
  const gallery = await loadGallery(services, state);
  const t = translator(services.locale);
  const shown = { state, gallery, title: t('gallery.title'), description: t('gallery.description') };
  // An address beyond the end is no page; an empty list is.
  return data(shown, { status: gallery.charts.length === 0 && state.page > 1 ? 404 : 200 });
}

export function links() {
  return [{ rel: 'stylesheet', href: galleryStyle }];
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!shellOf(matches) || !loaderData) return [];
  const isEmpty = loaderData.gallery.charts.length === 0;
  return (isEmpty ? unlistedMeta : pageMeta)(matches, loaderData);
}

export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { state, gallery } = loaderData;
  const { charts, count, dataset } = gallery;
  return (
    <div className="page gallery">
      <header className="gallery-head">
        <div>
          <h1>{dataset ? t('gallery.ofDataset', { title: dataset.title }) : t('gallery.title')}</h1>
          <p className="gallery-lead">{t('gallery.lead')}</p>
        </div>
        <ButtonLink look="primary" to="/visualise">
          {t('gallery.make')}
        </ButtonLink>
      </header>
      <GalleryForm state={state} gallery={gallery} />
      <p className="gallery-count" role="status">
        {t('gallery.count', { count, figure: figures.number(count) })}
      </p>
      {charts.length > 0 ? <GalleryList charts={charts} /> : <NoCharts state={state} count={count} />}
      <Pager
        label={t('gallery.pages')}
        page={state.page}
        last={Math.ceil(count / galleryPageSize)}
        pathOf={(page) => galleryPath({ ...state, page })}
      />
    </div>
  );
}

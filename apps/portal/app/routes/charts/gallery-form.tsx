import { useFigures } from '@gazetteer/site';
import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { type GalleryState, galleryPath } from '../../charts/gallery/gallery-address.ts';
import { useSectors } from '../../site/use-sectors.ts';
import type { Gallery } from './load-gallery.server.ts';

/** What the gallery is narrowed by: a plain form, which works without script. */
export function GalleryForm({ state, gallery }: { state: GalleryState; gallery: Gallery }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const sectorOf = useSectors();
  const { text, dataset, sector, mark } = state;
  const markNames: Record<string, string> = t('visualise.builder.mark', { returnObjects: true });
  const counted = (label: string, count: number) =>
    t('gallery.counted', { label, figure: figures.number(count) });
  const isNarrowed = Boolean(text || dataset || sector || mark);
  return (
    <search>
      <Form action="/charts" method="get" className="gallery-form" key={galleryPath({ ...state, page: 1 })}>
        {dataset ? <input type="hidden" name="dataset" value={dataset} /> : null}
        <label className="gallery-words">
          <span>{t('gallery.search')}</span>
          <input type="search" name="q" defaultValue={text} maxLength={200} />
        </label>
        <label>
          <span>{t('gallery.mark')}</span>
          <select name="mark" defaultValue={mark ?? ''}>
            <option value="">{t('gallery.anyMark')}</option>
            {withChosen(gallery.marks, mark).map(({ name, count }) => (
              <option key={name} value={name}>
                {counted(markNames[name] ?? name, count)}
              </option>
            ))}
          </select>
        </label>
        {gallery.sectors.length > 0 ? (
          <label>
            <span>{t('gallery.sector')}</span>
            <select name="sector" defaultValue={sector ?? ''}>
              <option value="">{t('gallery.anySector')}</option>
              {withChosen(gallery.sectors, sector).map(({ name, count }) => (
                <option key={name} value={name}>
                  {counted(sectorOf(name).label, count)}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <Button type="submit">{t('gallery.find')}</Button>
        {isNarrowed ? (
          <Link className="gallery-reset" to={galleryPath()}>
            {t('gallery.reset')}
          </Link>
        ) : null}
      </Form>
    </search>
  );
}

/** What was chosen stays chosen where there is nothing of it. */
function withChosen(choices: Gallery['marks'], chosen: string | undefined): Gallery['marks'] {
  if (!chosen || choices.some(({ name }) => name === chosen)) return choices;
  return [...choices, { name: chosen, count: 0 }];
}

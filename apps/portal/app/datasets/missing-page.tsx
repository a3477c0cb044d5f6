import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useParams, useRouteError } from 'react-router';
import { PageTitle } from '../site/page-title.tsx';
import style from './missing-page.module.css';

/** Shown in the place of a dataset or table that is not there: what that can mean, and a search. */
export function MissingPage() {
  const { t } = useTranslation();
  const error = useRouteError();
  const params = useParams();
  // Anything but 'there is none' is for the site's own error page.
  if (!isRouteErrorResponse(error) || ![404, 410].includes(error.status)) throw error;
  const texts = params.resource ? 'resourceNotFound' : 'notFound';
  const words = (params.dataset ?? '').replaceAll(/[-_]+/g, ' ');
  return (
    <div className={`page ${style.missing}`}>
      <PageTitle title={t(`dataset.${texts}.title`)} />
      <h1>{t(`dataset.${texts}.title`)}</h1>
      <p>{t(`dataset.${texts}.hint`)}</p>
      <search>
        <form action="/search" method="get" className={style.form}>
          <label htmlFor="missing-search">{t('dataset.notFound.searchLabel')}</label>
          <div>
            <input id="missing-search" type="search" name="sq" defaultValue={words} />
            <Button type="submit" look="primary">
              {t('dataset.notFound.search')}
            </Button>
          </div>
        </form>
      </search>
    </div>
  );
}

import { LocalTime } from '@gazetteer/site';
import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useParams, useRouteError } from 'react-router';
import type { Tombstone } from './ask-for-document.server.ts';
import { PageTitle } from '../site/page-title.tsx';
import style from './missing-page.module.css';

/** Shown in the place of a dataset or table that is not there: what that can mean, and a search. */
export function MissingPage() {
  const { t } = useTranslation();
  const error = useRouteError();
  const params = useParams();
  // Anything but 'there is none' is for the site's own error page.
  if (!isRouteErrorResponse(error) || ![404, 410].includes(error.status)) throw error;
  const texts = error.status === 410 ? 'gone' : params.resource ? 'resourceNotFound' : 'notFound';
  const tombstone = error.data as Tombstone | null;
  const words = (params.dataset ?? '').replaceAll(/[-_]+/g, ' ');
  return (
    <div className={`page ${style.missing}`}>
      <PageTitle title={t(`dataset.${texts}.title`)} />
      <h1>{t(`dataset.${texts}.title`)}</h1>
      <p>{t(`dataset.${texts}.hint`)}</p>
      {tombstone ? <Reason {...tombstone} /> : null}
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

/** When a dataset was withdrawn, and why, as its publisher has said it. */
function Reason({ removed_at, reason }: Tombstone) {
  const { t } = useTranslation();
  return (
    <p>
      {t('dataset.gone.when')} <LocalTime iso={removed_at} />
      {reason ? (
        <>
          <br />
          {t('dataset.gone.why', { reason })}
        </>
      ) : null}
    </p>
  );
}

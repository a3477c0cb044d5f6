import { ButtonLink, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { organizationPath } from '../../datasets/dataset-facts.ts';
import { MissingPage } from '../../datasets/missing-page.tsx';
import type { RefusedImport } from '../../imports/call-imports.server.ts';
import { PlainPage } from '../../shell/plain-page.tsx';
import { PageTitle } from '../../site/page-title.tsx';

/** Shown in the place of the form to people who may not import there, or where there is nothing to import into. */
export function RefusedPage() {
  const { t } = useTranslation();
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 403) return <MissingPage />;
  const { organization } = error.data as RefusedImport;
  return (
    <PlainPage title={t('import.forbidden.title')}>
      <PageTitle title={t('import.forbidden.title')} />
      <Notice>
        <p>{t('import.forbidden.text')}</p>
      </Notice>
      {organization && (
        <ButtonLink to={organizationPath(organization)}>
          {t('import.forbidden.link', organization)}
        </ButtonLink>
      )}
    </PlainPage>
  );
}

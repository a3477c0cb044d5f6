import { ButtonLink } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { PlainPage } from '../../shell/plain-page.tsx';
import { PageTitle } from '../../site/page-title.tsx';

/** Shown in the place of an organisation that is not there. */
export function MissingOrganization() {
  const { t } = useTranslation();
  const error = useRouteError();
  // Anything but 'there is none' is for the site's own error page.
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <PlainPage title={t('organization.missing.title')}>
      <PageTitle title={t('organization.missing.title')} />
      <p>{t('organization.missing.hint')}</p>
      <ButtonLink to="/organization">{t('organization.missing.all')}</ButtonLink>
    </PlainPage>
  );
}

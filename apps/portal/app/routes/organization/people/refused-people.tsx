import { ButtonLink, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { PlainPage } from '../../../shell/plain-page.tsx';
import { PageTitle } from '../../../site/page-title.tsx';
import { MissingOrganization } from '../missing-organization.tsx';
import type { People } from './load-people.server.ts';

/** Shown in the place of the people to those who are none of them, or where there is no such organisation. */
export function RefusedPeople() {
  const { t } = useTranslation();
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 403) return <MissingOrganization />;
  const { organization } = error.data as Pick<People, 'organization'>;
  return (
    <PlainPage title={t('organization.people.refused.title')}>
      <PageTitle title={t('organization.people.refused.title')} />
      <Notice>
        <p>{t('organization.people.refused.text', { title: organization.title })}</p>
      </Notice>
      <ButtonLink to={organization.path}>{organization.title}</ButtonLink>
    </PlainPage>
  );
}

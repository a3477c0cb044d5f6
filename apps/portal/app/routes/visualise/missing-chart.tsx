import { loginAddress } from '@gazetteer/site';
import { ButtonLink } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { PlainPage } from '../../shell/plain-page.tsx';
import { useShell } from '../../site/use-shell.ts';
import { PageTitle } from '../../site/page-title.tsx';

/** In the place of a chart that is gone, or private: which of the two nobody is told. */
export function MissingChart() {
  const { t } = useTranslation();
  const error = useRouteError();
  const { visitor } = useShell();
  const { pathname, search } = useLocation();
  // Anything but 'there is none' is for the site's own error page.
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <PlainPage
      title={t('visualise.saved.missing')}
      lead={t(`visualise.saved.${visitor ? 'missingText' : 'missingTextOut'}`)}
    >
      <PageTitle title={t('visualise.saved.missing')} />
      <div className="saved-choices">
        <ButtonLink look="primary" to="/visualise">
          {t('visualise.saved.makeOne')}
        </ButtonLink>
        {visitor ? null : (
          <ButtonLink to={loginAddress(pathname + search)}>{t('visualise.saved.signIn')}</ButtonLink>
        )}
      </div>
    </PlainPage>
  );
}

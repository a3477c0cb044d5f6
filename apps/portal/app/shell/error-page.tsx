import { Button, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse } from 'react-router';
import { NotFound } from './not-found.tsx';
import { PlainPage } from './plain-page.tsx';

/** What a page shows that could not be loaded or drawn. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  const isBackend = isRouteErrorResponse(error) && error.status >= 502;
  return (
    <PlainPage title={t('error.title')}>
      <Notice kind="error" title={isBackend ? t('error.backend') : undefined}>
        <p>{isBackend ? t('error.backendHint') : t('error.hint')}</p>
      </Notice>
      <Button look="primary" className="needs-script" onClick={() => location.reload()}>
        {t('error.retry')}
      </Button>
    </PlainPage>
  );
}

import { Button, ButtonLink, buttonClass } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import type { LostForm } from '../session/lost-form.server.ts';
import { LostSession } from '../session/lost-session.tsx';
import { useMaybePerson } from '../session/use-person.ts';
import { ConsoleLayout } from './console-layout.tsx';

/** What stands in the place of a page of the console that cannot be shown, in its frame. */
export function ConsoleError() {
  return (
    <ConsoleLayout person={useMaybePerson()}>
      <ErrorMessage />
    </ConsoleLayout>
  );
}

function ErrorMessage() {
  const { t } = useTranslation();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 401 && isRouteErrorResponse(error) && isLostForm(error.data))
    return <LostSession lost={error.data} />;
  if (status === 403 || status === 404)
    return (
      <div className="console-message">
        <h1>{t(`error.${status}.title`)}</h1>
        <p>{t(`error.${status}.text`)}</p>
        <div className="console-actions">
          {status === 403 ? (
            <a href="/" className={buttonClass('plain')}>
              {t('error.403.back')}
            </a>
          ) : (
            <ButtonLink to="/console">{t('error.404.back')}</ButtonLink>
          )}
        </div>
      </div>
    );
  return (
    <div className="console-message" role="alert">
      <h1>{t('error.other.title')}</h1>
      <p>{t('error.other.text')}</p>
      <div className="console-actions">
        <Button look="primary" className="needs-script" onClick={() => location.reload()}>
          {t('error.retry')}
        </Button>
      </div>
    </div>
  );
}

function isLostForm(data: unknown): data is LostForm {
  return typeof data === 'object' && data !== null && 'fields' in data;
}

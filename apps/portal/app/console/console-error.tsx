import { Button, ButtonLink } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import type { LostForm } from './call-console.server.ts';
import { ConsoleLayout } from './console-layout.tsx';
import { LostSession } from './lost-session.tsx';
import { useMaybeEditor } from './use-editor.ts';

/** What stands in the place of a page of the console that cannot be shown; in its frame for those it is open to. */
export function ConsoleError() {
  const editor = useMaybeEditor();
  return editor ? (
    <ConsoleLayout name={editor.name}>
      <ErrorMessage />
    </ConsoleLayout>
  ) : (
    <ErrorMessage />
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
        <h1>{t(`console.error.${status}.title`)}</h1>
        <p>{t(`console.error.${status}.text`)}</p>
        <div className="console-actions">
          <ButtonLink to={status === 403 ? '/' : '/console/content'} reloadDocument>
            {t(`console.error.${status}.back`)}
          </ButtonLink>
        </div>
      </div>
    );
  return (
    <div className="console-message" role="alert">
      <h1>{t('console.error.other.title')}</h1>
      <p>{t('console.error.other.text')}</p>
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

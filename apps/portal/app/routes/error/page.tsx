import { unlistedMeta } from '@gazetteer/site';
import { callService, siteContext } from '@gazetteer/site/server';
import { ButtonLink, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router';
import { translator } from '../../i18n/i18n.server.ts';
import { isRecord } from '../../self-service/flow.ts';
import { PlainPage } from '../../shell/plain-page.tsx';
import type { Route } from './+types/page';
import { errorText } from './error-text.server.ts';
import { type OauthErrorText, readOauthError } from './oauth-error.ts';

export { privateHeaders as headers } from '@gazetteer/site';

/** Errors that nobody can be shown any more, or that are somebody else's. */
const gone = new Set([403, 404, 410]);

/** Where sign-in flows and OAuth2 requests lead when they fail: shows the error with this id, or the one that is named. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const services = siteContext(context);
  const title = translator(services.locale)('error.title');
  const oauth = readOauthError(url.searchParams);
  if (oauth) return { oauth, title };
  const id = url.searchParams.get('id');
  if (!id) throw redirect('/');
  const answer = await callService(services, request, `/self-service/errors?id=${encodeURIComponent(id)}`);
  if (gone.has(answer.status)) throw redirect('/');
  if (!answer.ok) throw new Response(null, { status: 502 });
  const body: unknown = await answer.json();
  const error = isRecord(body) && isRecord(body['error']) ? body['error'] : {};
  return { ...readError(error), id, title };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

export default function FlowErrorPage({ loaderData: error }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <PlainPage title={t('error.title')}>
      {error.oauth ? <OauthErrorNotice error={error.oauth} /> : <FlowErrorNotice error={error} />}
      <ButtonLink look="primary" to="/">
        {t('error.back')}
      </ButtonLink>
    </PlainPage>
  );
}

interface FlowError extends ReturnType<typeof readError> {
  id: string;
}

function FlowErrorNotice({ error: { id, known, message, reason } }: { error: FlowError }) {
  const { t } = useTranslation();
  return (
    <Notice kind="error" title={known ? t(known) : t('error.hint')}>
      {known ? null : (
        <p lang="en">
          {message} {reason}
        </p>
      )}
      <p>{t('error.id', { id })}</p>
    </Notice>
  );
}

/** What went wrong, in our words; those of the address, which anybody can write, are for the maker of the application. */
function OauthErrorNotice({ error: { known, code, description } }: { error: OauthErrorText }) {
  const { t } = useTranslation();
  return (
    <Notice kind="error" title={t(known)}>
      <p>{t('error.oauth.tell')}</p>
      <p lang="en">
        <code>
          {code}
          {description ? `: ${description}` : null}
        </code>
      </p>
    </Notice>
  );
}

/** Errors we have no words for are told in those of the service. */
function readError({ id, message, reason }: Record<string, unknown>) {
  return {
    known: typeof id === 'string' ? errorText(id) : undefined,
    message: typeof message === 'string' ? message : '',
    reason: typeof reason === 'string' ? reason : '',
  };
}

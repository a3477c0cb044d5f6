import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, PageToast, SelectField, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { SavedFilters } from '../../../parts/saved-filters.tsx';
import { TokenPager } from '../../../parts/token-pager.tsx';
import type { Route } from './+types/page';
import { loadMessages } from './load-messages.server.ts';
import { messageStatuses } from './message-statuses.ts';
import { MessageTable } from './message-table.tsx';
import { resendMessage } from './resend-message.server.ts';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('identity.messages.title');
  return { title, ...(await loadMessages(loading)) };
}

export async function action(acting: Route.ActionArgs) {
  return resendMessage(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** What a project has sent to people by mail and text message, what waits, and what was given up. */
export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  const { messages, query, next, calls } = loaderData;
  const { t } = useTranslation();
  const isNarrowed = query.status !== undefined || query.recipient !== '';
  const resent = useActionData<typeof action>();
  const answer = resent && {
    text: resent.ok
      ? t('identity.messages.resent', { recipient: resent.value.recipient })
      : (resent.message ?? t('parts.refused')),
    kind: resent.ok ? ('plain' as const) : ('error' as const),
  };
  return (
    <>
      <PageToast message={answer} occasion={resent} closeLabel={t('session.close')} />
      <div className="console-head">
        <h1>{t('identity.messages.title')}</h1>
      </div>
      <p className="console-note">{t('identity.messages.about')}</p>
      <div className="console-filters">
        <Form method="get" role="search" className="console-search">
          <TextField
            label={t('identity.messages.recipient')}
            name="recipient"
            defaultValue={query.recipient}
            autoComplete="off"
          />
          <SelectField label={t('identity.messages.status')} name="status" defaultValue={query.status ?? ''}>
            <option value="">{t('identity.messages.any')}</option>
            {messageStatuses.map((status) => (
              <option key={status} value={status}>
                {t(`identity.messages.statuses.${status}`)}
              </option>
            ))}
          </SelectField>
          <Button type="submit">{t('identity.messages.find')}</Button>
        </Form>
        <SavedFilters list="messages" />
      </div>
      {messages.length > 0 ? <MessageTable messages={messages} /> : null}
      {messages.length === 0 && isNarrowed ? <p>{t('identity.messages.noneFits')}</p> : null}
      {messages.length === 0 && !isNarrowed ? (
        <EmptyState title={t('identity.messages.none.title')} text={t('identity.messages.none.text')} />
      ) : null}
      <TokenPager next={next} />
      <ApiCalls calls={calls} />
    </>
  );
}

import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { useTranslation } from 'react-i18next';
import { Link, useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import type { Route } from './+types/list-page';
import { moveMessages } from './change-messages.server.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxToast } from './inbox-toast.tsx';
import { loadInbox } from './load-inbox.server.ts';
import { MessageList } from './message-list.tsx';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('feedback.title');
  return { title, inbox: await loadInbox(loading) };
}

export async function action({ context, request }: Route.ActionArgs) {
  return moveMessages({ context, request }, new URLSearchParams(await request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** The messages that visitors have sent to the team. */
export default function FeedbackPage({ loaderData: { inbox } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  return (
    <>
      <InboxToast answer={answer} />
      <div className="console-head">
        <h1>{t('feedback.title')}</h1>
        <Link to="/console/feedback/templates">{t('templates.title')}</Link>
      </div>
      <InboxFilters inbox={inbox} />
      <MessageList inbox={inbox} />
    </>
  );
}

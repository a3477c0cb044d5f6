import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { BackLink } from '../../../parts/back-link.tsx';
import type { Route } from './+types/message-page';
import { actOnMessage } from './act-on-message.server.ts';
import { inboxAddress } from './inbox-address.ts';
import { InboxToast } from './inbox-toast.tsx';
import { loadInbox, loadMessage, loadStaff, loadTemplates } from './load-inbox.server.ts';
import { MessageDetail } from './message-detail.tsx';
import { MessageSwitcher } from './message-switcher.tsx';

export async function loader(loading: Route.LoaderArgs) {
  const [message, inbox, staff, templates] = await Promise.all([
    loadMessage(loading, loading.params.id),
    loadInbox(loading),
    loadStaff(loading),
    loadTemplates(loading),
  ]);
  const title = translator(siteContext(loading.context).locale)('feedback.messageOf', {
    name: message.name,
  });
  return { title, message, inbox, staff, templates };
}

export async function action({ context, request, url, params }: Route.ActionArgs) {
  const form = new URLSearchParams(await request.text());
  return actOnMessage({ context, request, url }, params.id, form);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** One message, beside the list it was opened from where there is room for both. */
export default function FeedbackMessagePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  const { message, inbox, staff, templates } = loaderData;
  return (
    <>
      <InboxToast answer={answer} />
      <BackLink to={inboxAddress(inbox.query)}>{t('feedback.back')}</BackLink>
      <div className="inbox-beside">
        <MessageSwitcher inbox={inbox} current={message.id} />
        <MessageDetail
          key={message.id}
          message={message}
          staff={staff}
          templates={templates}
          answer={answer}
        />
      </div>
    </>
  );
}

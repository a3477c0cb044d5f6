import { LocalTime, unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, Notice, TextArea } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { data, Form, Link, useNavigation } from 'react-router';
import { translator } from '../../i18n/i18n.server.ts';
import { PlainPage } from '../../shell/plain-page.tsx';
import { useShell } from '../../site/use-shell.ts';
import type { Route } from './+types/page';
import { loadThread, type OwnThread, sendReply, type ThreadEntry } from './load-thread.server.ts';
import messagesStyle from './messages.css?url';

export { privateHeaders as headers } from '@gazetteer/site';

/** What the address in a mail opens. To visit it changes nothing: programs that check mails visit every address. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = siteContext(context);
  const thread = await loadThread(services, params.token);
  const title = thread?.subject ?? translator(services.locale)('messages.title');
  const isSent = url.searchParams.get('sent') === '1';
  return data({ title, thread, isSent }, { status: thread ? 200 : 404 });
}

export function action({ context, request, url, params }: Route.ActionArgs) {
  return sendReply({ context, request, url }, params.token);
}

export function links() {
  return [{ rel: 'stylesheet', href: messagesStyle }];
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? unlistedMeta(matches, loaderData) : [];
}

/** A message to the team with its answers, for whoever wrote it, who needs no account. */
export default function MessagePage({ loaderData, actionData: unsent }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { title, thread, isSent } = loaderData;
  if (!thread) {
    return (
      <PlainPage title={t('messages.gone')} lead={t('messages.goneText')}>
        <p>
          <Link to="/feedback">{t('messages.another')}</Link>
        </p>
      </PlainPage>
    );
  }
  return (
    <PlainPage title={<bdi>{title}</bdi>} lead={t('messages.lead')}>
      {isSent && !unsent ? <Notice title={t('messages.sent')} /> : null}
      <Entries entries={thread.entries} />
      <ReplyForm key={thread.entries.length} thread={thread} unsent={unsent} />
    </PlainPage>
  );
}

function Entries({ entries }: { entries: readonly ThreadEntry[] }) {
  const { t } = useTranslation();
  const { site } = useShell();
  return (
    <ol className="messages" aria-label={t('messages.title')}>
      {entries.map(({ from, text, at }, index) => (
        // A thread only grows.
        // oxlint-disable-next-line react/no-array-index-key -- entries have no name, and keep their order
        <li key={index} data-from={from}>
          <p className="messages-head">
            <b>{from === 'team' ? site.team.name : t('messages.you')}</b> <LocalTime iso={at} />
          </p>
          <div className="messages-text">{text}</div>
        </li>
      ))}
    </ol>
  );
}

function ReplyForm({ thread, unsent }: { thread: OwnThread; unsent: Route.ComponentProps['actionData'] }) {
  const { t } = useTranslation();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post" preventScrollReset className="messages-form">
      {unsent ? <Notice kind="error" title={unsent.reason ?? t('messages.problem')} /> : null}
      <TextArea
        name="message"
        label={t('messages.reply')}
        hint={thread.closed ? t('messages.closed') : ''}
        defaultValue={unsent?.typed}
        maxLength={10_000}
        rows={6}
        dir="auto"
        required
      />
      <Button type="submit" look="primary" disabled={isBusy}>
        {t('messages.send')}
      </Button>
    </Form>
  );
}

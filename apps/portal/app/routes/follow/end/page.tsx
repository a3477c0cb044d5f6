import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { data, Form, Link, useNavigation } from 'react-router';
import { callFollows, type Follow } from '../../../follow/follow-calls.server.ts';
import { translator } from '../../../i18n/i18n.server.ts';
import { AccountColumn } from '../../../self-service/account-column.tsx';
import type { Route } from './+types/page';

export { privateHeaders as headers } from '@gazetteer/site';

const addressOf = ({ id, token }: { id: string; token: string }) =>
  `/follow-ends/${encodeURIComponent(id)}/${encodeURIComponent(token)}`;

/** What the address in a mail would end. To visit it ends nothing: programs that check mails visit every address. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const services = siteContext(context);
  const found = await callFollows(services, request, addressOf(params));
  const title = translator(services.locale)('follow.end.title');
  const follow = 'answer' in found ? (found.answer as Pick<Follow, 'kind' | 'title'>) : undefined;
  return data({ title, follow }, { status: follow ? 200 : 404 });
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const ended = await callFollows(siteContext(context), request, addressOf(params), {
    method: 'POST',
    body: {},
  });
  // What has ended is not there any more, and yet that is what was asked for.
  return data('answer' in ended ? 'ended' : 'failed', { status: 'answer' in ended ? 200 : 502 });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? unlistedMeta(matches, loaderData) : [];
}

export default function EndFollowPage({
  loaderData: { title, follow },
  actionData: done,
}: Route.ComponentProps) {
  const { t } = useTranslation();
  const isBusy = useNavigation().state !== 'idle';
  if (!follow) {
    return (
      <AccountColumn title={title}>
        <Notice title={t(done === 'ended' ? 'follow.end.done' : 'follow.end.gone')} />
        <p>
          <Link to="/profile/follows">{t('follow.list.title')}</Link>
        </p>
      </AccountColumn>
    );
  }
  return (
    <AccountColumn title={title} lead={t('follow.end.lead', { title: follow.title })}>
      {done === 'failed' ? <Notice kind="error" title={t('follow.faults.problem')} /> : null}
      <Form method="post">
        <Button type="submit" look="primary" disabled={isBusy}>
          {t('follow.end.now')}
        </Button>
      </Form>
    </AccountColumn>
  );
}

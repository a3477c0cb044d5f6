import { pageMeta } from '@gazetteer/site';
import { isOwnRequest, siteContext } from '@gazetteer/site/server';
import { Button, Notice, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { redirectDocument, useActionData } from 'react-router';
import accessStyle from '../../oauth/access.css?url';
import { translator } from '../../i18n/i18n.server.ts';
import { askOwnPage, readPostedForm } from '../../oauth/own-pages.server.ts';
import { RefusedRequest } from '../../oauth/refused-request.tsx';
import { AccountColumn } from '../../self-service/account-column.tsx';
import { leave } from '../../self-service/leave.server.ts';
import { LeavingPage } from '../../self-service/leaving-page.tsx';
import type { Route } from './+types/page';

export { privateHeaders as headers } from '@gazetteer/site';

const longestCode = 50;

/** Asks for the code of a device, and says in the end whether it is connected. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const services = siteContext(context);
  const t = translator(services.locale);
  const asked = url.searchParams;
  if (asked.has('done')) return { end: 'done', title: t('access.device.doneTitle') } as const;
  if (asked.has('error')) {
    const end = asked.get('error') === 'access_denied' ? 'refused' : 'failed';
    return { end, title: t('access.device.refusedTitle') } as const;
  }
  const userCode = (asked.get('user_code') ?? '').slice(0, longestCode);
  const challenge = asked.get('device_challenge');
  // The service binds the question to this browser, and leads back here.
  if (!challenge) throw redirectDocument(verifyAddress(userCode));
  const title = t('access.device.title');
  const description = t('shell.descriptions.device');
  const open = await askOwnPage(services, request, 'device', { challenge });
  if ('refusal' in open) return { refusal: open.refusal, title, description };
  return { here: url.pathname + url.search, userCode, title, description };
}

/** Takes the code to the service, which leads the browser on to the sign-in. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const services = siteContext(context);
  if (!isOwnRequest(request, services.accountsUrl)) throw new Response(null, { status: 403 });
  const user_code = ((await readPostedForm(request)).get('user_code') ?? '').trim().slice(0, longestCode);
  if (user_code === '') return { wrong: user_code };
  const challenge = url.searchParams.get('device_challenge') ?? '';
  const answered = await askOwnPage(services, request, 'device', { challenge, body: { user_code } });
  if ('answer' in answered && 'redirect_to' in answered.answer) {
    return leave(context, new URL(answered.answer.redirect_to));
  }
  return { wrong: user_code };
}

export function links() {
  return [{ rel: 'stylesheet', href: accessStyle }];
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, loaderData);
}

export default function DevicePage({ loaderData: page }: Route.ComponentProps) {
  const { t } = useTranslation();
  const acted = useActionData<typeof action>();
  if (acted && 'leavingTo' in acted) return <LeavingPage {...acted} />;
  if (page.end)
    return (
      <AccountColumn title={page.title} lead={t(`access.device.${page.end}Text`)}>
        {null}
      </AccountColumn>
    );
  if (page.refusal) return <RefusedRequest refusal={page.refusal} backTo="/device" />;
  return (
    <AccountColumn title={page.title} lead={t('access.device.lead')}>
      <form method="post" action={page.here} className="access-form">
        <TextField
          label={t('access.device.code')}
          hint={t('access.device.hint')}
          error={acted ? t('access.device.wrong') : undefined}
          name="user_code"
          defaultValue={acted?.wrong ?? page.userCode}
          required
          maxLength={longestCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" look="primary">
          {t('access.device.submit')}
        </Button>
      </form>
      <Notice>{t('access.device.warning')}</Notice>
    </AccountColumn>
  );
}

function verifyAddress(userCode: string): string {
  const query = userCode === '' ? '' : `?${new URLSearchParams({ user_code: userCode })}`;
  return `/api/.ory/oauth2/device/verify${query}`;
}

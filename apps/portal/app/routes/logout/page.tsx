import { unlistedMeta } from '@gazetteer/site';
import { isOwnRequest, siteContext } from '@gazetteer/site/server';
import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { redirect, useActionData } from 'react-router';
import accessStyle from '../../oauth/access.css?url';
import { translator } from '../../i18n/i18n.server.ts';
import { askOwnPage, readPostedForm } from '../../oauth/own-pages.server.ts';
import { RefusedRequest } from '../../oauth/refused-request.tsx';
import { AccountColumn } from '../../self-service/account-column.tsx';
import { LeavingPage } from '../../self-service/leaving-page.tsx';
import type { Route } from './+types/page';
import { ownAddress, signOut, signOutAndLeave } from './sign-out.server.ts';

export { privateHeaders as headers } from '@gazetteer/site';

/** Asks whether to sign out, for an application that asks for it; otherwise only forms are sent here. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const challenge = url.searchParams.get('logout_challenge');
  if (!challenge) throw redirect('/');
  const services = siteContext(context);
  const asked = await askOwnPage(services, request, 'logout', { challenge });
  const page = { title: translator(services.locale)('access.logout.title'), here: url.pathname + url.search };
  if ('refusal' in asked) return { ...page, refusal: asked.refusal };
  const { answer } = asked;
  return { ...page, client: answer && 'client' in answer ? (answer.client?.client_name ?? null) : null };
}

/**
 * Signs out of this site, and of the applications where one of them asks for it. From a page that waits for another
 * account, the browser goes back there.
 */
export async function action({ context, request, url }: Route.ActionArgs) {
  const services = siteContext(context);
  if (!isOwnRequest(request, services.accountsUrl)) throw new Response(null, { status: 403 });
  const form = await readPostedForm(request);
  const challenge = url.searchParams.get('logout_challenge');
  if (challenge) {
    const decision = form.get('decision') === 'accept' ? 'accept' : 'reject';
    const answered = await askOwnPage(services, request, 'logout', { challenge, body: { decision } });
    if ('refusal' in answered) return redirect(url.pathname + url.search);
    const { answer } = answered;
    if (!answer || !('redirect_to' in answer)) return redirect('/', 303);
    // The session of this site ends first: the way on leads to other sites.
    return signOutAndLeave(context, request, answer.redirect_to);
  }
  return signOut(services, request, ownAddress(services, form.get('return_to')));
}

export function links() {
  return [{ rel: 'stylesheet', href: accessStyle }];
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

export default function LogoutPage({ loaderData: page }: Route.ComponentProps) {
  const { t } = useTranslation();
  const leaving = useActionData<typeof action>();
  if (leaving) return <LeavingPage {...leaving} />;
  if ('refusal' in page) return <RefusedRequest refusal={page.refusal} backTo={page.here} />;
  const { client } = page;
  return (
    <AccountColumn
      title={page.title}
      lead={client ? t('access.logout.asked', { client }) : t('access.logout.text')}
    >
      <form method="post" action={page.here} className="access-answers">
        <Button type="submit" name="decision" value="accept">
          {t('access.logout.accept')}
        </Button>
        <Button type="submit" name="decision" value="reject">
          {t('access.logout.reject')}
        </Button>
      </form>
    </AccountColumn>
  );
}

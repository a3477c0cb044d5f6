import { nameOf, unlistedMeta } from '@gazetteer/site';
import { isOwnRequest, requireSession, siteContext } from '@gazetteer/site/server';
import { redirect, redirectDocument, useActionData } from 'react-router';
import accessStyle from '../../oauth/access.css?url';
import { translator } from '../../i18n/i18n.server.ts';
import { askOwnPage, readPostedForm } from '../../oauth/own-pages.server.ts';
import { RefusedRequest } from '../../oauth/refused-request.tsx';
import { leave } from '../../self-service/leave.server.ts';
import { LeavingPage } from '../../self-service/leaving-page.tsx';
import type { Route } from './+types/page';
import { ConsentForm } from './consent-form.tsx';

export { privateHeaders as headers } from '@gazetteer/site';

/** Asks whether an application may; who has allowed it before is led on at once. */
export async function loader(loading: Route.LoaderArgs) {
  const { context, request, url } = loading;
  const challenge = url.searchParams.get('consent_challenge');
  if (!challenge) throw redirect('/');
  const { identity } = await requireSession(loading);
  const services = siteContext(context);
  const asked = await askOwnPage(services, request, 'consent', { challenge });
  const t = translator(services.locale);
  const { email } = identity.traits;
  const account = { name: nameOf(identity), email: typeof email === 'string' ? email : undefined };
  const page = { account, here: url.pathname + url.search, title: t('access.consent.title') };
  if ('refusal' in asked) return { ...page, refusal: asked.refusal };
  if ('redirect_to' in asked.answer) throw redirectDocument(asked.answer.redirect_to);
  return { ...page, question: asked.answer };
}

/** Takes the answer to the service, and leads the browser back to the application. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const services = siteContext(context);
  if (!isOwnRequest(request, services.accountsUrl)) throw new Response(null, { status: 403 });
  const form = await readPostedForm(request);
  const challenge = url.searchParams.get('consent_challenge') ?? '';
  const body =
    form.get('decision') === 'accept'
      ? { decision: 'accept', grant_scope: form.getAll('scope'), remember: form.has('remember') }
      : { decision: 'reject' };
  const answered = await askOwnPage(services, request, 'consent', { challenge, body });
  // What cannot be answered any more is shown as such by the page itself.
  if ('refusal' in answered || !('redirect_to' in answered.answer))
    return redirect(url.pathname + url.search);
  return leave(context, new URL(answered.answer.redirect_to));
}

export function links() {
  return [{ rel: 'stylesheet', href: accessStyle }];
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

export default function ConsentPage({ loaderData: page }: Route.ComponentProps) {
  const leaving = useActionData<typeof action>();
  if (leaving) return <LeavingPage {...leaving} />;
  if ('refusal' in page) {
    const { name, email } = page.account;
    const account = email && email !== name ? `${name}, ${email}` : name;
    return <RefusedRequest refusal={page.refusal} account={account} backTo={page.here} />;
  }
  return <ConsentForm question={page.question} account={page.account} action={page.here} />;
}

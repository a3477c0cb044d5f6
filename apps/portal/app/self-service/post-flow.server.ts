import { callService, siteContext } from '@gazetteer/site/server';
import { redirect, type RouterContextProvider } from 'react-router';
import { addressOnSite } from './address-on-site.ts';
import { flowAddress } from './flow-address.ts';
import type { FlowKind } from './flow.ts';
import { leave, leadsAway } from './leave.server.ts';

interface ActionArguments {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

/** No form of a flow comes near this. */
const longestForm = 100_000;

const formType = 'application/x-www-form-urlencoded';

/**
 * Hands a form that was posted without script to the identity service, and its answer back to the browser. The form
 * does not go to the service itself, because browsers hold redirects of a form to the policy of its page
 * (`form-action`): the way to a provider or to another site of the government would be barred. From here the
 * browser is led there by a page of its own; see {@link leave}.
 * @param change what is put right in a form before it is sent on
 */
export async function postFlow(
  { context, request, url }: ActionArguments,
  kind: FlowKind,
  change: (form: URLSearchParams) => void = () => undefined,
) {
  const services = siteContext(context);
  const text = await request.text();
  if (text.length > longestForm) throw new Response(null, { status: 413 });
  const form = new URLSearchParams(text);
  change(form);
  const id = url.searchParams.get('flow') ?? '';
  const answer = await callService(
    services,
    request,
    `/self-service/${kind}?flow=${encodeURIComponent(id)}`,
    {
      method: 'POST',
      body: form.toString(),
      contentType: formType,
      accept: 'text/html',
    },
  );
  const headers = new Headers();
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie);
  const location = answer.headers.get('location');
  if (!location) throw new Response(`the identity service answered ${answer.status}`, { status: 502 });
  const target = new URL(location, services.accountsUrl);
  if (leadsAway(target, services.accountsUrl)) return leave(context, target, headers);
  return redirect(withPageQuery(target, kind, url.searchParams), { status: 303, headers });
}

/** Back on the same page, its address keeps what it said before, such as the chart that waits. */
function withPageQuery(target: URL, kind: FlowKind, asked: URLSearchParams): string {
  const flow = target.searchParams.get('flow');
  if (target.pathname === `/${kind}` && flow) return flowAddress(kind, asked, flow);
  return addressOnSite(target);
}

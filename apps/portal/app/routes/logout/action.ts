import { redirect } from 'react-router';
import { callService } from '../../self-service/call-service.server.ts';
import { isOwnRequest } from '../../session/own-request.ts';
import { portal } from '../../site/load-context.ts';
import type { Route } from './+types/action';

/** An address that only forms are sent to. */
export function loader() {
  return redirect('/');
}

/**
 * Signs out: makes a logout flow and sends the browser through it, from where it comes to the login page. Where the
 * session is over already there is nothing to sign out of.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const services = portal(context);
  if (!isOwnRequest(request, services.publicUrl)) return new Response(null, { status: 403 });
  const answer = await callService(services, request, '/self-service/logout/browser');
  if (!answer.ok) return redirect('/login', 303);
  const { logout_token } = (await answer.json()) as { logout_token: string };
  const query = new URLSearchParams({ token: logout_token, return_to: '/login' });
  return redirect(`/api/.ory/self-service/logout?${query}`, 303);
}

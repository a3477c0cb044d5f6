import { callService, type SiteContext } from '@gazetteer/site/server';
import { redirectDocument } from 'react-router';
import { deletedCookie } from './deleted-cookie.ts';
import { leadOn } from './lead-on.server.ts';

/** What the page says after something was asked of it. */
export type ProfileAnswer =
  | { done: 'signedOut' }
  | { done: 'signedOutOthers'; count: number }
  | { done: 'missing' }
  | { done: 'problem' };

/**
 * Does what a form of the page asks: ends one other session or all of them, or deletes the account.
 * @throws Response that leads on: to the login, to a fresh sign-in, or to the page after the end
 */
export async function changeAccount(
  services: SiteContext,
  request: Request,
  form: URLSearchParams,
): Promise<ProfileAnswer> {
  const remove = (path: string) => callService(services, request, path, { method: 'DELETE' });
  switch (form.get('intent')) {
    case 'sign-out': {
      const answer = await remove(`/sessions/${encodeURIComponent(form.get('id') ?? '')}`);
      return answer.ok ? { done: 'signedOut' } : refused(answer);
    }
    case 'sign-out-others': {
      const answer = await remove('/sessions');
      if (!answer.ok) return refused(answer);
      const { count } = (await answer.json()) as { count: number };
      return { done: 'signedOutOthers', count };
    }
    case 'delete': {
      if (form.get('confirmed') !== 'yes') return { done: 'missing' };
      const answer = await remove('/self-service/account?return_to=/profile');
      if (!answer.ok) return refused(answer);
      const farewell = redirectDocument('/profile/deleted');
      farewell.headers.append('set-cookie', deletedCookie(services.accountsUrl));
      throw withCookies(answer, farewell);
    }
    default:
      return { done: 'problem' };
  }
}

async function refused(answer: Response): Promise<ProfileAnswer> {
  await leadOn(answer);
  return { done: 'problem' };
}

/** The cookies that the service takes away or renews are the browser's. */
function withCookies(answer: Response, response: Response): Response {
  for (const cookie of answer.headers.getSetCookie()) response.headers.append('set-cookie', cookie);
  return response;
}

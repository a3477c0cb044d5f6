import { callService, type SiteContext } from '@gazetteer/site/server';
import { leadOn } from '../lead-on.server.ts';
import { longestName, readWantedKey, type WantedKey } from './wanted-key.ts';

/** What the page says after something was asked about API keys. */
export type KeysAnswer =
  | { done: 'key-made'; name: string; key: string }
  | { done: 'key-unnamed' | 'key-taken' | 'key-too-many'; wanted: WantedKey }
  | { done: 'key-revoked' | 'key-gone' | 'key-problem' };

/**
 * Makes or revokes an API key; undefined where the form is about something else.
 * @throws Response that leads on: to the login, or to a fresh sign-in
 */
export async function changeKeys(
  services: SiteContext,
  request: Request,
  form: URLSearchParams,
): Promise<KeysAnswer | undefined> {
  switch (form.get('intent')) {
    case 'make-key':
      return makeKey(services, request, readWantedKey(form));
    case 'revoke-key': {
      const path = `/self-service/account/keys/${encodeURIComponent(form.get('id') ?? '')}`;
      const answer = await callService(services, request, path, { method: 'DELETE' });
      if (answer.ok) return { done: 'key-revoked' };
      await leadOn(answer);
      return { done: answer.status === 404 ? 'key-gone' : 'key-problem' };
    }
    default:
      return undefined;
  }
}

async function makeKey(services: SiteContext, request: Request, wanted: WantedKey): Promise<KeysAnswer> {
  const { name, scope, lifetime } = wanted;
  if (name === '' || name.length > longestName) return { done: 'key-unnamed', wanted };
  const expires_in_days = lifetime === 'never' ? null : Number(lifetime);
  const answer = await callService(services, request, '/self-service/account/keys?return_to=/profile', {
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify({ name, scope, expires_in_days }),
  });
  if (answer.ok) {
    const { key } = (await answer.json()) as { key: string };
    return { done: 'key-made', name, key };
  }
  await leadOn(answer);
  if (answer.status === 409) return { done: 'key-too-many', wanted };
  // Everything else of the form is one of what it offers.
  return answer.status === 400 ? { done: 'key-taken', wanted } : { done: 'key-problem' };
}

import type { OauthProject } from '../model/oauth-context.ts';

/** Parameters that hold the whole request, of which nothing can be changed. */
const sealed = ['request', 'request_uri'];

/**
 * Where an authorization request begins anew, and asks who it is for whoever is remembered: the same request with
 * `prompt=login`.
 * @returns undefined for a request that asks so already, that cannot be changed, or that is none of this project's
 */
export function restartAddress(
  project: Pick<OauthProject, 'origin' | 'issuer'>,
  requestUrl: string,
): string | undefined {
  const url = URL.parse(requestUrl);
  if (!url || !url.href.startsWith(`${project.issuer}/oauth2/auth?`)) return undefined;
  if (sealed.some((name) => url.searchParams.has(name))) return undefined;
  const prompts = new Set((url.searchParams.get('prompt') ?? '').split(' ').filter(Boolean));
  if (prompts.has('login')) return undefined;
  url.searchParams.set('prompt', ['login', ...prompts].join(' '));
  return url.href;
}

import { OauthError } from '../http/oauth-error.ts';
import { withQuery } from '../http/with-query.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import { finishConsent } from './finish-consent.ts';
import { finishLogin } from './finish-login.ts';

const verifiers = [
  ['login_verifier', finishLogin],
  ['consent_verifier', finishConsent],
] as const;

/**
 * Goes on with a request whose browser comes back from the login or the consent site.
 * @returns where the browser goes: on, or to the page that says why it may not; undefined for a browser that comes anew
 */
export async function goOn(
  context: OauthContext,
  project: OauthProject,
  parameters: URLSearchParams,
): Promise<string | undefined> {
  for (const [name, finish] of verifiers) {
    const verifier = parameters.get(name);
    if (verifier === null) continue;
    try {
      // The engine finds the request by a cookie of that address, which binds it to the browser that began it.
      return await finish(context, project, verifier);
    } catch (error) {
      if (error instanceof OauthError) return errorPage(project, error);
      throw error;
    }
  }
  return undefined;
}

/** The page that shows an error which may not be told to an application. */
export function errorPage({ settings }: OauthProject, { code, message }: OauthError): string {
  return withQuery(settings.urls.error, { error: code, error_description: message });
}

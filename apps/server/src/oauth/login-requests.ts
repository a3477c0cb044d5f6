import type { IdentityContext, OauthPort } from '@gazetteer/identity';
import { acceptRequest, type OauthContext, readRequest, restartAddress, showClient } from '@gazetteer/oauth';
import { ApplicationError } from '@gazetteer/kernel';

/** A sign-in of which less is left than this is remembered for this long. */
const LEAST_SECONDS = 1;

/** How sign-in reads and answers the requests of applications: sign-in and OAuth2 know nothing of each other. */
export function loginRequests(oauth: OauthContext, { clock }: Pick<IdentityContext, 'clock'>): OauthPort {
  // A project of both is found by its own host.
  const projectOf = ({ origin }: { origin: string }) => oauth.projects.ofHost(new URL(origin).host);
  return {
    findLogin: async (of, challenge) => {
      const project = await projectOf(of);
      const request = await readOpen(() => readRequest(oauth, project, 'login', challenge));
      if (!request) return undefined;
      const { skip, fresh, subject, oidc_context, client, ...asked } = request.document;
      const { requested_scope, requested_access_token_audience, request_url } = asked;
      const restart = restartAddress(project, request_url);
      return {
        skip,
        fresh,
        subject,
        aal: levelOf(oidc_context.acr_values),
        ...(restart ? { restart } : {}),
        shown: {
          client: showClient(client, request_url),
          requested_scope,
          requested_access_token_audience,
          request_url,
        },
      };
    },
    acceptLogin: async (of, challenge, { identityId, aal, methods, authenticatedAt, expiresAt }) => {
      const left = Math.floor((Date.parse(expiresAt) - clock().getTime()) / 1000);
      const answer = {
        subject: identityId,
        remember: true,
        remember_for: Math.max(LEAST_SECONDS, left),
        acr: aal,
        amr: [...methods],
        authenticated_at: authenticatedAt,
      };
      const { redirect_to } = await acceptRequest(oauth, await projectOf(of), 'login', challenge, answer);
      return redirect_to;
    },
  };
}

/** The level that an application asks for: the first of its wishes that this service knows. */
function levelOf(wishes: readonly string[]): 'aal1' | 'aal2' {
  return wishes.find((wish) => wish === 'aal1' || wish === 'aal2') === 'aal2' ? 'aal2' : 'aal1';
}

/** What is read, unless it is not there or over. */
async function readOpen<Found>(read: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApplicationError && (error.status === 404 || error.status === 410)) return undefined;
    throw error;
  }
}

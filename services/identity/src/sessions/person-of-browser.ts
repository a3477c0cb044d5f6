import type { IdentityContext } from '../model/identity-context.ts';
import { currentSession } from './current-session.ts';

/**
 * Who is signed in on the pages of a project, in the browser that sends these cookies.
 * @returns the id of their account; undefined for nobody
 */
export async function personOfBrowser(
  context: IdentityContext,
  { origin }: { origin: string },
  cookie: string | undefined,
): Promise<string | undefined> {
  const project = await context.projects.ofHost(new URL(origin).host);
  const current = await currentSession(context, project, { headers: cookie === undefined ? {} : { cookie } });
  return current?.identity.id;
}

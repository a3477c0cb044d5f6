import { signInOnTrial } from '@gazetteer/identity';
import type { Application } from '../../open-application.ts';
import type { AccountQuestion } from './compare-answers.ts';

/** So many sign-ins are tried, at equal distances from the first account to the last. */
const MOST = 10;

/** What came of signing people in to a copy. */
export type TriedSignIns = {
  accepted: number;
  /** Those whose session was known, and who were asked for their second factor, as they are in the original. */
  askedForSecondFactor: number;
  /** What went wrong, in words. */
  differences: string[];
};

/**
 * Makes a session for some accounts of a copy, and asks the copy over its routes who is signed in by it. Nobody's password is
 * needed, and none is tried.
 */
export async function trySignIns(
  copy: Application,
  accounts: readonly AccountQuestion[],
): Promise<TriedSignIns> {
  const tried: TriedSignIns = { accepted: 0, askedForSecondFactor: 0, differences: [] };
  const step = Math.max(1, Math.ceil(accounts.length / MOST));
  for (const [index, { account, project }] of accounts.entries()) {
    if (index % step !== 0) continue;
    try {
      const answer = await whoIsSignedIn(copy, project, await signInOnTrial(copy.identity, project, account));
      if (answer.identity?.id === account) tried.accepted += 1;
      else if (answer.error?.id === 'session_aal2_required') tried.askedForSecondFactor += 1;
      else tried.differences.push(`A session of the account ${account} was not accepted`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      tried.differences.push(`The account ${account} cannot sign in: ${reason}`);
    }
  }
  return tried;
}

type Whoami = { identity?: { id: string }; error?: { id?: string } };

async function whoIsSignedIn(
  { server, identity }: Application,
  project: string,
  token: string,
): Promise<Whoami> {
  const { baseUrl } = await identity.projects.ofId(project);
  const { host, pathname } = new URL(baseUrl);
  const answer = await server.inject({
    url: `${pathname}/sessions/whoami`,
    headers: { host, 'x-session-token': token },
  });
  return answer.json<Whoami>();
}

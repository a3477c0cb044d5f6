import { measureIdentityList } from './identities.ts';
import { measureIdentitySessions } from './identity-sessions.ts';
import { requestTable } from './report.ts';

/** Sessions and identities, over stores of their own with a million of each. */
export async function measureAccounts(): Promise<string> {
  return requestTable([...(await measureIdentitySessions()), ...(await measureIdentityList())]);
}

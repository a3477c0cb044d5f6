import { data, redirect } from 'react-router';
import { rightsOf } from '../rights/rights.server.ts';
import { sectionsOpenTo } from '../menu/sections.ts';
import { portalClient } from '../portal-calls/portal-client.server.ts';
import type { Route } from './+types/entry';
import { readForPage } from '../session/read-for-page.server.ts';

/**
 * Leads to the first page that somebody may use; administrators of a new installation to its set-up.
 * @throws 403 where there is none
 */
export async function loader(loading: Route.LoaderArgs): Promise<never> {
  const rights = await rightsOf(loading);
  if (rights.includes('operate') && (await isSetupDue(loading))) throw redirect('/console/setup');
  const first = sectionsOpenTo(rights)[0]?.pages[0];
  throw first ? redirect(first.path) : data(null, { status: 403 });
}

async function isSetupDue(asking: Route.LoaderArgs): Promise<boolean> {
  return (await readForPage(asking, portalClient(asking).getSetup())).data.due;
}

/** Never shown; without a component it would be no page, and what is refused would not be answered by one. */
export default function Entry(): null {
  return null;
}

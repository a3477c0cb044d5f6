import { data, redirect } from 'react-router';
import { rightsOf } from '../rights/rights.server.ts';
import { sectionsOpenTo } from '../menu/sections.ts';
import type { Route } from './+types/entry';

/**
 * Leads to the first page that somebody may use.
 * @throws 403 where there is none
 */
export async function loader(loading: Route.LoaderArgs): Promise<never> {
  const first = sectionsOpenTo(await rightsOf(loading))[0]?.pages[0];
  throw first ? redirect(first.path) : data(null, { status: 403 });
}

/** Never shown; without a component it would be no page, and what is refused would not be answered by one. */
export default function Entry(): null {
  return null;
}

import type { MenuItem } from '@gazetteer/site';
import { findVisitor, siteContext } from '@gazetteer/site/server';
import { matchRoutes, type MiddlewareFunction, type Params, redirect } from 'react-router';

interface MatchedRoute {
  pattern: string;
  params: Params;
}

/**
 * Decides before anything is loaded, by the route that the router has matched and never by how its address is spelled:
 * pages that the menu marks as protected lead home whoever is not signed in.
 */
export const guardPages: MiddlewareFunction<Response> = async (
  { context, request, pattern, params },
  next,
) => {
  const { site, noteRoute } = siteContext(context);
  noteRoute(pattern);
  if (isProtected(site.menu, { pattern, params })) {
    const { state } = await findVisitor(context, request);
    if (state !== 'signed-in') throw redirect('/');
  }
  return next();
};

/** Whether the menu marks the page of `route` as protected. */
function isProtected(menu: readonly MenuItem[], route: MatchedRoute): boolean {
  return menu.some(
    (item) => (item.protected && leadsTo(item.href, route)) || isProtected(item.children ?? [], route),
  );
}

function leadsTo(href: string, { pattern, params }: MatchedRoute): boolean {
  const match = matchRoutes([{ path: pattern }], href)?.[0];
  if (!match) return false;
  // The names in an address may be found without regard to case, so another case of them is no other page.
  return Object.entries(match.params).every(
    ([name, value]) => value?.toLowerCase() === params[name]?.toLowerCase(),
  );
}

import { data, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { siteContext } from '../context/site-context.ts';
import type { SiteFrame } from '../frame/site-frame.ts';

/**
 * Answers every address with the notice while the site is closed, before anything is loaded. Administrators find it open, to
 * see what they are working on.
 * @param frameOf what stands around every page, for somebody who is not signed in
 * @param open the patterns of routes that are for everybody even then
 */
export function closeSite(
  frameOf: (context: Readonly<RouterContextProvider>) => SiteFrame,
  open: ReadonlySet<string> = new Set(),
): MiddlewareFunction<Response> {
  return async ({ context, pattern }, next) => {
    const { site, mayOperate } = siteContext(context);
    const isClosed = site.maintenance !== undefined && !mayOperate() && !open.has(pattern);
    if (isClosed) throw data(frameOf(context), { status: 503 });
    return next();
  };
}

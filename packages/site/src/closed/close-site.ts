import { data, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { siteContext } from '../context/site-context.ts';
import type { SiteFrame } from '../frame/site-frame.ts';

/**
 * Answers every address with the notice while the site file says that the sites are closed, before anything is loaded.
 * @param frameOf what stands around every page, for somebody who is not signed in
 */
export function closeSite(
  frameOf: (context: Readonly<RouterContextProvider>) => SiteFrame,
): MiddlewareFunction<Response> {
  return async ({ context }, next) => {
    if (siteContext(context).site.maintenance) throw data(frameOf(context), { status: 503 });
    return next();
  };
}

import { siteContext } from '@gazetteer/site/server';
import { type MiddlewareFunction, redirectDocument } from 'react-router';

/**
 * Leads from the host of a project to the portal's own, whose accounts alone work in the console: what people of a project are
 * signed in to counts nowhere here.
 */
export const leadToPortal: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const { accountsUrl, publicUrl } = siteContext(context);
  if (accountsUrl !== publicUrl) throw redirectDocument(publicUrl + url.pathname + url.search);
  return next();
};

import { siteContext } from '@gazetteer/site/server';
import { type MiddlewareFunction, redirectDocument } from 'react-router';

/** The console is at the portal's host only: its people are the portal's. At the host of a project everything leads there. */
export const portalOnly: MiddlewareFunction<Response> = ({ context, url }, next) => {
  const { project, publicUrl } = siteContext(context);
  if (project) throw redirectDocument(`${publicUrl}${url.pathname}${url.search}`);
  return next();
};

import { findVisitor, siteContext } from '@gazetteer/site/server';
import { type MiddlewareFunction, redirect, redirectDocument } from 'react-router';
import { accountRoutes } from './account-routes.ts';

/**
 * At the host of a project there are the pages of its accounts: `/` leads to them, and what is about the catalogue leads to
 * the portal's own host.
 */
export const projectPages: MiddlewareFunction<Response> = async (
  { context, request, url, pattern },
  next,
) => {
  const { project, publicUrl } = siteContext(context);
  if (!project || accountRoutes.has(pattern)) return next();
  if (url.pathname !== '/') throw redirectDocument(`${publicUrl}${url.pathname}${url.search}`);
  const { state } = await findVisitor(context, request);
  throw redirect(state === 'signed-in' ? '/profile' : '/login');
};

import { frameOfClosed, Maintenance, nameOf, SiteDocument } from '@gazetteer/site';
import { closeSite, findVisitor, reportError, siteContext } from '@gazetteer/site/server';
import type { ReactNode } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { textAddress } from './i18n/text-address.ts';
import { accountRoutes } from './shell/account-routes.ts';
import { bannerScript } from './shell/banner-script.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { guardPages } from './shell/guard-pages.server.ts';
import { pageFrame } from './shell/page-frame.server.ts';
import { projectPages } from './shell/project-pages.server.ts';
import { PageLinks } from './shell/page-links.tsx';
import { Shell } from './shell/shell.tsx';
import type { Shell as ShellData } from './site/use-shell.ts';

export const middleware: Route.MiddlewareFunction[] = [
  projectPages,
  closeSite(pageFrame, accountRoutes),
  guardPages,
];

export async function loader({ context, request }: Route.LoaderArgs): Promise<ShellData> {
  return { ...pageFrame(context), ...(await greeting({ context, request })) };
}

/** Whom the header greets, or where it leads to log in. Where that cannot be found out, the page is still worth showing. */
async function greeting({
  context,
  request,
}: Pick<Route.LoaderArgs, 'context' | 'request'>): Promise<Pick<ShellData, 'visitor' | 'loginAt'>> {
  const stranger = { visitor: undefined, loginAt: '/login' };
  try {
    const visitor = await findVisitor(context, request);
    if (visitor.state === 'second-step') return { ...stranger, loginAt: '/login?aal=aal2' };
    if (visitor.state === 'anonymous') return stranger;
    const services = siteContext(context);
    const [mayEdit, mayPublish] = await Promise.all([services.mayEdit(), services.mayPublish()]);
    const name = nameOf(visitor.session.identity);
    return { ...stranger, visitor: { name, mayEdit, hasConsole: mayEdit || mayPublish } };
  } catch (error) {
    reportError(error);
    return stranger;
  }
}

/** The title of pages that have none of their own, and of what stands in for a page that failed. */
export function meta({ loaderData, error }: Route.MetaArgs) {
  const shell = frameOfClosed(error) ?? loaderData;
  const name = shell?.site.name ?? '';
  return [{ title: error && shell ? `${shell.errorTitle} · ${name}` : name }];
}

/** The frame depends on language and session only, and another of either is another document. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const isOpen = useRouteLoaderData<typeof loader>('root') !== undefined;
  return (
    <SiteDocument
      textAddress={textAddress}
      startScript={bannerScript}
      head={isOpen ? <PageLinks /> : undefined}
    >
      {children}
    </SiteDocument>
  );
}

export default function Root() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useRouteLoaderData<typeof loader>('root');
  const closed = frameOfClosed(error);
  if (closed) return <Maintenance frame={closed} />;
  if (!shell) return <h1>An error occurred</h1>;
  return (
    <Shell>
      <ErrorPage error={error} />
    </Shell>
  );
}

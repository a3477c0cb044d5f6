import { fontFiles } from '@gazetteer/ui';
import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { textAddress } from './i18n/text-address.ts';
import { nameOf } from './session/identity.ts';
import { findVisitor } from './session/visitor.server.ts';
import { frameOfClosed } from './shell/closed-portal.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { guardPages } from './shell/guard-pages.server.ts';
import { Maintenance } from './shell/maintenance.tsx';
import { pageFrame } from './shell/page-frame.server.ts';
import { PageLinks } from './shell/page-links.tsx';
import { Shell } from './shell/shell.tsx';
import { AccentStyle, InlineScript } from './site/inline.tsx';
import { portal } from './site/load-context.ts';
import { reportError } from './site/report-error.ts';
import type { Shell as ShellData } from './site/use-shell.ts';
import { startScript } from './theme/theme.ts';

export const middleware: Route.MiddlewareFunction[] = [guardPages];

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
    const mayEdit = await portal(context).mayEdit();
    return { ...stranger, visitor: { name: nameOf(visitor.session.identity), mayEdit } };
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
  const loaded = useRouteLoaderData<typeof loader>('root');
  const closed = frameOfClosed(useRouteError());
  const shell = closed ?? loaded;
  const language = shell?.locale ?? 'en';
  const accent = shell?.site.accent;
  return (
    <html lang={language} data-guard={shell?.inspectionGuard ? 'on' : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f151d" />
        <Meta />
        {fontFiles.map((file) => (
          <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="preload" href={textAddress[language]} as="fetch" crossOrigin="anonymous" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <InlineScript text={startScript} />
        <Links />
        {accent ? <AccentStyle accent={accent} /> : null}
        {shell && !closed ? <PageLinks /> : null}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  // The console has a frame of its own.
  const isConsole = useRouteLoaderData('routes/console/frame') !== undefined;
  if (isConsole) return <Outlet />;
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

import { frameOfClosed, Maintenance, SiteDocument } from '@gazetteer/site';
import { closeSite } from '@gazetteer/site/server';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import type { Route } from './+types/root';
import { consoleFrame } from './frame/console-frame.server.ts';
import { textAddress } from './i18n/text-address.ts';
import './frame/frame.css';
import './frame/page.css';

export const middleware: Route.MiddlewareFunction[] = [closeSite(consoleFrame)];

export function loader({ context }: Route.LoaderArgs) {
  return consoleFrame(context);
}

/** The title of what stands in for a page that failed. */
export function meta({ loaderData, error }: Route.MetaArgs) {
  const frame = frameOfClosed(error) ?? loaderData;
  return [
    { title: frame ? `${frame.errorTitle} · ${frame.site.name}` : '' },
    { name: 'robots', content: 'noindex' },
  ];
}

/** Site and language are the same for every page, and another language is another document. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  return <SiteDocument textAddress={textAddress}>{children}</SiteDocument>;
}

export default Outlet;

/** Where not even the frame can be shown. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const closed = frameOfClosed(error);
  return closed ? <Maintenance frame={closed} /> : <h1>An error occurred</h1>;
}

import { SiteDocument } from '@gazetteer/site';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import type { Route } from './+types/root';
import { consoleFrame } from './frame/console-frame.server.ts';
import { textAddress } from './i18n/text-address.ts';
import './frame/frame.css';
import './frame/page.css';

export function loader({ context }: Route.LoaderArgs) {
  return consoleFrame(context);
}

/** The title of what stands in for a page that failed. */
export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `${loaderData.errorTitle} · ${loaderData.site.name}` : '';
  return [{ title }, { name: 'robots', content: 'noindex' }];
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
export function ErrorBoundary() {
  return <h1>An error occurred</h1>;
}

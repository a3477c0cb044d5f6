import '@gazetteer/ui/theme.css';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { portal } from './load-context.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { site, locale, publicUrl } = portal(context);
  return { site, locale, publicUrl, year: new Date().getFullYear() };
}

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang={data?.locale ?? 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
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
  return (
    <main id="content">
      <Outlet />
    </main>
  );
}

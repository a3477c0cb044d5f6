import type { RouterContextProvider } from 'react-router';
import { translator } from '../i18n/i18n.server.ts';
import { portal } from '../site/load-context.ts';
import { shellSite } from '../site/site.ts';
import type { Shell } from '../site/use-shell.ts';

/** What stands around every page, as somebody sees it who is not signed in. */
export function pageFrame(context: Readonly<RouterContextProvider>): Shell {
  const { site, locale, publicUrl, production } = portal(context);
  return {
    site: shellSite(site, locale),
    locale,
    publicUrl,
    maintenance: site.maintenance,
    inspectionGuard: production && site.inspectionGuard,
    year: new Date().getFullYear(),
    errorTitle: translator(locale)(site.maintenance ? 'maintenance.title' : 'error.title'),
    visitor: undefined,
    loginAt: '/login',
  };
}

import { localText } from '@gazetteer/site';
import { loadFrame, siteContext } from '@gazetteer/site/server';
import type { RouterContextProvider } from 'react-router';
import { translator } from '../i18n/i18n.server.ts';
import { shellSite } from '../site/shell-site.ts';
import type { Shell } from '../site/use-shell.ts';

/** What stands around every page, as somebody sees it who is not signed in. */
export function pageFrame(context: Readonly<RouterContextProvider>): Shell {
  const { site, locale, production, project, publicUrl } = siteContext(context);
  const frame = loadFrame(
    context,
    translator(locale)(site.maintenance ? 'maintenance.title' : 'error.title'),
  );
  return {
    ...frame,
    site: { ...frame.site, ...shellSite(site, locale) },
    project: project && { logo: project.logo, keptBy: localText(site.name, locale), portal: publicUrl },
    inspectionGuard: production && site.inspectionGuard,
    year: new Date().getFullYear(),
    visitor: undefined,
    loginAt: '/login',
  };
}

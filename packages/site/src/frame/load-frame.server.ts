import type { RouterContextProvider } from 'react-router';
import { siteContext } from '../context/site-context.ts';
import { localText } from '../settings/site-settings.ts';
import type { SiteFrame } from './site-frame.ts';

/** What every page of a site needs to know of it, in the visitor's language. */
export function loadFrame(context: Readonly<RouterContextProvider>, errorTitle: string): SiteFrame {
  const { site, locale, accountsUrl, publicUrl, project } = siteContext(context);
  return {
    locale,
    publicUrl: project ? accountsUrl : publicUrl,
    site: {
      name: project?.name ?? localText(site.name, locale),
      team: { name: localText(site.team.name, locale), email: site.team.email },
      languages: site.languages,
      accent: project?.accent ?? site.colours?.accent,
      digitGrouping: site.digitGrouping,
      ...(site.visitorCharts ? { visitorCharts: site.visitorCharts } : {}),
      ...(site.organizationFilter ? { organizationFilter: site.organizationFilter } : {}),
    },
    maintenance: site.maintenance,
    errorTitle,
  };
}

import { useRouteLoaderData } from 'react-router';
import type { Language, SiteSettings } from '../settings/site-settings.ts';

/** What the root route of every site loads for its pages; a site may add what it shows around them. */
export interface SiteFrame {
  locale: Language;
  /** The address visitors use, without a trailing slash. */
  publicUrl: string;
  site: {
    name: string;
    team: { name: string; email: string };
    languages: readonly Language[];
    /** The operator's action colour on each ground. */
    accent?: { light: string; dark: string } | undefined;
    digitGrouping: SiteSettings['digitGrouping'];
    visitorCharts?: SiteSettings['visitorCharts'];
    /** A clause that every listing adds. */
    organizationFilter?: string | undefined;
  };
  /** Set while the sites are closed. */
  maintenance: SiteSettings['maintenance'];
  /** The title of a page that could not be shown. */
  errorTitle: string;
}

/**
 * Language and site, as the root route loaded them.
 * @throws Error outside the pages of a site, and where the root itself failed
 */
export function useSiteFrame(): SiteFrame {
  const frame = useRouteLoaderData<SiteFrame>('root');
  if (!frame) throw new Error('useSiteFrame needs the data of the root route');
  return frame;
}

import { createFigures, type Figures } from '@gazetteer/ui';
import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Language, ShellSite, SiteSettings } from './site.ts';

/** What the root route loads for every page. */
export interface Shell {
  site: ShellSite;
  locale: Language;
  publicUrl: string;
  /** Set while the portal is closed. */
  maintenance: SiteSettings['maintenance'];
  inspectionGuard: boolean;
  year: number;
  errorTitle: string;
  /** Who is signed in; pages without are the same for everybody. */
  visitor: { name: string; mayEdit: boolean } | undefined;
  /** Where the way in is: elsewhere for somebody who only owes the second step. */
  loginAt: string;
}

/**
 * Site, language and year, as the root route loaded them.
 * @throws Error outside the portal's pages, and where the root itself failed
 */
export function useShell(): Shell {
  const shell = useRouteLoaderData<Shell>('root');
  if (!shell) throw new Error('useShell needs the data of the root route');
  return shell;
}

/** How figures, dates and sizes are written for this reader on this site. */
export function useFigures(): Figures {
  const { locale, site } = useShell();
  return useMemo(() => createFigures(locale, site.digitGrouping), [locale, site.digitGrouping]);
}

import { createFigures, type Figures } from '@gazetteer/ui';
import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

export type Shell = Awaited<ReturnType<typeof loader>>;

/**
 * Site, language and year, as the root route loaded them.
 * @throws Error outside the portal's pages, and where the root itself failed
 */
export function useShell(): Shell {
  const shell = useRouteLoaderData<typeof loader>('root');
  if (!shell) throw new Error('useShell needs the data of the root route');
  return shell;
}

/** How figures, dates and sizes are written for this reader on this site. */
export function useFigures(): Figures {
  const { locale, site } = useShell();
  return useMemo(() => createFigures(locale, site.digitGrouping), [locale, site.digitGrouping]);
}

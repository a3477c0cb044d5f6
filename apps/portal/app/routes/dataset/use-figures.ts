import { createFigures, type Figures } from '@gazetteer/ui';
import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../../root.tsx';

/** How figures and dates are written for this reader on this site. */
export function useFigures(): Figures {
  const data = useRouteLoaderData<typeof loader>('root');
  const language = data?.locale ?? 'en';
  const grouping = data?.site.digitGrouping ?? 'locale';
  return useMemo(() => createFigures(language, grouping), [language, grouping]);
}

import { createFigures, type Figures } from '@gazetteer/ui';
import { useMemo } from 'react';
import { useSiteFrame } from './site-frame.ts';

/** How figures, dates and sizes are written for this reader on this site. */
export function useFigures(): Figures {
  const { locale, site } = useSiteFrame();
  return useMemo(() => createFigures(locale, site.digitGrouping), [locale, site.digitGrouping]);
}

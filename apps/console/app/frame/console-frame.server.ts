import type { SiteFrame } from '@gazetteer/site';
import { loadFrame, siteContext } from '@gazetteer/site/server';
import type { RouterContextProvider } from 'react-router';
import { translator } from '../i18n/i18n.server.ts';

/** What every page of the console needs to know of the site. */
export function consoleFrame(context: Readonly<RouterContextProvider>): SiteFrame {
  return loadFrame(context, translator(siteContext(context).locale)('error.title'));
}

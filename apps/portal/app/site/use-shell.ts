import { frameOf, type SiteFrame } from '@gazetteer/site';
import { useRouteLoaderData } from 'react-router';
import type { ShellSite } from './shell-site.ts';

/** What the root route loads for every page. */
export interface Shell extends SiteFrame {
  site: ShellSite;
  /** At the host of a project: its logo, and the portal that keeps its accounts. */
  project: { logo: string | undefined; keptBy: string; portal: string } | undefined;
  inspectionGuard: boolean;
  year: number;
  /** Who is signed in; pages without are the same for everybody. */
  visitor: { name: string; mayEdit: boolean; hasConsole: boolean } | undefined;
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

/** The same for `meta` functions. */
export function shellOf(matches: Parameters<typeof frameOf>[0]): Shell | undefined {
  return frameOf(matches) as Shell | undefined;
}

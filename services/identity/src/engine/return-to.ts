import { OryError } from '@gazetteer/ory';
import type { Project } from '../model/projects/project.ts';

/**
 * Turns a wished return address into one that is allowed: scheme and host of an entry of the project's list (an entry
 * `*.example.org` allows hosts below it) and below its path; a relative one is on the host of the default address;
 * our own self-service calls and the page for settings, to which people come back after another sign-in, are always
 * allowed.
 * @throws self_service_flow_return_to_forbidden
 */
export function allowedReturnTo(project: Project, wished: string): string {
  const { default_browser_return_url: home, allowed_return_urls, flows } = project.settings.selfservice;
  const url = parse(wished, home);
  if (
    url &&
    [home, ...allowed_return_urls, `${project.baseUrl}/self-service/`, flows.settings.ui_url].some((entry) =>
      isUnder(url, entry),
    )
  ) {
    return url.href;
  }
  throw new OryError(400, 'The return_to address is not allowed.', {
    id: 'self_service_flow_return_to_forbidden',
    reason: 'The address is not below any of the allowed return addresses of this project.',
  });
}

/** Where a flow leads when it is over: where its maker wished, else the address for its kind, else the project's. */
export function returnAddress(project: Project, wished: string | undefined, afterKind?: string): string {
  if (wished) return allowedReturnTo(project, wished);
  return afterKind ?? project.settings.selfservice.default_browser_return_url;
}

function parse(address: string, home: string): URL | undefined {
  if (!/^[\x21-\x7e]+$/.test(address) || address.includes('\\')) return undefined;
  // `https:evil.test` is a path where the page came by https and another site where it came by http.
  if (/^[a-z][a-z\d+.-]*:(?!\/\/)/i.test(address)) return undefined;
  const url = URL.parse(address, home);
  // Of such an address the path alone, as redirects within one site are written, is another site.
  if (url?.pathname.startsWith('//')) return undefined;
  return url && !url.username && !url.password ? url : undefined;
}

function isUnder(url: URL, entry: string): boolean {
  if (entry === '*') return false;
  const allowed = URL.parse(entry.replace('://*.', '://'));
  if (!allowed || url.protocol !== allowed.protocol) return false;
  const isHost = entry.includes('://*.') ? url.host.endsWith(`.${allowed.host}`) : url.host === allowed.host;
  const folder = allowed.pathname.endsWith('/') ? allowed.pathname : `${allowed.pathname}/`;
  return isHost && (url.pathname === allowed.pathname || url.pathname.startsWith(folder));
}

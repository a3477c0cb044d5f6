import type { HttpServer } from '@gazetteer/kernel';
import type { OauthContext } from '../model/oauth-context.ts';
import { registerConsentPage } from './consent.routes.ts';
import { registerGrantsPage } from './grants.routes.ts';
import { registerLogoutPage } from './logout.routes.ts';
import type { PersonPort, RequestsPort } from './own-page-ports.ts';

/** The calls behind the pages of the project's own site, which act for the person who is signed in there. */
export function registerOwnPages(
  server: HttpServer,
  context: OauthContext,
  ports: { requests: RequestsPort; people: PersonPort },
): void {
  registerConsentPage(server, context, ports);
  registerLogoutPage(server, context, ports);
  registerGrantsPage(server, context, ports);
}

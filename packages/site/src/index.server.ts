/**
 * What loaders, actions and the server itself share. Node reads it as it stands, so nothing in it is JSX; a page that
 * would take it to the browser fails the build, by the ending of its name.
 */
export { closeSite } from './closed/close-site.ts';
export { reportError } from './context/report-error.ts';
export {
  type ProjectSite,
  siteContext,
  siteKey,
  type SiteContext,
  type SiteServices,
} from './context/site-context.ts';
export { loadFrame } from './frame/load-frame.server.ts';
export { recordEvents } from './replay/event-replay.ts';
export { callService } from './session/call-service.server.ts';
export { isOwnRequest } from './session/own-request.ts';
export { requireSession } from './session/require-session.server.ts';
export { hasSessionCookie } from './session/session-cookie.ts';
export { clientOf, fetchAs, findVisitor, servicesOf, type Visitor } from './session/visitor.server.ts';
export { createI18n } from './texts/create-i18n.ts';
export { createServerTexts } from './texts/server-texts.ts';

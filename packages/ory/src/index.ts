export { type AbsentSettings, leaveOutAbsent, type LeftOut } from './absent-settings.ts';
export { DURATION_PATTERN, milliseconds, readDuration } from './duration.ts';
export {
  answerErrorsAsOry,
  answerUnknownCallsAsOry,
  type ErrorEnvelope,
  errorEnvelope,
} from './error-envelope.ts';
export { ErrorSchema } from './error-schema.ts';
export { badRequest, OryError } from './ory-error.ts';
export {
  cutTokenPage,
  linkNumberedPages,
  linkTokenPages,
  type NumberedPage,
  NumberedPageQuery,
  readNumberedPage,
  readSize,
  TokenPageQuery,
} from './pages.ts';
export { type PageTokens, pageTokens } from './page-tokens.ts';
export {
  accessOfAdministrators,
  hasProjectRight,
  type ProjectAccess,
  type ProjectRight,
  type RequestedProject,
  requireFurtherRight,
  requireProjectRight,
  workInProjects,
} from './project-access.ts';
export { calledBy } from './security.ts';

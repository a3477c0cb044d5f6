export { answerErrorsAsOry, type ErrorEnvelope, errorEnvelope } from './error-envelope.ts';
export { badRequest, OryError } from './ory-error.ts';
export { requireAdministrator } from './require-administrator.ts';

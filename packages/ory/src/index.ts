export {
  answerErrorsAsOry,
  answerUnknownCallsAsOry,
  type ErrorEnvelope,
  errorEnvelope,
} from './error-envelope.ts';
export { ErrorSchema } from './error-schema.ts';
export { badRequest, OryError } from './ory-error.ts';
export { requireAdministrator } from './require-administrator.ts';

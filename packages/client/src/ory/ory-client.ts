/** The public surface of the client for accounts, OAuth2, permissions and projects: `@gazetteer/client/ory`. */
import {
  type AddressOf,
  createOperations,
  isRefusalOf,
  type OperationsOptions,
  type Refused,
} from '../operations/create-operations.ts';
import { type WrittenCall, writeCall, type WrittenFor } from '../written/write-call.ts';
import { oryOperations } from './ory-operations.generated.ts';
import type { OryCalls, OryRefusals } from './ory.generated.ts';

export type { WrittenCall } from '../written/write-call.ts';
export type * from './ory.generated.ts';
export type { ClientSecret, OperationOptions } from '../operations/operation.ts';
export type { OperationsOptions as OryClientOptions } from '../operations/create-operations.ts';
export { type Answer, isRequestError, RequestError } from '../transport/request-error.ts';
export { RequiredError } from '../operations/required-error.ts';

/** The calls by their names, and `addressOf`, which gives the address of one for links and for leading a browser there. */
export type OryClient = OryCalls & { addressOf: AddressOf<OryCalls> };

/** Makes a client of the calls below `/api/.ory`, for a browser or for Node. Cookies are sent with every call. */
export function createOryClient(options: OperationsOptions = {}): OryClient {
  return createOperations(oryOperations, '/api/.ory', options) as OryClient;
}

/** Whether a call was refused with a status, so that `error.response.data` is what is described for it. */
export function isRefusal<Name extends keyof OryRefusals, Status extends keyof OryRefusals[Name] & number>(
  error: unknown,
  operation: Name,
  status: Status,
): error is Refused<OryRefusals[Name][Status]> {
  return isRefusalOf(error, operation, status);
}

/**
 * Writes a call down for people to copy, as `writeCall`.
 * @throws RequiredError where a parameter is missing
 */
export function writeOryCall<Name extends keyof OryCalls>(
  name: Name,
  parameters: NonNullable<Parameters<OryCalls[Name]>[0]>,
  target: Omit<WrittenFor, 'basePath' | 'client'>,
): WrittenCall {
  const operation = oryOperations[name];
  if (!operation) throw new TypeError(`There is no call ${name}.`);
  return writeCall(name, operation, { ...parameters }, { ...target, basePath: '/api/.ory', client: 'ory' });
}

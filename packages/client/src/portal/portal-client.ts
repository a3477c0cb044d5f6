/** The public surface of the client for content, imports and areas: `@gazetteer/client/portal`. */
import {
  type AddressOf,
  createOperations,
  isRefusalOf,
  type OperationsOptions,
  type Refused,
} from '../operations/create-operations.ts';
import { type WrittenCall, writeCall } from '../written/write-call.ts';
import { portalOperations } from './portal-operations.generated.ts';
import type { PortalCalls, PortalRefusals } from './portal.generated.ts';

export type { WrittenCall } from '../written/write-call.ts';
export type * from './portal.generated.ts';
export type { FileBody, OperationOptions } from '../operations/operation.ts';
export type { OperationsOptions as PortalClientOptions } from '../operations/create-operations.ts';
export { type Answer, isRequestError, RequestError } from '../transport/request-error.ts';
export { RequiredError } from '../operations/required-error.ts';

/** The calls by their names, and `addressOf`, which gives the address of one for links. */
export type PortalClient = PortalCalls & { addressOf: AddressOf<PortalCalls> };

/** Makes a client of the portal's calls that are no actions, for a browser or for Node. Cookies are sent with every call. */
export function createPortalClient(options: OperationsOptions = {}): PortalClient {
  return createOperations(portalOperations, '', options) as PortalClient;
}

/** Whether a call was refused with a status, so that `error.response.data` is what is described for it. */
export function isRefusal<
  Name extends keyof PortalRefusals,
  Status extends keyof PortalRefusals[Name] & number,
>(error: unknown, operation: Name, status: Status): error is Refused<PortalRefusals[Name][Status]> {
  return isRefusalOf(error, operation, status);
}

/**
 * Writes a call down for people to copy, as `writeCall`.
 * @throws RequiredError where a parameter is missing
 */
export function writePortalCall<Name extends keyof PortalCalls>(
  name: Name,
  parameters: NonNullable<Parameters<PortalCalls[Name]>[0]>,
  { baseUrl }: { baseUrl: string },
): WrittenCall {
  const operation = portalOperations[name];
  if (!operation) throw new TypeError(`There is no call ${name}.`);
  return writeCall(name, operation, { ...parameters }, { baseUrl, basePath: '', client: 'portal' });
}

import type { Credentials } from '../transport/credentials.ts';
import { type Answer, isRequestError, type RequestError } from '../transport/request-error.ts';
import { type ClientOptions, type Message, send } from '../transport/send.ts';
import { addressOf, buildRequest, type Parameters } from './build-request.ts';
import type { ClientSecret, Operation, OperationOptions, Operations } from './operation.ts';
import { readAnswer } from './read-answer.ts';

export type OperationsOptions = Partial<ClientOptions> & {
  /** Where the calls begin on the site. */
  basePath?: string;
  /** By which an OAuth2 client says who it is, at the calls that take it. */
  basic?: ClientSecret;
  /** The project that is meant, by its id or its slug, where it is not that of the host or of the key. */
  project?: string;
};

/** The address of a call with its parameters, which are those of the path and the query. */
export type AddressOf<Calls> = <Name extends keyof Calls>(
  name: Name,
  ...parameters: Calls[Name] extends (parameters?: infer Given) => unknown
    ? [parameters?: Given]
    : Calls[Name] extends (parameters: infer Given) => unknown
      ? [parameters: Given]
      : never
) => string;

/** A refusal whose body is described. */
export type Refused<Data> = RequestError & { response: Answer<Data> };

/** The calls of a table as functions by their names, and `addressOf`, which gives the address of one. */
export function createOperations(
  operations: Operations,
  basePath: string,
  options: OperationsOptions,
): object {
  const { baseUrl = '', project, basic, credentials = 'include', ...more } = options;
  const client: ClientOptions = { ...more, baseUrl, credentials };
  const root = `${baseUrl.replace(/\/$/, '')}${options.basePath ?? basePath}`;
  const headers: Record<string, string> = project ? { 'x-gazetteer-project': project } : {};

  const call = async (
    name: string,
    operation: Operation,
    parameters: Parameters,
    request: OperationOptions,
  ) => {
    const { address, message } = buildRequest(name, operation, parameters);
    const secret = operation.by === 'clients' ? basicHeader(request.basic ?? basic) : {};
    const sent: Message = { ...message, headers: { ...headers, ...secret, ...message.headers } };
    const withheld = withheldFrom(operation);
    const by = { client: { ...client, ...withheld }, request: { ...request, ...withheld } };
    return send(name, by, root + address, sent, (answer) => readAnswer(name, answer));
  };

  const calls = Object.entries(operations).map(([name, operation]) => [
    name,
    (parameters: Parameters = {}, request: OperationOptions = {}) =>
      call(name, operation, parameters, request),
  ]);
  const address = (name: string, parameters: Parameters = {}) => {
    const operation = operations[name];
    if (!operation) throw new TypeError(`There is no call ${name}.`);
    return root + addressOf(name, operation, parameters);
  };
  return { ...Object.fromEntries(calls), addressOf: address };
}

/** Credentials go to the calls that take them, and to no others. */
function withheldFrom({ by }: Operation): Credentials {
  if (by === undefined) return {};
  const { bearer, sessionToken }: Record<'bearer' | 'sessionToken', Credentials> = {
    bearer: by === 'bearers' ? {} : { bearer: undefined },
    sessionToken: by === 'people' ? {} : { sessionToken: undefined },
  };
  return { ...bearer, ...sessionToken };
}

/** Id and secret are form-encoded first (RFC 6749, section 2.3.1). */
function basicHeader(secret: ClientSecret | undefined): Record<string, string> {
  if (!secret) return {};
  const pair = [secret.clientId, secret.clientSecret].map(encodeURIComponent).join(':');
  return { authorization: `Basic ${btoa(pair)}` };
}

/** Whether a call was refused with a status whose body is described. */
export function isRefusalOf(error: unknown, operation: string, status: number): error is RequestError {
  return isRequestError(error) && error.operation === operation && error.response?.status === status;
}

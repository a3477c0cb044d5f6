import type { Attempt } from '../project/attempt.server.ts';

/** What is wrong with a client, and with which of its fields where the service names one. */
export interface ClientFault {
  field: string | undefined;
  text: string | undefined;
}

/** The fault of a refused client: the service begins with the name of the field, such as `redirect_uris: …`. */
export function clientFault(result: Attempt<unknown> | undefined): ClientFault | undefined {
  if (!result || result.ok) return undefined;
  const [, field, text] = /^([a-z_]+)(?:\.[\w.]+)?: (.+)$/s.exec(result.message ?? '') ?? [];
  return field === undefined ? { field: undefined, text: result.message } : { field, text };
}

import {
  type ActionInput,
  type ActionName,
  type Client,
  createClient,
  isRequestError,
  type RequestError,
  writeAction,
} from '@gazetteer/client';
import { fetchAs, siteContext } from '@gazetteer/site/server';
import type { RouterContextProvider } from 'react-router';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/**
 * The client of the catalogue, which calls this process in the name of whoever sent the request. Who edits sees texts
 * as they were written, whatever language the console is read in.
 */
export function datasetClient({ context, request }: Asking): Client {
  const services = siteContext(context);
  return createClient({ baseUrl: services.publicUrl, fetch: fetchAs(services, request) });
}

/** What an action of the catalogue refused. */
export type Refusal = Pick<RequestError, 'status' | 'detail' | 'fields' | 'info'>;

/**
 * Tries something; what the catalogue refuses is an answer.
 * @throws whatever is no refusal
 */
export async function tryChange<Value>(
  doing: () => Promise<Value>,
): Promise<{ value: Value; refusal?: undefined } | { refusal: Refusal }> {
  try {
    return { value: await doing() };
  } catch (error) {
    if (!isRequestError(error)) throw error;
    const { status, detail, fields, info } = error;
    return { refusal: { status, detail, fields, info } };
  }
}

/** A call of the catalogue, written down for people to copy. */
export function describeAction<Name extends ActionName>(
  { context }: Pick<Asking, 'context'>,
  name: Name,
  input: ActionInput<Name> & object,
) {
  return writeAction(name, input, { baseUrl: siteContext(context).publicUrl });
}

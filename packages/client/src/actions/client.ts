import { errorOfAnswer } from '../transport/request-error.ts';
import {
  type ClientOptions,
  type Message,
  readJson,
  type RequestOptions,
  send,
  unreadable,
} from '../transport/send.ts';
import type {
  ActionInput,
  ActionName,
  ActionResult,
  DatastoreSearchResult,
  RecordsFormat,
} from './action-types.ts';
import { readOnlyActions } from './actions.generated.ts';

export type Client = {
  /**
   * Calls an action and answers its result without the envelope.
   * @throws RequestError where there is no result
   */
  action: CallAction;
};

interface CallAction {
  <Format extends RecordsFormat>(
    name: 'datastore_search',
    input: ActionInput<'datastore_search'> & { records_format: Format },
    options?: RequestOptions,
  ): Promise<DatastoreSearchResult<Format>>;
  <Name extends ActionName>(
    name: Name,
    input?: ActionInput<Name>,
    options?: RequestOptions,
  ): Promise<ActionResult<Name>>;
}

/** Beyond this many characters some proxies refuse an address, so the input travels in the body instead. */
const longestQuery = 4000;

/** Makes a client of the action API for a browser or for Node. */
export function createClient(client: ClientOptions): Client {
  const readOnly = new Set<string>(readOnlyActions);
  const action = async (name: ActionName, given: object = {}, request: RequestOptions = {}) => {
    const lang = typeof client.language === 'function' ? client.language() : client.language;
    const input = lang && readOnly.has(name) ? { lang, ...given } : given;
    const path = `${client.baseUrl.replace(/\/$/, '')}/api/3/action/${name}`;
    const query = queryString(input);
    const asQuery = readOnly.has(name) && query.length <= longestQuery;
    const url = asQuery && query ? `${path}?${query}` : path;
    const message: Message = asQuery
      ? { method: 'GET' }
      : { method: 'POST', body: JSON.stringify(input), headers: { 'content-type': 'application/json' } };
    return send(name, { client, request }, url, message, async (answer) => {
      const response = await readJson(answer);
      if (!answer.ok) throw errorOfAnswer(name, response);
      if (response.data === undefined) throw unreadable(name, response);
      return (response.data as { result: unknown }).result;
    });
  };
  // The server describes its results by the schemas these types are generated from.
  return { action: action as CallAction };
}

/** Objects and lists travel as JSON text; what is absent is not sent. */
function queryString(input: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue;
    query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return query.toString();
}

import { isRequestError } from '@gazetteer/client/ory';

/** What became of something that an action tried; words are missing where the server gave none. */
export type Attempt<Value> =
  | { ok: true; value: Value }
  | { ok: false; status: number; message: string | undefined; fields: Record<string, string[]> };

/**
 * Tries something for an action. What a service refuses becomes an answer that the page can tell, with what is wrong with each field.
 * @throws whatever is no refusal
 */
export async function attempt<Value>(doing: () => Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { ok: true, value: await doing() };
  } catch (error) {
    if (!isRequestError(error)) throw error;
    return { ok: false, status: error.status, message: error.detail, fields: error.fields };
  }
}

import { isRequestError, type OryClient } from '@gazetteer/client/ory';

/** Whether the server can do its work, and where it cannot, which of its parts do not answer. */
export type Health = { isReady: boolean; failing: string[]; version: string };

/** Asks the server how it is. */
export async function loadHealth(client: OryClient): Promise<Health> {
  const [failing, { data }] = await Promise.all([failingParts(client), client.getVersion()]);
  return { isReady: failing.length === 0, failing, version: data.version };
}

async function failingParts(client: OryClient): Promise<string[]> {
  try {
    await client.isReady();
    return [];
  } catch (error) {
    if (!isRequestError(error) || error.status !== 503) throw error;
    return Object.keys((error.response?.data as { errors?: object } | undefined)?.errors ?? {});
  }
}

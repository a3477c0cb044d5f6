import { type ActionResult, type Client, RequestError } from '@gazetteer/client';

export type VersionList = ActionResult<'datastore_version_list'>;
export type Comparison = ActionResult<'datastore_version_compare'>;

/** What the page says in the place of a comparison. */
export type ComparisonProblem = 'same' | 'gone' | 'missing' | 'slow';

const versionsOnPage = 20;

/**
 * A page of a table's versions, and the comparison that the address asks for: `?from=1&to=3`, `?skip=20`.
 */
export async function readVersions(
  client: Client,
  resourceId: string,
  query: URLSearchParams,
  signal: AbortSignal,
) {
  const offset = numberOf(query.get('skip')) ?? 0;
  const input = { id: resourceId, limit: versionsOnPage, offset };
  const list = await client.action('datastore_version_list', input, { signal });
  const [from, to] = [numberOf(query.get('from')), numberOf(query.get('to'))];
  if (!from || !to) return { list };
  return { list, ...(await compare(client, { id: resourceId, from, to }, signal)) };
}

async function compare(
  client: Client,
  input: { id: string; from: number; to: number },
  signal: AbortSignal,
): Promise<{ comparison: Comparison } | { problem: ComparisonProblem }> {
  if (input.from === input.to) return { problem: 'same' };
  // Whichever way they are chosen, the older one comes first.
  const ordered = { ...input, from: Math.min(input.from, input.to), to: Math.max(input.from, input.to) };
  try {
    return { comparison: await client.action('datastore_version_compare', ordered, { signal }) };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error.status === 410) return { problem: 'gone' };
    if (error.status === 404) return { problem: 'missing' };
    if (error.status === 409) return { problem: 'slow' };
    throw error;
  }
}

function numberOf(text: string | null): number | undefined {
  const number = Number(text);
  return text && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

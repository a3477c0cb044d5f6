import type { Use } from './use.ts';

/** What of a request and its answer tells whether, and of what, it is a use. */
export type Answered = {
  method: string;
  /** Path and query. */
  url: string;
  status: number;
  userAgent: string;
  /** What browsers say: where the request comes from, and whether a page is only fetched in advance. */
  fetchSite: string;
  purpose: string;
  /** What a call was asked with, where it was sent as JSON. */
  body: unknown;
};

/** Programs that read pages for a list, a picture of a link or a watch over servers. */
const ROBOT = /bot\b|crawl|spider|slurp|preview|monitor|headless/i;
const ID = '([^/?]+)';
const PAGE = new RegExp(`^/p/${ID}(?:/r/${ID})?$`);
const DOWNLOADS = [
  new RegExp(`^/datastore/dump/${ID}$`),
  new RegExp(`^/datastore/version/${ID}/${ID}$`),
  new RegExp(`^/dataset/[^/?]+/resource/${ID}/download(?:/${ID})?$`),
];
const WHOLE = new RegExp(`^/dataset/${ID}/download\\.zip$`);
/** The rows of a table for OData; of a load of many pages the first one counts. */
const ODATA = new RegExp(`^/odata/${ID}/rows$`);
const FURTHER_PAGE = /skiptoken=/i;
const CALL = /^\/api\/3\/action\/(\w+)$/;
const callsOf: Record<string, 'dataset' | 'resource' | undefined> = {
  package_show: 'dataset',
  resource_show: 'resource',
  datastore_search: 'resource',
  datastore_info: 'resource',
  datastore_table_summary: 'resource',
};

/**
 * What use of a dataset a request was; undefined where it was none. A view is a page that a browser asked for, not one that it
 * fetched in advance, a part of one it has, or one for a robot. An API call is one of a program, not of the portal's own pages.
 */
export function useOfRequest({ method, url, status, body, ...asked }: Answered): Use | undefined {
  const [address = '', query = ''] = url.split('?', 2);
  if (address.startsWith('/p/')) {
    const path = address.replace(/\.data$/, '');
    const isPart = path !== address && query !== '';
    if (isPart || !isPageForReader({ method, status, ...asked })) return undefined;
    const dataset = decoded(PAGE.exec(path)?.[1]);
    return dataset === undefined ? undefined : { kind: 'view', dataset };
  }
  if (status !== 200) return undefined;
  const call = CALL.exec(address)?.[1];
  if (call !== undefined) return asked.fetchSite === 'same-origin' ? undefined : callOf(call, query, body);
  if (method !== 'GET' || ROBOT.test(asked.userAgent)) return undefined;
  const opened = FURTHER_PAGE.test(query) ? undefined : decoded(ODATA.exec(address)?.[1]);
  if (opened !== undefined) return { kind: 'api_call', resource: opened };
  const dataset = decoded(WHOLE.exec(address)?.[1]);
  if (dataset !== undefined) return { kind: 'download', dataset };
  const resource = decoded(
    DOWNLOADS.map((pattern) => pattern.exec(address)?.[1]).find((id) => id !== undefined),
  );
  if (resource === undefined || resource.endsWith('-metadata.json')) return undefined;
  return { kind: 'download', resource };
}

/** Whether a page was shown to somebody: not to a robot, and not fetched in advance. */
export function isPageForReader({
  method,
  status,
  userAgent,
  purpose,
}: Pick<Answered, 'method' | 'status' | 'userAgent' | 'purpose'>): boolean {
  const isShown = status === 200 || status === 304;
  return method === 'GET' && isShown && !purpose.includes('prefetch') && isBrowser(userAgent);
}

/** Every browser calls itself one of Mozilla's kind, and programs do not, but for robots that say that they are. */
function isBrowser(userAgent: string): boolean {
  return userAgent.startsWith('Mozilla/') && !ROBOT.test(userAgent);
}

function callOf(call: string, query: string, body: unknown): Use | undefined {
  const named = Object.hasOwn(callsOf, call) ? callsOf[call] : undefined;
  if (named === undefined) return undefined;
  const given = { ...Object.fromEntries(new URLSearchParams(query)), ...(isObject(body) ? body : {}) };
  const id = given['resource_id'] ?? given['id'];
  if (typeof id !== 'string' || id === '') return undefined;
  return named === 'dataset' ? { kind: 'api_call', dataset: id } : { kind: 'api_call', resource: id };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function decoded(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

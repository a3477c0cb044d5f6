import { fetchAs, type SiteContext } from '@gazetteer/site/server';
import type { Condition } from './condition.ts';

type Services = Pick<SiteContext, 'fetch' | 'publicUrl'>;

/** Something that the person of a request follows. */
export interface Follow {
  id: string;
  kind: 'dataset' | 'organization' | 'search' | 'value';
  title: string;
  address: string;
  available: boolean;
  team: { id: string; title: string; leads: boolean } | null;
  mail: 'at_once' | 'daily' | 'none';
  feed: string;
  created_at: string;
  condition?: Condition;
}

export interface FollowPage {
  count: number;
  most: number;
  confirmed: boolean;
  follows: readonly Follow[];
}

/** Why something was not done: a code of the API, and the fields that break a rule. */
export interface FollowRefusal {
  status: number;
  code: string;
  fields: readonly string[];
}

/** Calls the API of follows in process, as the person who sent `request`. */
export async function callFollows(
  services: Services,
  request: Request,
  path: string,
  { method = 'GET', body }: { method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'; body?: object } = {},
): Promise<{ answer: unknown } | { refusal: FollowRefusal }> {
  const answer = await fetchAs(services, request)(`${services.publicUrl}${path}`, {
    method,
    headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (answer.ok) return { answer: answer.status === 204 ? undefined : await answer.json() };
  return { refusal: await refusalOf(answer) };
}

async function refusalOf(answer: Response): Promise<FollowRefusal> {
  const { status } = answer;
  try {
    const { error } = (await answer.json()) as { error?: { code?: string; fields?: object } };
    return { status, code: error?.code ?? '', fields: Object.keys(error?.fields ?? {}) };
  } catch {
    return { status, code: '', fields: [] };
  }
}

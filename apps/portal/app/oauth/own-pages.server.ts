import { callService, type SiteContext } from '@gazetteer/site/server';
import type { ShownClient } from './shown-client.ts';

/** Why a request of an application cannot be shown or answered. */
export type Refusal = 'over' | 'other-account' | 'wrong';

/** What an application asks for. */
export interface ConsentQuestion {
  challenge: string;
  client: ShownClient;
  requested_scope: string[];
  /** Where the request begins anew, for another account. */
  restart_url: string | null;
}

/** A sign-out that an application, or the address of the service itself, asks for. */
export interface LogoutQuestion {
  challenge: string;
  client: ShownClient | null;
}

/** Where the service sends the browser. */
export interface Redirect {
  redirect_to: string;
}

/** The answers of the OAuth2 service to a page, by the path of the call. */
interface Answers {
  consent: ConsentQuestion | Redirect;
  logout: LogoutQuestion | Redirect | undefined;
  device: { challenge: string } | Redirect;
}

/**
 * Asks the OAuth2 service about a request, or answers one, as the person who sent `request`.
 * @param body the person's answer; left out to read what is asked
 * @returns what it says, or why it does not
 * @throws Response 502 where the service gives no usable answer, 401 where nobody is signed in any more
 */
export async function askOwnPage<Kind extends keyof Answers>(
  services: SiteContext,
  request: Request,
  kind: Kind,
  { challenge, body }: { challenge: string; body?: object },
): Promise<{ answer: Answers[Kind] } | { refusal: Refusal }> {
  const query = new URLSearchParams({ [`${kind}_challenge`]: challenge });
  const call = body ? { method: 'POST', contentType: 'application/json', body: JSON.stringify(body) } : {};
  const answer = await callService(services, request, `/self-service/oauth2/${kind}?${query}`, call);
  if (answer.status === 204) return { answer: undefined as Answers[Kind] };
  if (answer.ok) return { answer: (await answer.json()) as Answers[Kind] };
  if (answer.status === 400 && body) return { refusal: 'wrong' };
  if (gone.has(answer.status)) return { refusal: 'over' };
  if (answer.status === 403) return { refusal: 'other-account' };
  throw new Response(null, { status: answer.status === 401 ? 401 : 502 });
}

/** The challenge is malformed, unknown, or was used. */
const gone = new Set([400, 404, 409, 410]);

/** The form that was posted to a page; none of these is long. @throws Response 413 */
export async function readPostedForm(request: Request): Promise<URLSearchParams> {
  const text = await request.text();
  if (text.length > longestForm) throw new Response(null, { status: 413 });
  return new URLSearchParams(text);
}

const longestForm = 20_000;

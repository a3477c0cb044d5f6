import { siteContext, type SiteContext } from '@gazetteer/site/server';
import { data, redirect, type RouterContextProvider } from 'react-router';

/** What stands in a thread: what the reader wrote, and the answers of the team. */
export interface ThreadEntry {
  from: 'writer' | 'team';
  text: string;
  at: string;
}

/** A message to the team with its answers, as whoever wrote it reads it. */
export interface OwnThread {
  subject: string | null;
  /** The team is done with it; writing back opens it again. */
  closed: boolean;
  entries: readonly ThreadEntry[];
}

type Services = Pick<SiteContext, 'fetch' | 'publicUrl' | 'locale'>;

/** The thread that a token opens; undefined for a token that opens none any more. The token alone is asked about. */
export async function loadThread(services: Services, token: string): Promise<OwnThread | undefined> {
  const answer = await call(services, token, {});
  return answer.ok ? ((await answer.json()) as OwnThread) : undefined;
}

/** Why a reply was not sent, with what was typed. */
export interface Unsent {
  typed: string;
  reason: string | undefined;
}

/** Sends what a form has as a reply, and leads back to the thread, so that a reload sends nothing again. */
export async function sendReply(
  { context, request, url }: { context: Readonly<RouterContextProvider>; request: Request; url: URL },
  token: string,
) {
  const form = new URLSearchParams(await request.text());
  // The most that is taken and a little more, so that nothing is cut in silence.
  const typed = (form.get('message') ?? '').slice(0, 21_000);
  const answer = await call(siteContext(context), token, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: typed }),
  });
  if (answer.ok) {
    const query = new URLSearchParams(url.search);
    query.set('sent', '1');
    return redirect(`${url.pathname}?${query.toString()}`, 303);
  }
  return data({ typed, reason: await reasonOf(answer) } satisfies Unsent, { status: answer.status });
}

function call(
  { fetch, publicUrl, locale }: Services,
  token: string,
  init: { method?: string; headers?: Record<string, string>; body?: string },
): Promise<Response> {
  return fetch(`${publicUrl}/api/messages/${encodeURIComponent(token)}`, {
    ...init,
    headers: { accept: 'application/json', 'accept-language': locale, ...init.headers },
  });
}

/** The server's own words, in the language of the reader. */
async function reasonOf(answer: Response): Promise<string | undefined> {
  try {
    const { message } = (await answer.json()) as { message?: string | Record<string, string> };
    return typeof message === 'object' ? Object.values(message)[0] : message;
  } catch {
    return undefined;
  }
}

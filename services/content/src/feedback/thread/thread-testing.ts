import type { Sql } from '@gazetteer/kernel';
import { feedback, openTestFeedback } from '../feedback-testing.ts';
import type { ThreadRecord } from './thread.contract.ts';

/** What the tests of threads stand on: an inbox with one message in it, and what editors and its writer do with it. */

type Error = { message: string; extensions: { code: string; fields?: Record<string, string[]> } };
type Answered = { status: number; code: string | undefined; error: Error | undefined; data: ThreadRecord };
type Refused = { message: string | Record<string, string>; code: string };
type OwnThread = {
  subject: string | null;
  closed: boolean;
  entries: { from: 'team' | 'writer'; text: string; at: string }[];
};

/** Opens the calls over `sql`, with a message that waits to be answered. */
export async function openTestThread(
  store: Sql,
  options: { isLimited?: boolean; language?: 'en' | 'fr' } = {},
) {
  const test = await openTestFeedback(store, options);
  const { server, answers } = test;
  await test.send(feedback, { headers: { 'accept-language': options.language ?? 'en' } });
  const id = (await test.inbox()).data[0]?.id ?? '';
  const act = async (method: string, path: string, payload?: object, as = 'bert'): Promise<Answered> => {
    const answer = await server.inject({
      method: method as 'GET',
      url: `/api/content/feedback${path}`,
      headers: as === '' ? {} : { authorization: as },
      ...(payload ? { payload } : {}),
    });
    const body = answer.body === '' ? {} : answer.json<{ data?: ThreadRecord; errors?: Error[] }>();
    const [error] = body.errors ?? [];
    return {
      status: answer.statusCode,
      code: error?.extensions.code,
      error,
      data: body.data as ThreadRecord,
    };
  };
  const own = async (method: string, token: string, payload?: object, headers = {}) => {
    const url = `/api/messages/${token}`;
    const answer = await server.inject({
      method: method as 'GET',
      url,
      headers,
      ...(payload ? { payload } : {}),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.json<OwnThread & Refused & { recorded?: boolean }>(),
    };
  };
  return {
    ...test,
    id,
    act,
    read: async () => (await act('GET', `/${id}`)).data,
    answer: (text: string, { seen, as, state }: { seen: number; as?: string; state?: string }) =>
      act('POST', `/${id}/answers`, { text, seen, ...(state ? { state } : {}) }, as),
    note: (text: string, as?: string) => act('POST', `/${id}/notes`, { text }, as),
    /** The token of the address in the newest mail to the writer. */
    token: () => tokenIn(answers.at(-1)?.url ?? ''),
    readOwn: (token: string, headers = {}) => own('GET', token, undefined, headers),
    writeBack: (token: string, message: unknown, headers = {}) => own('POST', token, { message }, headers),
  };
}

/** The token in the address of a thread. */
export function tokenIn(address: string): string {
  return new URL(address).pathname.split('/').at(-1) ?? '';
}

import { type Client, createClient } from '@gazetteer/client';

type Answer = [status: number, result: unknown];

/**
 * A client of a catalogue that answers so.
 * @param answers what each action answers, by its name; a function is told what was asked
 * @returns also what was asked, in that order
 */
export function catalogueThat(
  answers: Record<string, Answer | ((input: Record<string, unknown>) => Answer)>,
): {
  client: Client;
  asked: [action: string, input: Record<string, unknown>][];
} {
  const asked: [string, Record<string, unknown>][] = [];
  const client = createClient({
    baseUrl: 'http://site',
    fetch: async (address, { body }) => {
      const { pathname, searchParams } = new URL(address);
      const action = pathname.split('/').at(-1) ?? '';
      const input = typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(searchParams);
      asked.push([action, input]);
      const answer = answers[action] ?? [404, {}];
      const [status, result] = typeof answer === 'function' ? answer(input) : answer;
      return Response.json(status === 200 ? { success: true, result } : { success: false, error: result }, {
        status,
      });
    },
  });
  return { client, asked };
}

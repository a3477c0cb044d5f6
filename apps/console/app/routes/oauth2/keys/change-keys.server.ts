import type { OryClient } from '@gazetteer/client/ory';
import { isConfirmed } from '../../../parts/is-confirmed.ts';
import { type Attempt, attempt } from '../../../project/attempt.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';

const acts = ['make', 'rotate', 'deleteKey', 'deleteSet'] as const;
type Act = (typeof acts)[number];

/** What became of a form of the page. */
export interface KeysAnswer {
  act: Act | undefined;
  /** What was sent, so that nothing has to be typed again. */
  sent: { set: string; kid: string; alg: string };
  /** Whether another name was typed, so that nothing was done. */
  isWrong?: boolean;
  /** The id of a key that was made. */
  result?: Attempt<{ kid: string | undefined }>;
}

/** Makes or removes keys, as the button of a form says. */
export async function changeKeys(acting: ProjectArguments, form: URLSearchParams): Promise<KeysAnswer> {
  const act = acts.find((one) => one === form.get('act'));
  const text = (name: string) => (form.get(name) ?? '').trim();
  const sent = { set: text('set'), kid: text('kid'), alg: text('alg') };
  if (act === undefined) return { act, sent };
  const confirmed = act === 'deleteSet' ? sent.set : act === 'deleteKey' ? sent.kid : undefined;
  if (confirmed !== undefined && !isConfirmed(form, confirmed)) return { act, sent, isWrong: true };
  const client = projectClient(acting);
  const result = await attempt(async () => ({
    kid: await doing[act](client, { ...sent, use: text('use') }),
  }));
  return { act, sent, result };
}

type Sent = { set: string; kid: string; alg: string; use: string };

const make = async (client: OryClient, { set, alg, use, kid }: Sent) => {
  const createJsonWebKeySet = { alg, use, ...(kid === '' ? {} : { kid }) };
  const { data } = await client.createJsonWebKeySet({ set, createJsonWebKeySet });
  // The answer has the private part, too, which goes no further.
  return data.keys[0]?.kid;
};

const doing: Record<Act, (client: OryClient, sent: Sent) => Promise<string | undefined>> = {
  make,
  // Another key of the same kind: the newest of an algorithm is the one that signs.
  rotate: (client, sent) => make(client, { ...sent, kid: '' }),
  deleteKey: async (client, { set, kid }) => {
    await client.deleteJsonWebKey({ set, kid });
    return undefined;
  },
  deleteSet: async (client, { set }) => {
    await client.deleteJsonWebKeySet({ set });
    return undefined;
  },
};

import type { OAuth2Client, OryClient } from '@gazetteer/client/ory';
import { isConfirmed } from '../../../parts/is-confirmed.ts';
import { type Attempt, attempt } from '../../../project/attempt.server.ts';
import { projectClient } from '../../../project/project-client.server.ts';
import { clientPatch, valuesOfForm } from './client-values.ts';
import { lifespansWith } from './lifespans.ts';
import type { ClientArguments } from './load-client.server.ts';

const acts = ['fields', 'json', 'lifespans', 'rotate', 'endSecret', 'endTokens', 'delete'] as const;
type Act = (typeof acts)[number];

/** What became of a form of the page. */
export interface ClientAnswer {
  act: Act | undefined;
  /** What was sent, as it was sent, so that nothing is lost. */
  sent: string;
  /** What the reader of JSON says, where it could not read. */
  unreadable?: string;
  /** Whether another name was typed, so that nothing was done. */
  isWrong?: boolean;
  /** A secret that is new stands in this answer only. */
  result?: Attempt<{ secret: string | undefined }>;
}

/** Does to a client what the button of a form says. */
export async function changeClient(acting: ClientArguments, form: URLSearchParams): Promise<ClientAnswer> {
  const act = acts.find((one) => one === form.get('act'));
  const answer: ClientAnswer = { act, sent: form.toString() };
  if (act === undefined) return answer;
  if (act === 'delete' && !isConfirmed(form, form.get('name') ?? '')) return { ...answer, isWrong: true };
  const json = act === 'json' ? readJson(form.get('json') ?? '') : { value: null };
  if ('unreadable' in json) return { ...answer, unreadable: json.unreadable };
  const { id } = acting.params;
  const client = projectClient(acting);
  const result = await attempt(async () => {
    const changed = await doing[act](client, id, { form, json: json.value });
    return { secret: changed?.client_secret };
  });
  return { ...answer, result };
}

type Sent = { form: URLSearchParams; json: unknown };

const doing: Record<Act, (client: OryClient, id: string, sent: Sent) => Promise<OAuth2Client | undefined>> = {
  fields: async (client, id, { form }) => {
    const { data: before } = await client.getOAuth2Client({ id });
    const jsonPatch = clientPatch(before, valuesOfForm(form));
    if (jsonPatch.length === 0) return undefined;
    return (await client.patchOAuth2Client({ id, jsonPatch })).data;
  },
  json: async (client, id, { json }) => {
    return (await client.setOAuth2Client({ id, oAuth2Client: json as OAuth2Client })).data;
  },
  lifespans: async (client, id, { form }) => {
    const { data: before } = await client.getOAuth2Client({ id });
    const oAuth2ClientTokenLifespans = lifespansWith(before, form);
    return (await client.setOAuth2ClientLifespans({ id, oAuth2ClientTokenLifespans })).data;
  },
  rotate: async (client, id, { form }) => {
    const overlap = (form.get('overlap') ?? '').trim();
    return (await client.rotateOAuth2ClientSecret({ id, ...(overlap === '' ? {} : { overlap }) })).data;
  },
  endSecret: async (client, id) => {
    await client.deleteRotatedOAuth2ClientSecrets({ id });
    return undefined;
  },
  endTokens: async (client, id) => {
    await client.deleteOAuth2Token({ clientId: id });
    return undefined;
  },
  delete: async (client, id) => {
    await client.deleteOAuth2Client({ id });
    return undefined;
  },
};

function readJson(text: string): { value: unknown } | { unreadable: string } {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { unreadable: error instanceof Error ? error.message : '' };
  }
}

import type { OryClient } from '@gazetteer/client/ory';
import { traitFields, traitsOf } from '../../../identity-form/trait-fields.ts';
import { isConfirmed } from '../../../parts/is-confirmed.ts';
import { type Attempt, attempt } from '../../../project/attempt.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';

const acts = [
  'traits',
  'metadata',
  'activate',
  'deactivate',
  'credential',
  'session',
  'sessions',
  'code',
  'link',
  'delete',
] as const;
type Act = (typeof acts)[number];

/** What a person gets back in by: shown once. */
export type Recovery = { code?: string; link: string };

/** What became of a form. */
export interface IdentityAnswer {
  act: Act | undefined;
  /** What was sent, where it may have to be sent again. */
  sent: Record<string, string>;
  /** Fields that cannot be read: nothing was done. */
  unreadable: string[];
  result: Attempt<Recovery | null> | undefined;
}

type Acting = ProjectArguments & { params: { project: string; id: string } };

/** Does to an account what the button of a form says. */
export async function changeIdentity(acting: Acting, form: URLSearchParams): Promise<IdentityAnswer> {
  const client = projectClient(acting);
  const { id } = acting.params;
  const act = acts.find((one) => one === form.get('act'));
  const answer = (result: IdentityAnswer['result'], unreadable: string[] = []): IdentityAnswer => ({
    act,
    sent: Object.fromEntries(form),
    unreadable,
    result,
  });
  if (act === undefined) return answer(undefined);
  if (act === 'traits') return changeTraits(client, id, form, answer);
  if (act === 'metadata') return changeMetadata(client, id, form, answer);
  if (act === 'delete' && !isConfirmed(form, form.get('name') ?? '')) return answer(undefined, ['confirm']);
  return answer(await attempt(() => doing[act](client, id, form)));
}

const doing: Record<
  Exclude<Act, 'traits' | 'metadata'>,
  (client: OryClient, id: string, form: URLSearchParams) => Promise<Recovery | null>
> = {
  activate: (client, id) => setState(client, id, 'active'),
  deactivate: (client, id) => setState(client, id, 'inactive'),
  credential: async (client, id, form) => {
    const identifier = form.get('identifier');
    const type = form.get('type') ?? '';
    await client.deleteIdentityCredentials({
      id,
      type,
      ...(type === 'oidc' && identifier ? { identifier } : {}),
    });
    return null;
  },
  session: async (client, _id, form) => {
    await client.disableSession({ id: form.get('session') ?? '' });
    return null;
  },
  sessions: async (client, id) => {
    await client.deleteIdentitySessions({ id });
    return null;
  },
  code: async (client, id) => {
    const { data } = await client.createRecoveryCodeForIdentity({
      createRecoveryCodeForIdentityBody: { identity_id: id },
    });
    return { code: data.recovery_code, link: data.recovery_link };
  },
  link: async (client, id) => {
    const { data } = await client.createRecoveryLinkForIdentity({
      createRecoveryLinkForIdentityBody: { identity_id: id },
    });
    return { link: data.recovery_link };
  },
  delete: async (client, id) => {
    await client.deleteIdentity({ id });
    return null;
  },
};

async function setState(client: OryClient, id: string, value: 'active' | 'inactive'): Promise<null> {
  await client.patchIdentity({ id, jsonPatch: [{ op: 'replace', path: '/state', value }] });
  return null;
}

type Answer = (result: IdentityAnswer['result'], unreadable?: string[]) => IdentityAnswer;

/** Traits come by the fields of the schema, or as JSON. */
async function changeTraits(client: OryClient, id: string, form: URLSearchParams, answer: Answer) {
  const json = form.get('json');
  const written = json === null ? undefined : readJson(json);
  if (json !== null && written === undefined) return answer(undefined, ['json']);
  let unreadable: string[] = [];
  const result = await attempt(async () => {
    const { data: identity } = await client.getIdentity({ id });
    const { data: schema } = await client.getIdentitySchema({ id: identity.schema_id });
    const read = traitsOf(traitFields(schema), form, identity.traits);
    const value = written === undefined ? read.traits : written.value;
    ({ unreadable } = json === null ? read : { unreadable });
    if (unreadable.length === 0)
      await client.patchIdentity({ id, jsonPatch: [{ op: 'replace', path: '/traits', value }] });
    return null;
  });
  return unreadable.length > 0 ? answer(undefined, unreadable) : answer(result);
}

async function changeMetadata(client: OryClient, id: string, form: URLSearchParams, answer: Answer) {
  const names = ['metadata_public', 'metadata_admin'];
  const read = names.map((name) => ({ name, json: readJson(form.get(name) ?? '') }));
  const unreadable = read.filter(({ json }) => json === undefined).map(({ name }) => name);
  if (unreadable.length > 0) return answer(undefined, unreadable);
  const jsonPatch = read.map(({ name, json }) => ({
    op: 'replace' as const,
    path: `/${name}`,
    value: json?.value,
  }));
  return answer(
    await attempt(async () => {
      await client.patchIdentity({ id, jsonPatch });
      return null;
    }),
  );
}

function readJson(text: string): { value: unknown } | undefined {
  if (text.trim() === '') return { value: null };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

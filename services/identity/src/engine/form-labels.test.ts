import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { messageIds, type ShownFlow } from '../browser-testing.ts';
import { openTestIdentity } from '../identity-testing.ts';
import { ada, openWithAda, password } from '../kinds/recovery/recovery-testing.ts';
import { flowCaller, modes } from './callers-testing.ts';

const HOUR = 3_600_000;

/** The fields of a group, by what they tell; what they leave out is left out here. */
function fieldsOf({ ui }: ShownFlow, group: string) {
  return ui.nodes
    .filter((node) => node.group === group)
    .map(({ type, attributes, meta, messages }) => {
      if (type !== 'input' || !('name' in attributes)) throw new Error(`A ${type} is no field`);
      const { name, type: input, value, required, disabled, autocomplete, node_type } = attributes;
      expect([disabled, node_type, messages]).toEqual([false, 'input', []]);
      const id = meta.label?.id;
      const shown = { name, type: input, value, required, autocomplete, label: id };
      return Object.fromEntries(Object.entries(shown).filter(([, given]) => given !== undefined));
    });
}

const submitOf = (value: string, label: number) => ({ name: 'method', type: 'submit', value, label });
const newPassword = {
  name: 'password',
  type: 'password',
  required: true,
  autocomplete: 'new-password',
  label: 1070001,
};

describeStores('the fields of a form, by pages, scripts and apps,', (open) => {
  const begin = async () => {
    const service = await openWithAda(await open());
    const [only, passwordless] = [{ enabled: false }, { passwordless_enabled: false }];
    const methods = { webauthn: { ...only }, passkey: { ...only }, totp: { ...only }, code: passwordless };
    await service.configure({ selfservice: { methods: { ...methods, lookup_secret: { ...only } } } });
    return service;
  };

  it('are an identifier and a password to sign in', async () => {
    const service = await begin();
    for (const mode of modes) {
      const flow = await flowCaller(service, mode).begin('login');
      expect(fieldsOf(flow, 'default')).toEqual([
        {
          name: 'csrf_token',
          type: 'hidden',
          required: true,
          value: expect.stringMatching(mode === 'native' ? /^$/ : /^[\w+/=]{80,}$/),
        },
        expect.objectContaining({ name: 'identifier', type: 'text', required: true, label: 1070004 }),
      ]);
      expect(fieldsOf(flow, 'password')).toEqual([
        { ...newPassword, autocomplete: 'current-password' },
        submitOf('password', 1010001),
      ]);
    }
  });

  it('are the traits and a new password to sign up', async () => {
    const service = await begin();
    for (const mode of modes) {
      const flow = await flowCaller(service, mode).begin('registration');
      expect(fieldsOf(flow, 'default').slice(1)).toEqual([
        { name: 'traits.email', type: 'email', required: true, autocomplete: 'email', label: 1070002 },
        { name: 'traits.name', type: 'text', required: true, label: 1070002 },
      ]);
      expect(fieldsOf(flow, 'password')).toEqual([newPassword, submitOf('password', 1040001)]);
      const titles = flow.ui.nodes.map(({ meta }) => meta.label?.context?.['title']);
      expect(titles.slice(1, 3)).toEqual(['Email', 'Name']);
    }
  });

  it('are the traits and a new password in settings', async () => {
    const service = await begin();
    for (const mode of modes) {
      const flow = await flowCaller(service, mode, { signedIn: true }).begin('settings');
      expect(fieldsOf(flow, 'profile')).toEqual([
        expect.objectContaining({ name: 'traits.email', type: 'email', value: ada.email, label: 1070002 }),
        expect.objectContaining({ name: 'traits.name', type: 'text', value: ada.name, label: 1070002 }),
        submitOf('profile', 1070003),
      ]);
      expect(fieldsOf(flow, 'password')).toEqual([newPassword, submitOf('password', 1070003)]);
    }
  });

  it('are an address, then a code, to recover and to verify', async () => {
    const service = await begin();
    for (const kind of ['recovery', 'verification'] as const) {
      for (const mode of modes) {
        const caller = flowCaller(service, mode);
        const flow = await caller.begin(kind);
        const email = { name: 'email', type: 'email', required: true, label: 1070007 };
        expect(fieldsOf(flow, 'code')).toEqual([expect.objectContaining(email), submitOf('code', 1070005)]);
        const sent = await caller.flowOf(await caller.submit(flow, { method: 'code', email: ada.email }));
        expect(fieldsOf(sent, 'code')).toEqual([
          expect.objectContaining({ name: 'code', type: 'text', required: true, label: 1070006 }),
          { name: 'email', type: 'submit', value: ada.email, label: 1070008 },
          { name: 'method', type: 'hidden', value: 'code' },
          submitOf('code', 1070005),
        ]);
        service.wait(HOUR);
      }
    }
    for (const kind of ['recovery', 'verification'] as const) {
      await service.configure({ selfservice: { flows: { [kind]: { use: 'link' } } } });
      const flow = await flowCaller(service, 'ajax').begin(kind);
      const email = { name: 'email', type: 'email', required: true, label: 1070007 };
      expect(fieldsOf(flow, 'link')).toEqual([expect.objectContaining(email), submitOf('link', 1070005)]);
    }
  });
});

describeStores('a password', (open) => {
  it('needs a trait to sign in with', async () => {
    const service = await openWithAda(await open());
    const name = { type: 'string', title: 'Name' };
    const traits = { type: 'object', properties: { name }, required: ['name'] };
    const nameless = { id: 'person', schema: { type: 'object', properties: { traits } } };
    await service.configure({ identity: { schemas: [nameless] } });
    for (const mode of modes) {
      const caller = flowCaller(service, mode);
      const fields = { method: 'password', password, traits: { name: 'Grace' } };
      const answer = await caller.submit(await caller.begin('registration'), fields);
      expect(messageIds(await caller.flowOf(answer)).form).toEqual([4000009]);
    }
  });

  it('is not taken while the list of breached ones is away, where the project wants to be sure', async () => {
    const fetch = async () => Promise.reject(new Error('no network'));
    const service = await openTestIdentity(await open(), { fetch });
    const config = { haveibeenpwned_enabled: true, ignore_network_errors: false };
    await service.configure({ selfservice: { methods: { password: { config } } } });
    for (const mode of modes) {
      const caller = flowCaller({ ...service, own: { cookies: new Map() } }, mode);
      const answer = await caller.submit(await caller.begin('registration'), {
        method: 'password',
        password: 'vermilion otter 42',
        traits: ada,
      });
      const flow = await caller.flowOf(answer);
      expect(messageIds(flow)).toEqual({ form: [], fields: { password: [5000001] } });
    }
  });
});

import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { messageIds, nodeNames, type ShownFlow, TestBrowser } from '../../browser-testing.ts';
import { openTestIdentity, OTHER_HOST, type TestIdentity } from '../../identity-testing.ts';
import type { UiText } from '../../forms/ui-text.ts';
import { levelOf, signInByPassword, signUp } from '../totp/totp-testing.ts';

const shown = (body: unknown) => body as ShownFlow;
const formOf = (body: unknown) => messageIds(shown(body));
const mine = (body: unknown) => shown(body).ui.nodes.filter(({ group }) => group === 'lookup_secret');
const namesOf = (body: unknown) =>
  nodeNames(shown(body)).flatMap((name) => (name.startsWith('lookup_secret/') ? [name.slice(14)] : []));

function listOf(body: unknown): UiText[] {
  const list = mine(body).find(({ type }) => type === 'text');
  return list?.type === 'text' ? (list.attributes.text.context?.['secrets'] as UiText[]) : [];
}

const codesOf = (body: unknown) => listOf(body).map(({ context }) => String(context?.['secret']));

describeStores('backup codes', (open) => {
  const begin = async (): Promise<TestIdentity> => openTestIdentity(await open());
  const change = async (browser: TestBrowser, action: string) =>
    browser.submit(await browser.start('settings'), { [`lookup_secret_${action}`]: true });
  const make = async (browser: TestBrowser): Promise<string[]> => {
    const { body } = await change(browser, 'regenerate');
    await browser.submit(shown(body), { lookup_secret_confirm: 'true' });
    return codesOf(body);
  };
  const use = async (browser: TestBrowser, lookup_secret: string) => {
    const flow = await browser.start('login', '?aal=aal2');
    return browser.submit(flow, { method: 'lookup_secret', lookup_secret });
  };

  it('are made, shown, and count from the moment they are confirmed', async () => {
    const identity = await begin();
    const browser = await signUp(identity);
    const flow = await browser.start('settings');
    expect(mine(flow)).toMatchObject([
      {
        attributes: { name: 'lookup_secret_regenerate', type: 'submit', value: 'true' },
        meta: { label: { id: 1050008 } },
      },
    ]);
    const made = await browser.submit(flow, { method: 'lookup_secret', lookup_secret_regenerate: true });
    expect(made.status).toBe(200);
    expect(made.body['state']).toBe('show_form');
    expect(mine(made.body)).toMatchObject([
      {
        type: 'text',
        attributes: { id: 'lookup_secret_codes', text: { id: 1050015 } },
        meta: { label: { id: 1050010 } },
      },
      { attributes: { name: 'lookup_secret_confirm', value: 'true' }, meta: { label: { id: 1050011 } } },
    ]);
    expect(listOf(made.body)).toHaveLength(12);
    expect(listOf(made.body).every(({ id }) => id === 1050009)).toBe(true);
    expect(codesOf(made.body).every((code) => /^[a-z2-9]{8}$/.test(code))).toBe(true);
    expect(await levelOf(browser)).toMatchObject({ aal: 'aal1' });
    const confirmed = await browser.submit(shown(made.body), { lookup_secret_confirm: true });
    expect(confirmed.body).toMatchObject({ state: 'success', ui: { messages: [{ id: 1050001 }] } });
    expect(await levelOf(browser)).toEqual({ aal: 'aal2', methods: ['password', 'lookup_secret'] });
    expect(mine(confirmed.body)).toMatchObject([
      { attributes: { name: 'lookup_secret_reveal' }, meta: { label: { id: 1050007 } } },
      { attributes: { name: 'lookup_secret_disable' }, meta: { label: { id: 1050016 } } },
    ]);
  });

  it('stay on the form while something else on it goes wrong', async () => {
    const browser = await signUp(await begin());
    const made = await change(browser, 'regenerate');
    const wrong = await browser.submit(shown(made.body), { method: 'totp', totp_code: '000000' });
    expect(codesOf(wrong.body)).toEqual(codesOf(made.body));
  });

  it('are not confirmed before they are made', async () => {
    const browser = await signUp(await begin());
    const answer = await change(browser, 'confirm');
    expect(answer.status).toBe(400);
    expect(formOf(answer.body).form).toEqual([4000001]);
    expect(formOf((await change(browser, 'reveal')).body).form).toEqual([4000014]);
    expect(formOf((await change(browser, 'disable')).body).form).toEqual([4000014]);
    const unsaid = await browser.submit(await browser.start('settings'), { method: 'lookup_secret' });
    expect(formOf(unsaid.body).form).toEqual([4010004]);
  });

  it('let their owner in at the second step, each once', async () => {
    const identity = await begin();
    const [code = ''] = await make(await signUp(identity));
    const browser = await signInByPassword(identity);
    const flow = await browser.start('login', '?aal=aal2');
    expect(mine(flow)).toMatchObject([
      {
        attributes: { name: 'lookup_secret', type: 'text', required: true },
        meta: { label: { id: 1010007 } },
      },
      { attributes: { name: 'method', value: 'lookup_secret' }, meta: { label: { id: 1010010 } } },
    ]);
    const typed = ` ${code.slice(0, 4).toUpperCase()}-${code.slice(4)}`;
    const answer = await browser.submit(flow, { method: 'lookup_secret', lookup_secret: typed });
    expect(answer.status).toBe(200);
    expect(await levelOf(browser)).toEqual({ aal: 'aal2', methods: ['password', 'lookup_secret'] });
    const again = await use(await signInByPassword(identity), code);
    expect(again.status).toBe(400);
    expect(formOf(again.body).form).toEqual([4000012]);
  });

  it('answer a wrong code, a missing one, none set up and the first step by the messages of the contract', async () => {
    const identity = await begin();
    const browser = await signUp(identity);
    expect(formOf((await use(browser, 'abcdefgh')).body).form).toEqual([4000014]);
    await make(browser);
    const again = await signInByPassword(identity);
    expect(formOf((await use(again, 'wrong')).body).form).toEqual([4000016]);
    expect(formOf((await use(again, '')).body).fields).toEqual({ lookup_secret: [4000002] });
    const stranger = new TestBrowser(identity.server);
    const early = await stranger.submit(await stranger.start('login'), {
      method: 'lookup_secret',
      lookup_secret: 'abcdefgh',
    });
    expect(formOf(early.body).form).toEqual([4010002]);
  });

  it('are good for one of many who use the same at once', async () => {
    const identity = await begin();
    const [code = '', other = ''] = await make(await signUp(identity));
    const browsers = await Promise.all(Array.from({ length: 4 }, () => signInByPassword(identity)));
    const answers = await Promise.all(
      browsers.map((browser, index) => use(browser, index === 3 ? other : code)),
    );
    expect(
      answers
        .slice(0, 3)
        .map(({ status }) => status)
        .toSorted((one, other) => one - other),
    ).toEqual([200, 400, 400]);
    expect(answers[3]?.status).toBe(200);
  });

  it('show their owner which are used, and can be made anew or turned off', async () => {
    const identity = await begin();
    const browser = await signUp(identity);
    const codes = await make(browser);
    await use(await signInByPassword(identity), codes[2] ?? '');
    const revealed = await change(browser, 'reveal');
    expect(revealed.status).toBe(200);
    expect(namesOf(revealed.body)).toEqual([
      '#lookup_secret_codes',
      'lookup_secret_disable=true',
      'lookup_secret_regenerate=true',
    ]);
    expect(listOf(revealed.body)[2]).toMatchObject({
      id: 1050014,
      context: { used_at: '2026-11-20T10:00:00.000Z' },
    });
    expect(codesOf(revealed.body).filter((_code, place) => place !== 2)).toEqual(codes.toSpliced(2, 1));
    const fresh = await browser.submit(shown(revealed.body), { lookup_secret_regenerate: 'true' });
    await browser.submit(shown(fresh.body), { lookup_secret_confirm: 'true' });
    const old = await use(await signInByPassword(identity), codes[0] ?? '');
    expect(formOf(old.body).form).toEqual([4000016]);
    const disabled = await change(browser, 'disable');
    expect(namesOf(disabled.body)).toEqual(['lookup_secret_regenerate=true']);
    expect(await levelOf(await signInByPassword(identity))).toMatchObject({ aal: 'aal1' });
  });

  it('ask who signed in long ago to sign in again', async () => {
    const identity = await begin();
    const browser = await signUp(identity);
    await make(browser);
    identity.wait(3_700_000);
    for (const action of ['reveal', 'regenerate', 'confirm', 'disable']) {
      expect((await change(browser, action)).body).toMatchObject({
        error: { id: 'session_refresh_required' },
      });
    }
  });

  it('work for apps, by the token of their session', async () => {
    const identity = await begin();
    const [code = ''] = await make(await signUp(identity));
    const app = new TestBrowser(identity.server);
    const first = await app.start('login', '', 'api');
    const signedIn = await app.call(first.ui.action, {
      json: { method: 'password', identifier: 'ada@example.org', password: 'analytical engine 1843' },
    });
    const headers = { 'x-session-token': String(signedIn.body['session_token']) };
    const { body } = await app.call('/self-service/login/api?aal=aal2', { headers });
    const answer = await app.call(shown(body).ui.action, {
      json: { method: 'lookup_secret', lookup_secret: code },
      headers,
    });
    expect(answer.body).toMatchObject({
      session: { authenticator_assurance_level: 'aal2' },
      session_token: expect.stringMatching(/^ory_st_/),
    });
  });

  it('work without script: by posted forms', async () => {
    const identity = await begin();
    const browser = await signUp(identity);
    const flow = await browser.start('settings');
    const made = await browser.submitForm(flow, { lookup_secret_regenerate: 'true' });
    expect(made).toMatchObject({ status: 303, location: `http://portal.test/settings?flow=${flow.id}` });
    const read = await browser.call(`/self-service/settings/flows?id=${flow.id}`);
    expect(codesOf(read.body)).toHaveLength(12);
    expect(await browser.submitForm(flow, { lookup_secret_confirm: 'true' })).toMatchObject({ status: 303 });
    expect(await levelOf(browser)).toMatchObject({ aal: 'aal2' });
  });

  it('are kept sealed, and belong to one project', async () => {
    const identity = await begin();
    const [code = ''] = await make(await signUp(identity));
    const rows = await identity.context.sql.query.selectFrom('identity_credentials').selectAll().execute();
    expect(rows.map(({ type }) => type)).toContain('lookup_secret');
    expect(JSON.stringify(rows)).not.toContain(code);
    const elsewhere = await signUp(identity, { host: OTHER_HOST });
    expect(formOf((await use(elsewhere, code)).body).form).toEqual([4000014]);
  });
});

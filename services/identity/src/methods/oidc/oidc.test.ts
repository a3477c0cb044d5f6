import { describeStores } from '@gazetteer/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageIds, nodeNames, nodeValue, type ShownFlow, TestBrowser } from '../../browser-testing.ts';
import { openTestIdentity } from '../../identity-testing.ts';
import { startTestProvider, type TestProvider, visitProvider } from './provider-testing.ts';

const CALLBACK = 'http://portal.test/api/.ory/self-service/methods/oidc/callback/county';
const client = { client_id: 'portal', client_secret: 'a secret of the client', redirect_uris: [CALLBACK] };
const password = 'analytical engine 1843';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider(client, {
    ada: { email: 'ada@example.org', email_verified: true, name: 'Ada' },
    unproved: { email: 'grace@example.org', email_verified: false, name: 'Grace' },
    nameless: { email: 'nameless@example.org', email_verified: true },
  });
});
afterAll(() => provider.close());

describeStores('signing in at a provider', (open) => {
  const begin = async (security: object = {}, options: Parameters<typeof openTestIdentity>[1] = {}) => {
    const identity = await openTestIdentity(await open(), options);
    const county = {
      id: 'county',
      provider: 'generic',
      label: 'County account',
      issuer_url: provider.issuer,
      client_id: client.client_id,
      client_secret: client.client_secret,
    };
    await identity.configure({
      security,
      selfservice: { methods: { oidc: { enabled: true, config: { providers: [county] } } } },
    });
    return { ...identity, browser: new TestBrowser(identity.server) };
  };
  const html = { headers: { accept: 'text/html' } };

  /** Leaves for the provider from a flow, and comes back as `subject`. */
  const passThrough = async (
    browser: TestBrowser,
    flow: ShownFlow,
    subject: string | undefined,
    body: object,
  ) => {
    const away = await browser.submit(flow, body as Record<string, unknown>);
    expect([away.status, away.body.error?.['id']]).toEqual([422, 'browser_location_change_required']);
    provider.signedIn.subject = subject;
    const back = await visitProvider(String(away.body['redirect_browser_to']), provider.issuer);
    return { back, answer: await browser.call(back, html) };
  };
  const enter = async (browser: TestBrowser, subject: string | undefined, kind = 'login') =>
    passThrough(browser, await browser.start(kind, '?return_to=/visualise'), subject, { provider: 'county' });
  const whoami = async (browser: TestBrowser) => (await browser.call('/sessions/whoami')).body;
  const shownAt = async (browser: TestBrowser, location: string | undefined) => {
    const url = new URL(String(location));
    const { body } = await browser.call(
      `/self-service${url.pathname}/flows?id=${url.searchParams.get('flow')}`,
    );
    return body as unknown as ShownFlow;
  };

  const labelOf = ({ ui }: ShownFlow, name: string) =>
    ui.nodes.find(({ attributes }) => 'name' in attributes && attributes.name === name)?.meta.label;

  it('offers a button for each provider', async () => {
    const { browser } = await begin();
    const flow = await browser.start('login');
    expect(nodeNames(flow)).toContain('oidc/provider=county');
    const [button] = flow.ui.nodes.filter(({ group }) => group === 'oidc');
    expect(button?.meta.label).toMatchObject({ id: 1010002, context: { provider: 'County account' } });
    expect(labelOf(await browser.start('registration'), 'provider')).toMatchObject({
      id: 1040002,
      context: { provider: 'County account' },
    });
  });

  it('signs up who is new, with an address the provider vouches for, and signs them in the next time', async () => {
    const { browser, server } = await begin();
    const { answer } = await enter(browser, 'ada');
    expect([answer.status, answer.location]).toEqual([303, 'http://portal.test/visualise']);
    expect(await whoami(browser)).toMatchObject({
      authentication_methods: [{ method: 'oidc', aal: 'aal1' }],
      identity: {
        traits: { email: 'ada@example.org', name: 'Ada' },
        verifiable_addresses: [{ value: 'ada@example.org', verified: true }],
      },
    });
    const again = new TestBrowser(server);
    await enter(again, 'ada', 'registration');
    expect((await whoami(again))['identity']).toMatchObject({ traits: { email: 'ada@example.org' } });
  });

  it('works without script by plain redirects', async () => {
    const { browser } = await begin();
    const away = await browser.submitForm(await browser.start('login'), { provider: 'county' });
    expect(away.status).toBe(303);
    expect(away.location).toContain(provider.issuer);
  });

  it('asks for what the provider does not tell, without sending people there again', async () => {
    const { browser } = await begin();
    const { answer } = await enter(browser, 'nameless');
    const flow = await shownAt(browser, answer.location);
    expect(nodeValue(flow, 'traits.email')).toBe('nameless@example.org');
    expect(messageIds(flow).fields['traits.name']).toEqual([4000002]);
    expect(nodeNames(flow)).toEqual([
      'default/csrf_token',
      'oidc/traits.email',
      'oidc/traits.name',
      'oidc/provider=county',
    ]);
    expect(labelOf(flow, 'provider')).toMatchObject({ id: 1040003 });
    const done = await browser.submit(flow, { provider: 'county', traits: { name: 'Nameless' } });
    expect(done.body).toMatchObject({
      identity: { traits: { email: 'nameless@example.org', name: 'Nameless' } },
    });
  });

  it('keeps what was typed at sign-up over what the provider says', async () => {
    const { browser } = await begin();
    const flow = await browser.start('registration');
    await passThrough(browser, flow, 'ada', { provider: 'county', traits: { name: 'Countess of Lovelace' } });
    expect((await whoami(browser))['identity']).toMatchObject({ traits: { name: 'Countess of Lovelace' } });
  });

  describe('with an address that somebody has already', () => {
    const withGrace = async (security: object = {}) => {
      const opened = await begin(security);
      const owner = new TestBrowser(opened.server);
      const traits = { email: 'grace@example.org', name: 'Grace' };
      await owner.submit(await owner.start('registration'), { method: 'password', password, traits });
      return { ...opened, owner };
    };

    it('never signs in to that account, verified or not', async () => {
      const { browser } = await withGrace();
      const { answer } = await enter(browser, 'unproved');
      expect(answer.location).toMatch(/\/login\?flow=/);
      expect(browser.cookies.has('ory_kratos_session')).toBe(false);
      const flow = await shownAt(browser, answer.location);
      expect(messageIds(flow).form).toEqual([1010016]);
    });

    it('links the provider once the owner has signed in, and only then', async () => {
      const { browser, server } = await withGrace();
      const { answer } = await enter(browser, 'unproved');
      const flow = await shownAt(browser, answer.location);
      const done = await browser.submit(flow, {
        method: 'password',
        identifier: 'grace@example.org',
        password,
      });
      expect(done.status).toBe(200);
      const again = new TestBrowser(server);
      await enter(again, 'unproved');
      expect((await whoami(again))['identity']).toMatchObject({ traits: { name: 'Grace' } });
    });

    it('does not link it before the second step, where one is set up', async () => {
      const { browser, server, owner } = await withGrace();
      const settings = await owner.start('settings');
      const made = await owner.submit(settings, { lookup_secret_regenerate: true });
      await owner.submit(made.body as unknown as ShownFlow, { lookup_secret_confirm: true });
      const { answer } = await enter(browser, 'unproved');
      const flow = await shownAt(browser, answer.location);
      await browser.submit(flow, { method: 'password', identifier: 'grace@example.org', password });
      expect(browser.cookies.has('ory_kratos_session')).toBe(true);
      const { answer: again } = await enter(new TestBrowser(server), 'unproved');
      expect(again.location).toMatch(/\/login\?flow=/);
    });

    it('does not tell so to who is vouched for with another one, where accounts are not to be told apart', async () => {
      const { browser } = await withGrace({ account_enumeration: { mitigate: true } });
      const flow = await browser.start('registration');
      const body = { provider: 'county', traits: { email: 'grace@example.org' } };
      const { answer } = await passThrough(browser, flow, 'ada', body);
      expect(answer.location).toBe('http://portal.test/');
      expect(browser.cookies.has('ory_kratos_session')).toBe(false);
    });

    it('does not link it to anybody else who signs in there', async () => {
      const { browser, server } = await withGrace();
      const other = new TestBrowser(server);
      const traits = { email: 'mallory@example.org', name: 'Mallory' };
      await other.submit(await other.start('registration'), { method: 'password', password, traits });
      const { answer } = await enter(browser, 'unproved');
      const flow = await shownAt(browser, answer.location);
      await browser.submit(flow, { method: 'password', identifier: 'mallory@example.org', password });
      const again = new TestBrowser(server);
      const { answer: second } = await enter(again, 'unproved');
      expect(second.location).toMatch(/\/login\?flow=/);
    });
  });

  it('shows the form again when somebody turns back at the provider', async () => {
    const { browser } = await begin();
    const { answer } = await enter(browser, undefined);
    expect(messageIds(await shownAt(browser, answer.location)).form).toEqual([4000001]);
  });

  it('takes a state once, in the browser it was made for, and none that is forged', async () => {
    const { browser, server } = await begin();
    const away = await browser.submit(await browser.start('login'), { provider: 'county' });
    provider.signedIn.subject = 'ada';
    const back = await visitProvider(String(away.body['redirect_browser_to']), provider.issuer);
    const thief = await new TestBrowser(server).call(back, html);
    expect(thief.location).toMatch(/\/error\?id=/);
    const forged = new URL(back);
    forged.searchParams.set('state', `${forged.searchParams.get('state')}x`);
    expect((await browser.call(forged.href, html)).location).toMatch(/\/error\?id=/);
    expect((await browser.call(back, html)).location).toBe('http://portal.test/');
    expect((await browser.call(back, html)).location).toMatch(/\/error\?id=/);
    expect((await browser.call('/self-service/methods/oidc/callback/county', html)).location).toMatch(
      /\/error/,
    );
  });

  it('believes no token whose signature is not that of the provider', async () => {
    const forge: typeof fetch = async (...call) => {
      const answer = await fetch(...call);
      if (!answer.url.endsWith('/token')) return answer;
      const tokens = (await answer.json()) as { id_token: string };
      const [head = '', claims = ''] = tokens.id_token.split('.');
      return Response.json({ ...tokens, id_token: `${head}.${claims}.${'A'.repeat(342)}` });
    };
    const { browser } = await begin({}, { fetch: forge });
    const { answer } = await enter(browser, 'ada');
    expect(messageIds(await shownAt(browser, answer.location)).form).toEqual([4000001]);
    expect(browser.cookies.has('ory_kratos_session')).toBe(false);
  });

  it('is refused to apps and for unknown providers', async () => {
    const { browser, server } = await begin();
    expect((await browser.submit(await browser.start('login'), { provider: 'nobody' })).status).toBe(404);
    const app = new TestBrowser(server);
    const flow = await app.start('login', '', 'api');
    expect((await app.call(flow.ui.action, { json: { provider: 'county' } })).status).toBe(400);
  });

  it('links and unlinks in settings, and keeps the last way to sign in', async () => {
    const { browser, server } = await begin();
    const traits = { email: 'linus@example.org', name: 'Linus' };
    await browser.submit(await browser.start('registration'), { method: 'password', password, traits });
    const settings = await browser.start('settings');
    expect(nodeNames(settings)).toContain('oidc/link=county');
    const context = { provider: 'County account' };
    expect(labelOf(settings, 'link')).toMatchObject({ id: 1050002, context });
    const { answer } = await passThrough(browser, settings, 'ada', { link: 'county' });
    const linked = await shownAt(browser, answer.location);
    expect(messageIds(linked).form).toEqual([1050001]);
    expect(nodeNames(linked)).toContain('oidc/unlink=county');
    expect(labelOf(linked, 'unlink')).toMatchObject({ id: 1050003, context });
    const again = new TestBrowser(server);
    await enter(again, 'ada');
    expect((await whoami(again))['identity']).toMatchObject({ traits });
    const unlinked = await browser.submit(linked, { unlink: 'county' });
    expect(nodeNames(unlinked.body as unknown as ShownFlow)).toContain('oidc/link=county');
    const stranger = new TestBrowser(server);
    await enter(stranger, 'ada');
    const own = await stranger.start('settings');
    expect(nodeNames(own)).not.toContain('oidc/unlink=county');
    const refused = await stranger.submit(own, { unlink: 'county' });
    expect(messageIds(refused.body as unknown as ShownFlow).form).toEqual([4000001]);
    const taken = await passThrough(browser, await browser.start('settings'), 'ada', { link: 'county' });
    expect(messageIds(await shownAt(browser, taken.answer.location)).form).toEqual([4000007]);
  });
});

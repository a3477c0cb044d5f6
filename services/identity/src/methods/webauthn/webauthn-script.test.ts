import { createHash } from 'node:crypto';
import { createContext, runInContext } from 'node:vm';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { TestBrowser } from '../../browser-testing.ts';
import { openTestIdentity } from '../../identity-testing.ts';

describeStores('the script for keys', (open) => {
  const begin = async () => {
    const { server } = await openTestIdentity(await open());
    const flow = await new TestBrowser(server).start('login');
    const [node] = flow.ui.nodes.flatMap((node) => (node.type === 'script' ? [node.attributes] : []));
    if (!node) throw new Error('The flow names no script');
    const get = (url: string, headers: Record<string, string> = {}) =>
      server.inject({ url, headers: { host: 'portal.test', ...headers } });
    return { node, get };
  };

  it('is the one whose digest the flow names', async () => {
    const { node, get } = await begin();
    const { body, headers } = await get(node.src.replace('http://portal.test', ''));
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(node.integrity).toBe(`sha512-${createHash('sha512').update(body).digest('base64')}`);
    expect(node).toMatchObject({
      async: true,
      crossorigin: 'anonymous',
      referrerpolicy: 'no-referrer',
      type: 'text/javascript',
      nonce: expect.any(String),
    });
    for (const name of ['__oryWebAuthnInitialized', 'WebAuthnLogin', 'WebAuthnRegistration']) {
      expect(body).toContain(name);
    }
  });

  it('is kept for ever under the address of its version, and asked for again under any other', async () => {
    const { node, get } = await begin();
    const pinned = await get(node.src.replace('http://portal.test', ''));
    expect(pinned.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const plain = await get('/api/.ory/.well-known/ory/webauthn.js');
    expect(plain.headers['cache-control']).toBe('public, no-cache');
    expect(plain.body).toBe(pinned.body);
    const same = await get('/api/.ory/.well-known/ory/webauthn.js', {
      'if-none-match': String(plain.headers['etag']),
    });
    expect([same.statusCode, same.body]).toEqual([304, '']);
  });

  it('says to the page whether the browser can use keys, so that no press comes to nothing in silence', async () => {
    const { get } = await begin();
    const { body } = await get('/api/.ory/.well-known/ory/webauthn.js');
    const outcomeIn = async (browser: object) => {
      const page = createContext({
        AbortController,
        DOMException,
        atob,
        reportError: () => undefined,
        ...browser,
      });
      Object.assign(page, { window: page });
      runInContext(body, page);
      return runInContext('oryWebAuthnLogin({ publicKey: { challenge: "" } })', page);
    };
    const refusing = (name: string) => ({
      PublicKeyCredential: {},
      navigator: { credentials: { get: () => Promise.reject(new DOMException('refused', name)) } },
    });
    expect(await outcomeIn({})).toBe(false);
    expect(await outcomeIn(refusing('SecurityError'))).toBe(false);
    expect(await outcomeIn(refusing('NotAllowedError'))).toBe(true);
  });

  it('lets a press of the passkey button go on when the offer of passkeys is made after it', async () => {
    const { get } = await begin();
    const { body } = await get('/api/.ory/.well-known/ory/webauthn.js');
    const asked: { mediation?: string; signal?: AbortSignal }[] = [];
    const page = createContext({
      AbortController,
      CSS: { escape: (text: string) => text },
      DOMException,
      PublicKeyCredential: { isConditionalMediationAvailable: async () => true },
      atob,
      document: { querySelector: () => ({ value: '{"publicKey":{"challenge":""}}' }) },
      navigator: {
        credentials: { get: (options: object) => (asked.push(options), Promise.withResolvers().promise) },
      },
    });
    Object.assign(page, { window: page });
    runInContext(body, page);
    void runInContext('oryPasskeyLogin()', page);
    await runInContext('oryPasskeyLoginAutocompleteInit()', page);
    expect(asked.map(({ mediation, signal }) => [mediation, signal?.aborted])).toEqual([[undefined, false]]);
  });

  it('may be loaded by pages of other sites, which check its digest', async () => {
    const { get } = await begin();
    expect((await get('/api/.ory/.well-known/ory/webauthn.js')).headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
});

import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { authorizationAddress, OauthBrowser } from '../browser-testing.ts';
import { openTestOauth } from '../oauth-testing.ts';
import { REDIRECT, SampleApp } from '../sample-app-testing.ts';

describeStores('an address to which answers are sent', (open) => {
  const begin = async () => {
    const oauth = await openTestOauth(await open());
    const pageOf = async (app: SampleApp, redirect_uri: string) => {
      const { url } = await app.begin(new OauthBrowser(oauth), { parameters: { redirect_uri } });
      return `${url?.origin}${url?.pathname} ${url?.searchParams.get('error') ?? 'goes on'}`;
    };
    return { oauth, pageOf };
  };
  const LOGIN = 'http://portal.test/login goes on';
  const REFUSED = 'http://portal.test/error invalid_redirect_uri';

  it('is one that is registered, letter by letter', async () => {
    const { oauth, pageOf } = await begin();
    const registered = [
      REDIRECT,
      'https://app.example/q?a=1',
      'http://localhost:9/cb',
      'https://[2001:db8::1]/cb',
    ];
    const app = await SampleApp.create(oauth, { redirect_uris: registered });
    for (const uri of registered) expect([uri, await pageOf(app, uri)]).toEqual([uri, LOGIN]);
    const others = [
      `${REDIRECT}/`,
      `${REDIRECT}?`,
      `${REDIRECT}#`,
      `${REDIRECT}#code=x`,
      `${REDIRECT}?x=1`,
      `${REDIRECT} `,
      `${REDIRECT}\n`,
      `${REDIRECT}%20`,
      'https://app.example/Callback',
      'https://APP.example/callback',
      'HTTPS://app.example/callback',
      'https://app.example:443/callback',
      'https://app.example./callback',
      'https://app.example//callback',
      'https://app.example/a/../callback',
      'https://app.example/%63allback',
      'https://app.example\\callback',
      'https://ann@app.example/callback',
      'https://app.example@evil.example/callback',
      'https://app.example/q?a=1&b=2',
      'https://app.example/q?a=%31',
      'http://localhost:10/cb',
      'https://[2001:db8:0::1]/cb',
      'https://evil.example/',
    ];
    for (const uri of others) expect([uri, await pageOf(app, uri)]).toEqual([uri, REFUSED]);
  });

  it('of a program on a device may have any port of this machine, and nothing else that differs', async () => {
    const { oauth, pageOf } = await begin();
    const redirect_uris = ['http://127.0.0.1/cb', 'http://[::1]/cb', 'com.example.app:/cb'];
    const app = await SampleApp.create(oauth, { redirect_uris, token_endpoint_auth_method: 'none' });
    const own = [...redirect_uris, 'http://127.0.0.1:51004/cb', 'http://[::1]:77/cb'];
    for (const uri of own) expect([uri, await pageOf(app, uri)]).toEqual([uri, LOGIN]);
    const others = [
      'http://127.0.0.1:99999/cb',
      'http://127.0.0.2:1234/cb',
      'http://localhost:1234/cb',
      'http://127.1:5/cb',
      'http://2130706433:5/cb',
      'http://[0:0:0:0:0:0:0:1]:77/cb',
      'http://127.0.0.1:5/cb/',
      'http://127.0.0.1:5/cb?x',
      'http://127.0.0.1:5/cb#x',
      'http://ann@127.0.0.1:5/cb',
      'http://127.0.0.1:5@evil.example/cb',
      'https://127.0.0.1:5/cb',
      'com.example.app://cb',
      'com.example.app:/cb?x',
    ];
    for (const uri of others) expect([uri, await pageOf(app, uri)]).toEqual([uri, REFUSED]);
  });

  it('is not made uncertain by parameters that stand there twice', async () => {
    const { oauth } = await begin();
    const app = await SampleApp.create(oauth);
    const asked = authorizationAddress({ client_id: app.id, redirect_uri: REDIRECT, scope: 'openid' });
    const twice = {
      client_id: 'other',
      redirect_uri: 'https://evil.example/',
      state: 'x',
      code_challenge: 'y',
    };
    for (const [name, value] of Object.entries({ ...twice, code_challenge_method: 'plain' })) {
      const more = new URLSearchParams([
        [name, value],
        [name, value],
      ]);
      const { url, answer } = await new OauthBrowser(oauth).open(`${asked}&${more}`);
      expect([name, url?.searchParams.get('error') ?? answer.body]).toEqual([
        name,
        name.startsWith('code_') ? 'invalid_request' : expect.objectContaining({ error: 'invalid_request' }),
      ]);
      expect(url?.host ?? 'app.example').toBe('app.example');
    }
  });
});

import { describeStores, type OpenStore } from '@gazetteer/testing';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { openTestOauth, OTHER_HOST, PORTAL_HOST } from '../oauth-testing.ts';
import { verifyAssertion } from './verify-assertion.ts';

const ISSUERS = '/admin/trust/grants/jwt-bearer/issuers';
const HOUR = 3600;
const START = Date.parse('2026-01-01T00:00:00Z');
const NOW = START / 1000;
const pair = await generateKeyPair('ES256', { extractable: true });
const stranger = await generateKeyPair('ES256');
const jwk = { kid: 'first', alg: 'ES256', use: 'sig', ...(await exportJWK(pair.publicKey)) };

type Written = {
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  key?: CryptoKey | Uint8Array;
};

/** An assertion that is right but for the changes; a claim that is undefined is left out. */
async function assertion({ claims = {}, header = {}, key = pair.privateKey }: Written = {}): Promise<string> {
  const right = {
    iss: 'https://robots.example',
    sub: 'robot',
    aud: `http://${PORTAL_HOST}/api/.ory/oauth2/token`,
    exp: NOW + HOUR,
    iat: NOW,
    jti: crypto.randomUUID(),
  };
  return new SignJWT({ ...right, ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: 'first', ...header })
    .sign(key);
}

async function begin(open: OpenStore, trusted: object = {}) {
  const service = await openTestOauth(await open());
  let now = START;
  service.context.clock = () => new Date(now);
  const given = { issuer: 'https://robots.example', subject: 'robot', scope: ['read', 'files.*'], jwk };
  const body = { ...given, expires_at: '2026-01-02T00:00:00Z', ...trusted };
  expect((await service.call('POST', ISSUERS, body)).status).toBe(201);
  const verify = async (text: string, scope: string[] = [], host = PORTAL_HOST) => {
    const project = await service.context.projects.ofHost(host);
    return verifyAssertion(service.context, project, text, { requestedScope: scope });
  };
  return { ...service, verify, wait: (seconds: number) => void (now += seconds * 1000) };
}

const refusal = (code: string, message: RegExp = /./) => ({
  status: 400,
  code,
  message: expect.stringMatching(message),
});

describeStores('assertions of trusted issuers', (open) => {
  it('say for whom a token is, and are used once, also where two use them at the same time', async () => {
    const { verify } = await begin(open);
    const text = await assertion();
    expect(await verify(text, ['read'])).toEqual({
      subject: 'robot',
      scope: ['read'],
      issuer: 'https://robots.example',
    });
    await expect(verify(text)).rejects.toMatchObject(refusal('jti_known'));
    const again = await assertion();
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => verify(again)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const jti = 'the same name';
    await verify(await assertion({ claims: { jti } }));
    await expect(verify(await assertion({ claims: { jti } }))).rejects.toMatchObject(refusal('jti_known'));
  });

  it('name this project as their audience', async () => {
    const { verify } = await begin(open);
    const issuer = `http://${PORTAL_HOST}/api/.ory`;
    for (const aud of [issuer, ['https://else.example', `${issuer}/oauth2/token`]]) {
      expect(await verify(await assertion({ claims: { aud } }))).toMatchObject({ subject: 'robot' });
    }
    for (const aud of [undefined, [], 'https://else.example', `http://${OTHER_HOST}/api/.ory`]) {
      await expect(verify(await assertion({ claims: { aud } }))).rejects.toMatchObject(
        refusal('invalid_grant', /aud/),
      );
    }
  });

  it('need a time to end, which is not far, and times that can be', async () => {
    const { verify } = await begin(open);
    const refused = async (claims: Record<string, unknown>, named: RegExp) =>
      expect(verify(await assertion({ claims }))).rejects.toMatchObject(refusal('invalid_grant', named));
    await refused({ exp: undefined }, /exp/);
    await refused({ exp: NOW - 60 }, /exp/);
    await refused({ exp: NOW + 721 * HOUR }, /more than 720 hours ahead/);
    await refused({ exp: 1e300 }, /exp/);
    await refused({ exp: 'later' }, /exp/);
    await refused({ nbf: NOW + 60 }, /nbf/);
    await refused({ iat: NOW + 60 }, /iat/);
    for (const claims of [
      { exp: NOW - 10 },
      { exp: NOW + 720 * HOUR },
      { iat: undefined },
      { nbf: NOW + 10 },
    ]) {
      await verify(await assertion({ claims }));
    }
  });

  it('need a name of their own, an issuer, a subject and the name of the key', async () => {
    const { verify } = await begin(open);
    for (const name of ['jti', 'iss', 'sub']) {
      for (const value of [undefined, '', 'a\0b', 7]) {
        if (name === 'jti' && value === 'a\0b') continue;
        const text = await assertion({ claims: { [name]: value } });
        await expect(verify(text)).rejects.toMatchObject(refusal('invalid_grant'));
      }
    }
    const nameless = await assertion({ header: { kid: undefined } });
    await expect(verify(nameless)).rejects.toMatchObject(refusal('invalid_grant', /kid/));
    for (const text of ['', 'no token', 'a.b.c', `${'x'.repeat(20_000)}.y.z`, 'e30.e30.']) {
      await expect(verify(text)).rejects.toMatchObject(refusal('invalid_grant'));
    }
  });

  it('are signed with the key that is trusted, by its algorithm', async () => {
    const { verify } = await begin(open);
    const refused = async (written: Written) =>
      expect(verify(await assertion(written))).rejects.toMatchObject(refusal('invalid_grant'));
    await refused({ key: stranger.privateKey });
    await refused({ header: { kid: 'second' } });
    const secret = new TextEncoder().encode(JSON.stringify(jwk));
    await refused({ header: { alg: 'HS256' }, key: secret });
    const { privateKey } = await generateKeyPair('RS256');
    await refused({ header: { alg: 'RS256' }, key: privateKey });
    const [, claims] = (await assertion()).split('.');
    const header = Buffer.from(JSON.stringify({ alg: 'none', kid: 'first' })).toString('base64url');
    await expect(verify(`${header}.${claims}.`)).rejects.toMatchObject(refusal('invalid_grant'));
  });

  it('are about the subject that the issuer may speak for, or any where that is allowed', async () => {
    const { verify } = await begin(open);
    const other = await assertion({ claims: { sub: 'somebody else' } });
    await expect(verify(other)).rejects.toMatchObject(refusal('invalid_grant'));
    const free = await begin(open, { subject: '', allow_any_subject: true });
    expect(await free.verify(other)).toMatchObject({ subject: 'somebody else' });
  });

  it('grant no more than the issuer is trusted with; a refused one is not used up', async () => {
    const { verify, configure } = await begin(open);
    const text = await assertion();
    await expect(verify(text, ['read', 'write'])).rejects.toMatchObject(refusal('invalid_scope', /write/));
    await expect(verify(text, ['files.one'])).rejects.toMatchObject(refusal('invalid_scope'));
    expect(await verify(text)).toMatchObject({ scope: [] });
    await configure({ strategies: { scope: 'wildcard' } });
    expect(await verify(await assertion(), ['files.one'])).toMatchObject({ scope: ['files.one'] });
  });

  it('are taken as long as the issuer is trusted, in the project that trusts', async () => {
    const { verify, wait } = await begin(open);
    const aud = `http://${OTHER_HOST}/api/.ory`;
    const elsewhere = await assertion({ claims: { aud } });
    await expect(verify(elsewhere, [], OTHER_HOST)).rejects.toMatchObject(refusal('invalid_grant', /Nobody/));
    wait(24 * HOUR);
    const late = await assertion({ claims: { exp: NOW + 30 * HOUR } });
    await expect(verify(late)).rejects.toMatchObject(refusal('invalid_grant', /no more/));
  });
});

import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestOauth, OTHER_HOST } from '../oauth-testing.ts';
import { ACCESS_TOKEN_SET, ID_TOKEN_SET } from './own-sets.ts';
import { replaceSigners, SHOWN_BEFORE_MILLISECONDS } from './replace-signers.ts';
import { createKeyRotation } from './rotate-keys.ts';
import { signingKeys } from './signing-keys.ts';

const DAY = 24 * 60 * 60_000;
const PORTAL = { id: 'portal' };
const JWKS = '/.well-known/jwks.json';

describeStores('replacing the keys that sign', (open) => {
  it('lets new ones sign as soon as all have seen them, and shows the old ones until their tokens are over', async () => {
    const { context, call, configure } = await openTestOauth(await open());
    let now = Date.parse('2026-01-01T00:00:00Z');
    context.clock = () => new Date(now);
    await configure({ keys: { rotation: '2400h', announced: '24h', retained: '120h' } });
    const shown = async () => {
      const { body } = await call<{ keys: { kid: string }[] }>('GET', JWKS);
      return body.keys.map(({ kid }) => kid);
    };
    const signer = async () =>
      (await signingKeys(context, PORTAL)).keys.find(({ alg }) => alg === 'RS256')?.kid;
    const before = await shown();
    const old = await signer();

    const successors = await replaceSigners(context, [ID_TOKEN_SET]);
    expect(successors.map(({ set, algorithm }) => [set, algorithm])).toEqual(
      expect.arrayContaining([
        [ID_TOKEN_SET, 'RS256'],
        [ID_TOKEN_SET, 'ES256'],
      ]),
    );
    const { from, to } = successors.find(({ algorithm }) => algorithm === 'RS256')!;
    expect(from).toBe(old);
    now += SHOWN_BEFORE_MILLISECONDS - 1;
    expect([await signer(), (await shown()).length]).toEqual([old, 5]);
    now += SHOWN_BEFORE_MILLISECONDS;
    expect(await signer()).toBe(to);
    expect(await shown()).toEqual(expect.arrayContaining([...before, to]));

    const rotation = createKeyRotation(context);
    now += 4 * DAY;
    await rotation.run();
    expect(await shown()).toContain(old);
    now += 2 * DAY;
    await rotation.run();
    now += 2000;
    expect(await shown()).not.toContain(old);
  });

  it('does so in every project that has signed, and in none that has not', async () => {
    const { context, call } = await openTestOauth(await open());
    expect(await replaceSigners(context)).toEqual([]);
    await call('GET', JWKS);
    await call('GET', JWKS, undefined, { host: OTHER_HOST });
    const successors = await replaceSigners(context);
    expect(new Set(successors.map(({ project }) => project)).size).toBe(2);
    expect(successors.filter(({ set }) => set === ACCESS_TOKEN_SET)).toHaveLength(2);
  });
});

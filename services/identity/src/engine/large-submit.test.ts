import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { type ShownFlow, TestBrowser } from '../browser-testing.ts';
import { openTestIdentity } from '../identity-testing.ts';

describeStores('a submit that is meant to be too much', (open) => {
  const begin = async () => {
    const { server } = await openTestIdentity(await open());
    const browser = new TestBrowser(server);
    return { browser, flow: await browser.start('registration') };
  };

  it('is refused before it is read when it is larger than any form', async () => {
    const { browser, flow } = await begin();
    const traits = { email: 'ada@example.org', name: 'x'.repeat(200_000) };
    const answer = await browser.submit(flow, { method: 'password', password: 'a', traits });
    expect([answer.status, answer.body.error?.['id']]).toEqual([413, 'too_large']);
  });

  it('has only its first mistakes listed, and kept with the flow', async () => {
    const { browser, flow } = await begin();
    const traits = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`x${index}`, 1]));
    const answer = await browser.submit(flow, { method: 'password', password: 'a', traits });
    expect(answer.status).toBe(400);
    expect((answer.body as unknown as ShownFlow).ui.nodes.length).toBeLessThan(100);
  });
});

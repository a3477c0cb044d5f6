import { describeStores } from '@gazetteer/testing';
import { sql as rawSql } from 'kysely';
import { expect, it } from 'vitest';
import { nodeValue, TestBrowser } from '../browser-testing.ts';
import { openTestIdentity } from '../identity-testing.ts';

describeStores('kept flows', (open) => {
  it('hold nothing readable of what a form of settings shows', async () => {
    const { server, context } = await openTestIdentity(await open());
    const browser = new TestBrowser(server);
    const traits = { email: 'ada@example.org', name: 'Ada' };
    const form = { method: 'password', password: 'analytical engine 1843', traits };
    await browser.submit(await browser.start('registration'), form);
    const flow = await browser.start('settings');
    const [secret] = flow.ui.nodes.flatMap(({ attributes }) =>
      'id' in attributes && attributes.id === 'totp_secret_key' && 'text' in attributes
        ? [attributes.text.text]
        : [],
    );
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const { rows } = await rawSql<object>`select * from identity_flows`.execute(context.sql.query);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(secret);
    const { body } = await browser.call(`/self-service/settings/flows?id=${flow.id}`);
    expect(nodeValue(body as unknown as typeof flow, 'traits.email')).toBe(traits.email);
  });
});

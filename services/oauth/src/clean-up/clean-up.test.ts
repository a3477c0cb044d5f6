import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { OauthBrowser } from '../browser-testing.ts';
import { openTestOauth } from '../oauth-testing.ts';
import { SampleApp } from '../sample-app-testing.ts';
import { endingTables } from './clean-up.store.ts';
import { createOauthCleanUp } from './clean-up.ts';

describeStores('the clean-up of OAuth2', (open) => {
  it('removes what has ended, and nothing that still holds', async () => {
    const oauth = await openTestOauth(await open());
    const { context } = oauth;
    const app = await SampleApp.create(oauth);
    const remember = { remember: true, remember_for: 3600 };
    const tokens = await app.signIn(
      new OauthBrowser(oauth),
      { scope: 'openid offline' },
      { login: remember, consent: { remember: true } },
    );
    await app.begin(new OauthBrowser(oauth));
    const clean = createOauthCleanUp(context);
    const count = async () => {
      const counts = await Promise.all(
        endingTables.map(async (table) => {
          const rows = await context.sql.query.selectFrom(table).selectAll().execute();
          return [table, rows.length] as const;
        }),
      );
      return Object.fromEntries(counts);
    };
    const before = await count();
    await clean.run();
    expect(await count()).toEqual(before);
    oauth.wait(3 * 60);
    await clean.run();
    expect(await count()).toEqual({
      oauth_tokens: 1,
      oauth_grants: 1,
      oauth_requests: 0,
      oauth_interactions: 0,
      oauth_sessions: 0,
      oauth_device_codes: 0,
      oauth_used_assertions: 0,
    });
    expect((await app.refresh(tokens.refresh_token ?? '')).status).toBe(200);
  });
});

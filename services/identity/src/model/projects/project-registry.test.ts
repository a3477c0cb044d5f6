import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestIdentity } from '../../identity-testing.ts';
import { testSettings } from '../../test-settings.ts';

describeStores('projects', (open) => {
  it('take settings that use one object in two places, and leave them as they were', async () => {
    const { context } = await openTestIdentity(await open());
    const off = { enabled: false };
    const settings = testSettings('http://portal.test');
    const given = {
      ...settings,
      selfservice: { ...settings.selfservice, methods: { totp: off, lookup_secret: off, oidc: off } },
    };
    const made = await context.projects.create({ slug: 'third', name: 'Third', settings: given });
    expect(made.settings.selfservice.methods.oidc).toEqual({ enabled: false, config: { providers: [] } });
    expect(off).toEqual({ enabled: false });
  });

  it('refuse settings that break a rule, and name it', async () => {
    const { context, project } = await openTestIdentity(await open());
    const wrong = { ...testSettings('http://portal.test'), session: { lifespan: 'a day' } };
    await expect(context.projects.configure(project.id, wrong)).rejects.toMatchObject({
      fields: { 'session.lifespan': expect.any(Array) },
    });
    expect((await context.projects.ofId(project.id)).settings.session.lifespan).toBe('24h');
  });

  it('change for the next request', async () => {
    const { context, project } = await openTestIdentity(await open());
    const longer = { ...testSettings('http://portal.test'), session: { lifespan: '48h' } };
    await context.projects.configure(project.id, longer);
    expect((await context.projects.ofId(project.id)).settings.session.lifespan).toBe('48h');
  });

  it.each([
    'http://127.0.0.1:3989',
    'http://[::1]:3989',
  ])('have valid addresses where the portal is at an IP address, %s, below which there are no names', async (publicUrl) => {
    const { context, project, other } = await openTestIdentity(await open(), { publicUrl });
    expect([project.origin, other.origin]).toEqual([publicUrl, 'http://other.localhost:3989']);
    for (const { id, origin } of [project, other]) {
      expect((await context.projects.ofHost(new URL(origin).host)).id).toBe(id);
    }
  });
});

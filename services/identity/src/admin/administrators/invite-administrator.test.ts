import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { TestBrowser } from '../../browser-testing.ts';
import { openTestIdentity, OTHER_HOST } from '../../identity-testing.ts';
import { isAdministratorIdentity } from './administration.ts';
import { inviteAdministrator, inviteFirstAdministrator } from './invite-administrator.ts';

const team = { email: 'team@example.org', name: 'Administrator', by: 'the first start' };
const HOUR = 60 * 60_000;

describeStores('an invitation to administer', (open) => {
  const setUp = async () => {
    const identity = await openTestIdentity(await open());
    const { context, project } = identity;
    const people = () => context.sql.query.selectFrom('identity_identities').select('id').execute();
    const audit = async () => {
      const rows = await context.sql.query.selectFrom('identity_audit_events').select('event').execute();
      return rows.map(({ event }) => event).toSorted();
    };
    return { ...identity, project, people, audit };
  };

  it('makes an account, and a link that lets its owner in once', async () => {
    const { context, server, people, audit } = await setUp();
    const invitation = await inviteFirstAdministrator(context, team);
    expect(invitation).toMatchObject({ created: true });
    const [identity] = await people();
    expect(await isAdministratorIdentity(context, identity?.id ?? '')).toBe(true);
    expect(await audit()).toEqual(['administration_granted', 'recovery_made_by_administrator']);
    const [first, second] = [new TestBrowser(server), new TestBrowser(server)];
    const inside = await first.followLink(invitation?.link ?? '');
    expect([inside.status, inside.location]).toEqual([303, expect.stringContaining('/settings?flow=')]);
    expect(first.cookies.has('ory_kratos_session')).toBe(true);
    await second.followLink(invitation?.link ?? '');
    expect(second.cookies.has('ory_kratos_session')).toBe(false);
  });

  it('is made once, not again while somebody administers', async () => {
    const { context, people } = await setUp();
    await inviteFirstAdministrator(context, team);
    expect(await inviteFirstAdministrator(context, team)).toBeUndefined();
    expect(await people()).toHaveLength(1);
  });

  it('takes the account that somebody has', async () => {
    const { context, people } = await setUp();
    await inviteAdministrator(context, team);
    const again = await inviteAdministrator(context, { ...team, email: ' Team@Example.org ' });
    expect(again.created).toBe(false);
    expect(await people()).toHaveLength(1);
  });

  it('gives no rights to who signed up with the address of somebody else', async () => {
    const { context, server, people, audit } = await setUp();
    const browser = new TestBrowser(server);
    const traits = { email: team.email, name: 'Mallory' };
    const method = 'password';
    await browser.submit(await browser.start('registration'), {
      method,
      password: 'a raven at midnight',
      traits,
    });
    expect(await people()).toHaveLength(1);
    await expect(inviteAdministrator(context, team)).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(inviteFirstAdministrator(context, team)).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await audit()).not.toContain('administration_granted');
  });

  it('ends after a day, and opens nothing in another project', async () => {
    const { context, server, wait } = await setUp();
    const { link } = await inviteAdministrator(context, team);
    const [elsewhere, late] = [new TestBrowser(server, OTHER_HOST), new TestBrowser(server)];
    const refused = await elsewhere.call(link, { headers: { accept: 'text/html' } });
    expect(refused.location).not.toContain('/settings');
    wait(25 * HOUR);
    await late.followLink(link);
    for (const { cookies } of [elsewhere, late]) expect(cookies.has('ory_kratos_session')).toBe(false);
  });

  it('is refused for what is no address', async () => {
    const { context, people } = await setUp();
    await expect(inviteAdministrator(context, { ...team, email: 'nobody' })).rejects.toMatchObject({
      name: 'FormProblem',
    });
    expect(await people()).toEqual([]);
  });
});

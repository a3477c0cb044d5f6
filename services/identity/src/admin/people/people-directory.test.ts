import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { type ShownFlow, TestBrowser } from '../../browser-testing.ts';
import { readOutbox } from '../../courier/outbox-testing.ts';
import { openTestIdentity, OTHER_HOST } from '../../identity-testing.ts';
import { findByRecoveryAddress, markAddressVerified } from '../../model/identities/address.store.ts';
import { peopleDirectory } from './people-directory.ts';

const invitation = {
  email: ' Ada@Example.org ',
  by: 'key-1',
  role: 'editor',
  organization: { name: 'health-board', title: 'Health Board', type: 'organization' },
} as const;

describeStores('the directory of people', (open) => {
  const setUp = async () => {
    const opened = await openTestIdentity(await open());
    const { context, server, project } = opened;
    const register = async (host?: string) => {
      const browser = new TestBrowser(server, host);
      const flow = await browser.start('registration');
      const traits = { email: 'ada@example.org', name: 'Ada' };
      const { body } = await browser.submit(flow, {
        method: 'password',
        password: 'analytical engine 1843',
        traits,
      });
      return (body['identity'] as { id: string }).id;
    };
    const prove = async () => {
      const found = await findByRecoveryAddress(context.sql, project.id, 'ada@example.org');
      const address = found?.identity.verifiable_addresses[0]?.id ?? '';
      await markAddressVerified(context.sql, project.id, address, context.clock().toISOString());
    };
    const letters = async () =>
      (await readOutbox(context, project.id)).filter(({ template_type }) =>
        template_type.startsWith('membership'),
      );
    const follow = async (text: string) => {
      const browser = new TestBrowser(server);
      const { location } = await browser.followLink(/^http\S+token=\S+$/m.exec(text)?.[0] ?? '');
      return { location, isSignedIn: browser.cookies.has('ory_kratos_session') };
    };
    const pageOf = () => '/console/data';
    const directory = peopleDirectory(context, { language: 'en', pageOf });
    return { ...opened, register, prove, letters, follow, directory };
  };

  it('makes an account for an address that has none, which the letter opens once', async () => {
    const { directory, letters, follow } = await setUp();
    const invited = await directory.invite(invitation);
    expect(invited).toEqual({
      id: expect.any(String),
      name: 'ada',
      email: 'ada@example.org',
      hasSignedIn: false,
    });
    expect(await directory.find('ADA@example.org')).toEqual(invited);
    const [letter] = await letters();
    expect(letter).toMatchObject({ recipient: 'ada@example.org', template_type: 'membership_invited' });
    const text = letter?.text ?? '';
    expect(text).toContain('Health Board');
    expect(text).toContain('72 hours');
    expect(text).toContain('You may add datasets, and edit and publish those of the organisation.');
    expect(await follow(text)).toEqual({
      location: expect.stringContaining('/settings?flow='),
      isSignedIn: true,
    });
    expect(await follow(text)).toMatchObject({ isSignedIn: false });
    expect(await directory.find(invited.id)).toMatchObject({ hasSignedIn: true });
    expect(await directory.find('ada@example.org')).toMatchObject({ id: invited.id });
  });

  it('sends another letter that leads in to who has not come yet, and to the one account', async () => {
    const { directory, letters } = await setUp();
    const first = await directory.invite(invitation);
    expect((await directory.invite(invitation)).id).toBe(first.id);
    expect((await letters()).map(({ template_type }) => template_type)).toEqual([
      'membership_invited',
      'membership_invited',
    ]);
  });

  it('tells who has an account of the role, without a way in', async () => {
    const { directory, register, prove, letters } = await setUp();
    const id = await register();
    await prove();
    expect(await directory.invite(invitation)).toEqual({
      id,
      name: 'Ada',
      email: 'ada@example.org',
      hasSignedIn: true,
    });
    const [letter] = await letters();
    expect(letter?.template_type).toBe('membership_given');
    expect(letter?.text).not.toContain('token=');
    expect(letter?.text).toContain('http://portal.test/console/data');
  });

  it('leads from the letter over a password to the page of the role', async () => {
    const { directory, letters, server } = await setUp();
    await directory.invite(invitation);
    const browser = new TestBrowser(server);
    const [letter] = await letters();
    const inside = await browser.followLink(/^http\S+token=\S+$/m.exec(letter?.text ?? '')?.[0] ?? '');
    const { pathname, searchParams } = new URL(String(inside.location));
    const { body } = await browser.call(`/self-service${pathname}/flows?id=${searchParams.get('flow')}`);
    const password = 'analytical engine 1843';
    const saved = await browser.submitForm(body as unknown as ShownFlow, { method: 'password', password });
    expect(saved.location).toBe('http://portal.test/console/data');
  });

  it('gives nothing to who signed up with an address and has not proved it', async () => {
    const { directory, register, letters } = await setUp();
    const id = await register();
    expect(await directory.find('ada@example.org')).toBeUndefined();
    expect(await directory.find(id)).toMatchObject({ id });
    await expect(directory.invite(invitation)).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringMatching(/^email: .*not confirmed/),
    });
    expect(await letters()).toEqual([]);
  });

  it('knows nobody of another project, and nobody who is not there', async () => {
    const { directory, register } = await setUp();
    const elsewhere = await register(OTHER_HOST);
    for (const name of [elsewhere, 'ada@example.org', 'nobody', '']) {
      expect(await directory.find(name)).toBeUndefined();
    }
    expect(await directory.describe([elsewhere, 'nobody'])).toEqual([]);
  });

  it.each(['nobody', 'a@b, c@d', 'Ada <ada@example.org>', ''])('refuses %j as an address', async (email) => {
    const { directory, letters } = await setUp();
    await expect(directory.invite({ ...invitation, email })).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await letters()).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { changePeople } from './change-people.server.ts';
import { catalogueThat } from './people-testing.ts';

async function send(form: Record<string, string>, answers: Parameters<typeof catalogueThat>[0] = {}) {
  const { client, asked } = catalogueThat(answers);
  return { said: await changePeople(client, 'weather', new URLSearchParams(form)), asked };
}

const refused = [403, { __type: 'Authorization Error', message: 'Access denied' }] as [number, object];
const email = 'new@example.org';

describe('the page of an organisation’s people', () => {
  test.each([
    'pending',
    'active',
  ])('invites an address, and says the same where its account is %s', async (state) => {
    const { said, asked } = await send(
      { intent: 'invite', email: ` ${email} `, role: 'editor' },
      { user_invite: [200, { id: 'n', state }] },
    );
    expect(asked).toEqual([['user_invite', { email, group_id: 'weather', role: 'editor' }]]);
    expect(said).toEqual({ done: 'invited', email, role: 'editor' });
  });

  test.each([
    '',
    'nobody',
    'a b@c',
    'a@b@c',
  ])('asks nothing of the catalogue for the address %j', async (typed) => {
    const { said, asked } = await send({ intent: 'invite', email: typed, role: 'admin' });
    expect([said, asked]).toEqual([{ done: 'wrong-address', email: typed, role: 'admin' }, []]);
  });

  test('keeps what was typed where the service cannot write to the address, or no role was chosen', async () => {
    const invalid = { __type: 'Validation Error', email: ['Must be an e-mail address'] };
    const unusable = await send({ intent: 'invite', email, role: 'member' }, { user_invite: [409, invalid] });
    expect(unusable.said).toEqual({ done: 'wrong-address', email, role: 'member' });
    const { said, asked } = await send({ intent: 'invite', email, role: 'owner' });
    expect([said, asked]).toEqual([{ done: 'no-role', email, role: undefined }, []]);
  });

  test('asks for a second pair of eyes, and no longer', async () => {
    const on = await send({ intent: 'review-on' }, { organization_patch: [200, {}] });
    expect([on.said, on.asked]).toEqual([
      { done: 'review-on' },
      [['organization_patch', { id: 'weather', requires_review: true }]],
    ]);
    const off = await send({ intent: 'review-off' }, { organization_patch: refused });
    expect([off.said, off.asked]).toEqual([
      { done: 'refused' },
      [['organization_patch', { id: 'weather', requires_review: false }]],
    ]);
  });

  test('changes a role', async () => {
    const { said, asked } = await send(
      { intent: 'change-role', person: 'p', name: 'Asha', role: 'admin' },
      { organization_member_create: [200, {}] },
    );
    expect(asked).toEqual([['organization_member_create', { id: 'weather', username: 'p', role: 'admin' }]]);
    expect(said).toEqual({ done: 'role-changed', name: 'Asha', role: 'admin' });
  });

  test('removes somebody', async () => {
    const { said, asked } = await send(
      { intent: 'remove', person: 'p', name: 'Asha' },
      { organization_member_delete: [200, null] },
    );
    expect(asked).toEqual([['organization_member_delete', { id: 'weather', username: 'p' }]]);
    expect(said).toEqual({ done: 'removed', name: 'Asha', id: 'p' });
  });

  test.each([
    [{ intent: 'invite', email, role: 'admin' }, refused, 'refused'],
    [{ intent: 'change-role', person: 'p', role: 'member' }, refused, 'refused'],
    [{ intent: 'change-role', person: 'p', role: 'member' }, [409, { __type: 'Validation Error' }], 'gone'],
    [{ intent: 'remove', person: 'p' }, [404, { __type: 'Not Found Error' }], 'gone'],
    [{ intent: 'invite', email, role: 'admin' }, [429, {}], 'too-many'],
    [{ intent: 'remove', person: 'p' }, [500, {}], 'problem'],
    [{ intent: 'remove', person: '' }, [200, {}], 'problem'],
    [{ intent: 'change-role', person: 'p', role: 'owner' }, [200, {}], 'problem'],
    [{ intent: 'other' }, [200, {}], 'problem'],
  ] as const)('says why nothing was changed: %j, answered by %j, is %s', async (form, answer, done) => {
    const { said } = await send(form, {
      user_invite: answer as [number, object],
      organization_member_create: answer as [number, object],
      organization_member_delete: answer as [number, object],
    });
    expect(said).toEqual({ done });
  });
});

import { describeStores } from '@gazetteer/testing';
import { describe, expect, it, vi } from 'vitest';
import { openTestIdentity, OTHER_HOST, PORTAL_HOST } from '../../identity-testing.ts';
import type { CourierMessage } from '../../courier/courier.contract.ts';
import { createCourier } from '../../courier/courier.ts';
import { DeliveryFailure } from '../../courier/delivery.ts';
import type { NewMessage } from '../../courier/message.ts';
import { queueMessage } from '../../courier/queue-message.ts';

const LIST = '/api/.ory/admin/courier/messages';

describeStores('the messages, for administrators', (open) => {
  const setUp = async () => {
    const identity = await openTestIdentity(await open());
    const { context, server, project, wait } = identity;
    const queue = async (changes: Partial<NewMessage> = {}) => {
      wait(1000);
      await queueMessage(context, {
        project_id: project.id,
        via: 'email',
        recipient: 'ada@example.org',
        template_type: 'verification_code_valid',
        values: { code: '204173', expires_in_minutes: 60 },
        language: 'en',
        ...changes,
      });
    };
    const get = async (url: string, { caller = 'administrator', host = PORTAL_HOST } = {}) =>
      server.inject({ url, headers: { host, ...(caller ? { 'x-test-caller': caller } : {}) } });
    const list = async (query = '') => (await get(LIST + query)).json<CourierMessage[]>();
    return { ...identity, queue, get, list };
  };

  it('are listed newest first, with what became of them', async () => {
    const { context, queue, list } = await setUp();
    await queue({ recipient: 'first@example.org' });
    await createCourier(context).dispatchDue();
    await queue({ recipient: 'second@example.org', template_type: 'login_code_valid' });
    const messages = await list();
    expect(messages).toMatchObject([
      { recipient: 'second@example.org', status: 'queued', type: 'email', send_count: 0, dispatches: [] },
      {
        recipient: 'first@example.org',
        status: 'sent',
        template_type: 'verification_code_valid',
        send_count: 1,
        dispatches: [{ status: 'success', message_id: messages[1]?.id }],
      },
    ]);
  });

  it('hide what they say, except where the log of the server has it anyway', async () => {
    const { context, queue, list } = await setUp();
    await queue();
    expect((await list())[0]?.body).toBe('<hidden>');
    await createCourier(context).dispatchDue();
    expect((await list())[0]?.body).toContain('204173');
    await queue();
    await createCourier(context, { send: async () => {}, verify: async () => {} }).dispatchDue();
    expect((await list())[0]).toMatchObject({ status: 'sent', body: '<hidden>' });
  });

  it('are found by state and by recipient', async () => {
    const { context, queue, list } = await setUp();
    await queue({ recipient: 'first@example.org' });
    await createCourier(context).dispatchDue();
    await queue({ recipient: 'second@example.org' });
    expect(await list('?status=sent')).toMatchObject([{ recipient: 'first@example.org' }]);
    expect(await list('?recipient=second@example.org')).toMatchObject([{ status: 'queued' }]);
    expect(await list('?status=&recipient=')).toHaveLength(2);
    expect(await list('?status=abandoned')).toEqual([]);
  });

  it('come in pages, by number and by token', async () => {
    const { queue, get, list } = await setUp();
    for (const name of ['a', 'b', 'c']) await queue({ recipient: `${name}@example.org` });
    expect(await list('?per_page=2&page=2')).toMatchObject([{ recipient: 'a@example.org' }]);
    const numbered = await get(`${LIST}?per_page=2`);
    expect(numbered.headers['x-total-count']).toBe('3');
    expect(numbered.headers['link']).toContain('rel="next"');
    const first = await get(`${LIST}?page_size=2`);
    expect(first.json()).toMatchObject([{ recipient: 'c@example.org' }, { recipient: 'b@example.org' }]);
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await get(next.replace(`http://${PORTAL_HOST}`, ''));
    expect(second.json()).toMatchObject([{ recipient: 'a@example.org' }]);
    expect(second.headers['link']).not.toContain('rel="next"');
  });

  it('are read one by one', async () => {
    const { queue, get, list } = await setUp();
    await queue();
    const [message] = await list();
    expect((await get(`${LIST}/${message?.id}`)).json()).toEqual(message);
    const unknown = await get(`${LIST}/nothing`);
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toMatchObject({ error: { code: 404, status: 'Not Found' } });
  });

  describe('that were given up', () => {
    const giveUp = async () => {
      const identity = await setUp();
      const { context, queue, list } = identity;
      await queue();
      const refusal = new DeliveryFailure('The server is away', { permanent: true });
      const away = { send: () => Promise.reject(refusal), verify: async () => {} };
      await createCourier(context, away).dispatchDue();
      const resend = (id = '', { caller = 'administrator', host = PORTAL_HOST } = {}) =>
        identity.server.inject({
          method: 'POST',
          url: `${LIST}/${id}/resend`,
          headers: { host, ...(caller ? { 'x-test-caller': caller } : {}) },
        });
      const [message] = await list();
      return { ...identity, id: message?.id ?? '', message, resend };
    };

    it('are sent again within a day, as they were written', async () => {
      const { context, id, message, resend, list } = await giveUp();
      expect(message).toMatchObject({ status: 'abandoned', body: '<hidden>' });
      expect(Date.parse(message?.resend_until ?? '') - context.clock().getTime()).toBe(24 * 60 * 60_000);
      const answer = await resend(id);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ id, status: 'queued', send_count: 0 });
      expect(answer.json()).not.toHaveProperty('resend_until');
      const send = vi.fn<() => Promise<void>>(async () => {});
      await createCourier(context, { send, verify: async () => {} }).dispatchDue();
      expect(send.mock.calls).toMatchObject([
        [{ text: expect.stringContaining('204173') }, expect.anything()],
      ]);
      expect(await list()).toMatchObject([
        { status: 'sent', send_count: 1, dispatches: [{ status: 'failed' }, { status: 'success' }] },
      ]);
    });

    it('are not sent again when they wait already, have left, or are too old', async () => {
      const { context, id, queue, list, resend, wait } = await giveUp();
      const both = await Promise.all([resend(id), resend(id)]);
      expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
        200, 409,
      ]);
      await createCourier(context, { send: async () => {}, verify: async () => {} }).dispatchDue();
      const refused = await resend(id);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({
        error: { code: 409, message: expect.stringContaining('is sent') },
      });
      await queue({ recipient: 'nobody@example.org' });
      const lost = new DeliveryFailure('Nobody has this address', { permanent: true });
      await createCourier(context, {
        send: () => Promise.reject(lost),
        verify: async () => {},
      }).dispatchDue();
      wait(24 * 60 * 60_000);
      const [old] = await list('?status=abandoned');
      expect(old).not.toHaveProperty('resend_until');
      expect((await resend(old?.id)).statusCode).toBe(409);
    });

    it('are sent again by nobody else, and not by another project', async () => {
      const { id, list, resend } = await giveUp();
      expect((await resend(id, { caller: '' })).statusCode).toBe(401);
      expect((await resend(id, { caller: 'ada' })).statusCode).toBe(403);
      expect((await resend(id, { host: OTHER_HOST })).statusCode).toBe(404);
      expect((await resend('nothing')).statusCode).toBe(404);
      expect(await list()).toMatchObject([{ status: 'abandoned' }]);
    });
  });

  it.each(['?status=lost', '?page_size=1&page_token=abc'])('answer 400 to %s', async (query) => {
    const { get } = await setUp();
    const answer = await get(LIST + query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { code: 400, status: 'Bad Request' } });
  });

  it('are for nobody else', async () => {
    const { get, queue, list } = await setUp();
    await queue();
    const [message] = await list();
    for (const url of [LIST, `${LIST}/${message?.id}`]) {
      expect((await get(url, { caller: '' })).statusCode).toBe(401);
      expect((await get(url, { caller: 'ada' })).statusCode).toBe(403);
    }
  });

  it('never show those of another project', async () => {
    const { get, queue, list } = await setUp();
    await queue();
    const [message] = await list();
    expect((await get(LIST, { host: OTHER_HOST })).json()).toEqual([]);
    expect((await get(`${LIST}/${message?.id}`, { host: OTHER_HOST })).statusCode).toBe(404);
  });
});

import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestIdentity, OTHER_HOST, PORTAL_HOST } from '../../identity-testing.ts';
import type { CourierMessage } from '../../courier/courier.contract.ts';
import { createCourier } from '../../courier/courier.ts';
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

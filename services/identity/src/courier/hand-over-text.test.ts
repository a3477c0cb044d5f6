import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestIdentity } from '../identity-testing.ts';
import { listMessages } from './courier.store.ts';
import { createCourier } from './courier.ts';
import { queueMessage } from './queue-message.ts';

type Call = { url: string; init: RequestInit };

describeStores('text messages', (open) => {
  const setUp = async (answer: () => Response | Promise<Response>) => {
    const calls: Call[] = [];
    const fetch = async (url: string | URL | Request, init: RequestInit = {}) => {
      calls.push({ url: url instanceof Request ? url.url : url.toString(), init });
      return answer();
    };
    const { context, project, configure } = await openTestIdentity(await open(), { fetch });
    await configure({
      courier: { sms: { url: 'https://texts.test/send', headers: { authorization: 'Bearer of-the-hook' } } },
    });
    await queueMessage(context, {
      project_id: project.id,
      via: 'phone',
      recipient: '+33 6 12 34 56 78',
      template_type: 'login_code_valid',
      values: { code: '204173', expires_in_minutes: 15 },
      language: 'fr',
    });
    await createCourier(context).dispatchDue();
    const [message] = await listMessages(context.sql, project.id, {}, { limit: 1, offset: 0 });
    return { calls, message };
  };

  it('are handed over to the hook of the project', async () => {
    const { calls, message } = await setUp(() => new Response(null, { status: 204 }));
    expect(message).toMatchObject({ type: 'phone', status: 'sent' });
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      url: 'https://texts.test/send',
      init: { method: 'POST', redirect: 'manual' },
    });
    expect(new Headers(calls[0]?.init.headers).get('authorization')).toBe('Bearer of-the-hook');
    const sent = calls[0]?.init.body;
    const body: unknown = typeof sent === 'string' ? JSON.parse(sent) : undefined;
    expect(body).toMatchObject({ to: '+33 6 12 34 56 78', template_type: 'login_code_valid' });
    expect(body).toHaveProperty('body', expect.stringContaining('204173 est votre code'));
  });

  it.each([500, 429, 302])('wait when the hook answers %i', async (status) => {
    const { message } = await setUp(() => new Response('later', { status }));
    expect(message).toMatchObject({ status: 'queued', send_count: 1 });
  });

  it('wait when the hook does not answer', async () => {
    const { message } = await setUp(() => Promise.reject(new TypeError('fetch failed')));
    expect(message?.status).toBe('queued');
    expect(message?.dispatches).toContain('does not answer');
  });

  it('are given up when the hook refuses them', async () => {
    const { message } = await setUp(() => new Response('no such number', { status: 422 }));
    expect(message).toMatchObject({ status: 'abandoned', send_count: 1 });
  });
});

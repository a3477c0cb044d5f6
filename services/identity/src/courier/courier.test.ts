import { describeStores } from '@gazetteer/testing';
import { expect, it, vi } from 'vitest';
import { openTestIdentity } from '../identity-testing.ts';
import { createCourier } from './courier.ts';
import { listMessages } from './courier.store.ts';
import { startMailServer } from './courier-testing.ts';
import type { NewMessage } from './message.ts';
import { queueMessage } from './queue-message.ts';
import { readOutbox } from './outbox-testing.ts';
import { openMailer } from './smtp-mailer.ts';

const HOUR = 60 * 60_000;

describeStores('the courier', (open) => {
  const setUp = async (options: Parameters<typeof openTestIdentity>[1] = {}) => {
    const identity = await openTestIdentity(await open(), options);
    const { context, project } = identity;
    const queue = (changes: Partial<NewMessage> = {}) =>
      queueMessage(context, {
        project_id: project.id,
        via: 'email',
        recipient: 'ada@example.org',
        template_type: 'recovery_code_valid',
        values: { code: '204173', expires_in_minutes: 60 },
        language: 'en',
        ...changes,
      });
    const messages = () => listMessages(context.sql, project.id, {}, { limit: 100, offset: 0 });
    return { ...identity, queue, messages };
  };

  it('sends what was queued once, as text and HTML, from the site', async () => {
    const mail = await startMailServer();
    const { context, project, queue, messages, configure } = await setUp();
    const counted: string[] = [];
    context.activity = { count: (...what) => void counted.push(what.join(' ')) };
    await configure({
      courier: { smtp: { from_address: 'data@ministry.test', from_name: 'Data: “Ministère”' } },
    });
    await queue();
    const courier = createCourier(context, openMailer(mail.url));
    await courier.dispatchDue();
    await courier.dispatchDue();
    expect(mail.received).toHaveLength(1);
    const [first] = mail.received;
    expect(first).toMatchObject({ from: 'data@ministry.test', to: ['ada@example.org'] });
    expect(first?.source).toMatch(/^From: =\?UTF-8\?\S+\s+<data@ministry\.test>\r$/m);
    expect(first?.source).toContain('text/plain');
    expect(first?.source).toContain('text/html');
    expect(first?.source).toContain('204173');
    expect(await messages()).toMatchObject([{ status: 'sent', send_count: 1 }]);
    expect(counted).toEqual([`${project.id} message`]);
  });

  it('keeps no code of a mail that has left', async () => {
    const mail = await startMailServer();
    const { context, project, queue } = await setUp();
    await queue();
    expect((await readOutbox(context, project.id))[0]?.text).toContain('204173');
    await createCourier(context, openMailer(mail.url)).dispatchDue();
    expect((await readOutbox(context, project.id))[0]?.text).toBe('');
  });

  it('writes to the log what it has no way to send, so that a laptop needs no mail server', async () => {
    const { context, queue, messages } = await setUp();
    const warn = vi.spyOn(context.log, 'warn');
    await queue();
    await queue({ via: 'phone', recipient: '+33612345678', template_type: 'login_code_valid' });
    await createCourier(context).dispatchDue();
    expect(await messages()).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
    const written = warn.mock.calls.map(([line]) => line);
    expect(written).toHaveLength(2);
    for (const recipient of ['ada@example.org', '+33612345678']) {
      expect(written).toContainEqual(
        expect.objectContaining({ recipient, text: expect.stringContaining('204173') }),
      );
    }
  });

  it('sends nothing of a transaction that was rolled back', async () => {
    const { context, queue, messages } = await setUp();
    const failing = context.sql.transaction(async () => {
      await queue();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await messages()).toEqual([]);
  });

  it('never sends a message twice when several dispatchers look at once', async () => {
    const mail = await startMailServer();
    const { context, queue } = await setUp();
    for (let number = 0; number < 30; number += 1) await queue({ recipient: `reader-${number}@example.org` });
    const couriers = Array.from({ length: 3 }, () => createCourier(context, openMailer(mail.url)));
    await Promise.all(couriers.map((courier) => courier.dispatchDue()));
    const recipients = mail.received.flatMap(({ to }) => to);
    expect(recipients).toHaveLength(30);
    expect(new Set(recipients).size).toBe(30);
  });

  it('tries again later and later while the server is away, and gives up in the end', async () => {
    const mail = await startMailServer();
    await mail.close();
    const { context, queue, messages, wait } = await setUp();
    await queue();
    const courier = createCourier(context, openMailer(mail.url));
    const waits: number[] = [];
    for (let attempt = 1; attempt < 7; attempt += 1) {
      await courier.dispatchDue();
      const [message] = await messages();
      expect(message).toMatchObject({ status: 'queued', send_count: attempt });
      waits.push(Date.parse(message?.send_after ?? '') - context.clock().getTime());
      await courier.dispatchDue();
      expect((await messages())[0]).toMatchObject({ send_count: attempt });
      wait(waits.at(-1) ?? 0);
    }
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    await courier.dispatchDue();
    const [last] = await messages();
    expect(last).toMatchObject({ status: 'abandoned', send_count: 7 });
    expect(JSON.parse(last?.dispatches ?? '')).toHaveLength(7);
    wait(HOUR);
    await courier.dispatchDue();
    expect(await messages()).toMatchObject([{ status: 'abandoned', send_count: 7 }]);
  });

  it('sends after a failure when the server is back', async () => {
    let busy = true;
    const mail = await startMailServer({ refuse: () => (busy ? 451 : undefined) });
    const { context, queue, messages, wait } = await setUp();
    await queue();
    const courier = createCourier(context, openMailer(mail.url));
    await courier.dispatchDue();
    expect(await messages()).toMatchObject([{ status: 'queued', send_count: 1 }]);
    busy = false;
    wait(HOUR);
    await courier.dispatchDue();
    expect(mail.received).toHaveLength(1);
    expect(await messages()).toMatchObject([{ status: 'sent', send_count: 2 }]);
  });

  it('gives up at once where nobody has the address', async () => {
    const mail = await startMailServer({ refuse: () => 550 });
    const { context, queue, messages } = await setUp();
    await queue();
    await createCourier(context, openMailer(mail.url)).dispatchDue();
    const [message] = await messages();
    expect(message).toMatchObject({ status: 'abandoned', send_count: 1 });
    expect(message?.dispatches).toContain('550');
  });

  it('keeps trying with a wrong password, which somebody will mend', async () => {
    const user = { name: 'site', password: 'p@ss/word' };
    const mail = await startMailServer({ user });
    const { context, queue, messages, wait } = await setUp();
    await queue();
    const address = (password: string) =>
      `smtp://site:${encodeURIComponent(password)}@127.0.0.1:${mail.port}`;
    await createCourier(context, openMailer(address('wrong'))).dispatchDue();
    expect(await messages()).toMatchObject([{ status: 'queued', send_count: 1 }]);
    wait(HOUR);
    await createCourier(context, openMailer(address(user.password))).dispatchDue();
    expect(mail.received).toHaveLength(1);
  });

  it('takes up a message again when the process that sent it has died', async () => {
    const { context, queue, messages, wait } = await setUp();
    await queue();
    const dying = createCourier(context, { send: () => new Promise(() => {}), verify: async () => {} });
    void dying.dispatchDue();
    await vi.waitFor(async () => expect(await messages()).toMatchObject([{ status: 'processing' }]));
    const mail = await startMailServer();
    const living = createCourier(context, openMailer(mail.url));
    await living.dispatchDue();
    expect(mail.received).toHaveLength(0);
    wait(6 * 60_000);
    await living.dispatchDue();
    expect(mail.received).toHaveLength(1);
    expect(await messages()).toMatchObject([{ status: 'sent', send_count: 2 }]);
  });

  it('gives up a message that no process ever finished sending', async () => {
    const { context, queue, messages, wait } = await setUp();
    await queue();
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      const dying = createCourier(context, { send: () => new Promise(() => {}), verify: async () => {} });
      void dying.dispatchDue();
      await vi.waitFor(async () => expect(await messages()).toMatchObject([{ send_count: attempt }]));
      wait(6 * 60_000);
    }
    await createCourier(context).dispatchDue();
    expect(await messages()).toMatchObject([{ status: 'abandoned' }]);
  });

  it('goes on past a message that cannot be read, and says why', async () => {
    const { context, queue, messages } = await setUp();
    await queue();
    const [message] = await messages();
    await context.sql.query
      .updateTable('identity_courier_messages')
      .set({ body: 'gone.abc' })
      .where('id', '=', message?.id ?? '')
      .execute();
    await createCourier(context).dispatchDue();
    expect(await messages()).toMatchObject([{ status: 'queued' }]);
    expect((await messages())[0]?.dispatches).toContain('could not be prepared');
  });

  it('refuses what is not exactly one address', async () => {
    const { queue, messages } = await setUp();
    for (const recipient of [
      'a@b.org, c@d.org',
      'a@b.org\r\nBcc: c@d.org',
      '<a@b.org>',
      'a b@c.org',
      'nobody',
      '',
    ]) {
      await expect(queue({ recipient })).rejects.toMatchObject({ status: 400 });
    }
    await expect(queue({ via: 'phone', recipient: 'not a number' })).rejects.toMatchObject({ status: 400 });
    expect(await messages()).toEqual([]);
  });
});

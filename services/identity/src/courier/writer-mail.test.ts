import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestIdentity } from '../identity-testing.ts';
import { writerMail } from './writer-mail.ts';
import { startMailServer } from './courier-testing.ts';
import { createCourier } from './courier.ts';
import { readOutbox } from './outbox-testing.ts';
import { openMailer } from './smtp-mailer.ts';
import type { WriterAnswer } from './templates/writer-texts.ts';

const answer: WriterAnswer = {
  recipient: 'asha@example.org',
  language: 'en',
  subject: 'Rainfall',
  text: 'Hello Asha Rao,\n\nit is there now.',
  url: 'http://portal.test/messages/secret?lng=en',
  until: '2027-02-20T10:00:00.000Z',
  earlier: [
    { from: 'team', text: 'Which table?', at: '2026-11-23T10:00:00.000Z' },
    { from: 'writer', text: 'The year 1995\nis missing.', at: '2026-11-22T10:00:00.000Z' },
  ],
};

describeStores('mail to those who wrote to the team', (open) => {
  const setUp = async (team = 'team@example.org') => {
    const identity = await openTestIdentity(await open());
    const { context, project } = identity;
    const writers = writerMail(context, { team });
    const write = async (more: Partial<WriterAnswer> = {}) => {
      const id = await writers.send({ ...answer, ...more });
      return { id, sent: (await readOutbox(context, project.id)).at(-1) };
    };
    return { ...identity, writers, write };
  };

  it('has the answer, the way to write back, and what was written before', async () => {
    const { sent } = await (await setUp()).write();
    expect(sent).toMatchObject({
      recipient: answer.recipient,
      subject: 'Re: Rainfall',
      replyTo: 'team@example.org',
      template_type: 'team_answer',
    });
    expect(sent?.html).toBeUndefined();
    expect(sent?.text).toMatchInlineSnapshot(`
      "Hello Asha Rao,

      it is there now.

      To write back, and to read everything again, open this page:
      http://portal.test/messages/secret?lng=en

      No account is needed. Whoever has the address can read the page, so keep it to yourself. It works until 20 Feb 2027.

      On 23 Nov 2026 portal.test answered:
      > Which table?

      On 22 Nov 2026 you wrote:
      > The year 1995
      > is missing.

      -- 
      portal.test
      http://portal.test
      "
    `);
  });

  it('is in the language of the form', async () => {
    const { sent } = await (await setUp()).write({ language: 'fr', subject: null });
    expect(sent?.subject).toMatch(/^Re: Votre message à /);
    expect(sent?.text).toMatchInlineSnapshot(`
      "Hello Asha Rao,

      it is there now.

      Pour répondre et pour tout relire, ouvrez cette page :
      http://portal.test/messages/secret?lng=en

      Aucun compte n’est nécessaire. Toute personne qui a l’adresse peut lire la page : gardez-la pour vous. Elle est valable jusqu’au 20 févr. 2027.

      Le 23 nov. 2026, portal.test a répondu :
      > Which table?

      Le 22 nov. 2026, vous avez écrit :
      > The year 1995
      > is missing.

      -- 
      portal.test
      http://portal.test
      "
    `);
  });

  it('quotes so much that the mail stays short, and begins with the newest', async () => {
    const { write } = await setUp();
    const earlier = Array.from({ length: 30 }, (_none, index) => ({
      from: 'writer' as const,
      text: `${index} ${'x'.repeat(999)}`,
      at: '2026-11-22T10:00:00.000Z',
    }));
    const { text = '' } = (await write({ earlier })).sent ?? {};
    expect([text.includes('> 0 x'), text.includes('> 25 x'), text.length < 21_500]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('quotes the beginning of what is too long alone', async () => {
    const { write } = await setUp();
    const earlier = [{ from: 'writer' as const, text: 'y'.repeat(30_000), at: '2026-11-22T10:00:00.000Z' }];
    const { text = '' } = (await write({ earlier })).sent ?? {};
    expect([text.includes('y…\n'), text.length < 21_500]).toEqual([true, true]);
  });

  it.each([
    'Rain\r\nBcc: victim@example.org',
    'Rain\u2028Bcc: victim@example.org\0',
  ])('gets no header by what people write: %j', async (evil) => {
    const mail = await startMailServer();
    const { context, write } = await setUp();
    const { id } = await write({ subject: evil, text: evil });
    await createCourier(context, openMailer(mail.url)).dispatchDue();
    const [head = ''] = mail.received[0]?.source.split('\r\n\r\n') ?? [];
    expect(mail.received[0]?.to).toEqual([answer.recipient]);
    expect(head).not.toMatch(/^(Bcc:|Content-Type: text\/html)/im);
    expect(id).toBeDefined();
  });

  it('is not written to what is no single address', async () => {
    const { writers, write } = await setUp('nobody');
    expect(await writers.send({ ...answer, recipient: 'a@example.org, b@example.org' })).toBeUndefined();
    expect((await write()).sent?.replyTo).toBeUndefined();
  });

  it('waits, has left, or was given up', async () => {
    const mail = await startMailServer({ refuse: (to) => (to.startsWith('gone') ? 550 : undefined) });
    const { writers, context, write } = await setUp();
    const sent = (await write()).id ?? '';
    const refused = (await write({ recipient: 'gone@example.org' })).id ?? '';
    const fates = async () => {
      const found = await writers.fatesOf([sent, refused, 'unknown']);
      return [found.get(sent), found.get(refused), found.has('unknown')];
    };
    expect(await fates()).toEqual(['waiting', 'waiting', false]);
    await createCourier(context, openMailer(mail.url)).dispatchDue();
    expect(await fates()).toEqual(['sent', 'failed', false]);
    expect(await writers.fatesOf([])).toEqual(new Map());
  });
});

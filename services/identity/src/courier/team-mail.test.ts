import { describeStores } from '@gazetteer/testing';
import { expect, it, vi } from 'vitest';
import { openTestIdentity } from '../identity-testing.ts';
import { startMailServer } from './courier-testing.ts';
import { createCourier } from './courier.ts';
import { readOutbox } from './outbox-testing.ts';
import { openMailer } from './smtp-mailer.ts';
import { teamMail } from './team-mail.ts';
import type { TeamMessage } from './templates/team-texts.ts';

const TEAM = 'team@example.org';

const feedback: TeamMessage = {
  id: 'a1',
  kind: 'feedback',
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: '9876543210',
  subject: 'Rainfall',
  message: 'The year 1995 is missing.\nPlease add it.',
  page: '/p/rainfall',
};

describeStores('mail to the team', (open) => {
  const setUp = async (language: 'en' | 'fr' = 'en', recipient = TEAM) => {
    const identity = await openTestIdentity(await open());
    const { context, project } = identity;
    const team = teamMail(context, { recipient, language });
    const write = async (more: Partial<TeamMessage> = {}) => {
      await team.send({ ...feedback, ...more });
      const outbox = await readOutbox(context, project.id);
      return outbox.findLast(({ template_type }) => template_type === `team_${more.kind ?? 'feedback'}`);
    };
    return { ...identity, team, write };
  };

  it('tells who wrote what, where, and how to answer', async () => {
    const { write } = await setUp();
    const sent = await write();
    expect(sent).toMatchObject({
      recipient: TEAM,
      subject: 'Feedback: Rainfall',
      replyTo: feedback.email,
      template_type: 'team_feedback',
    });
    expect(sent?.html).toBeUndefined();
    for (const line of [
      'Name: Asha Rao',
      'E-mail: asha@example.org',
      'Phone: 9876543210',
      'Subject: Rainfall',
      'Page: http://portal.test/p/rainfall',
      '> The year 1995 is missing.',
      '> Please add it.',
      'http://portal.test/console/feedback/a1',
    ]) {
      expect(sent?.text.split('\n')).toContain(line);
    }
  });

  it('is written in the language it is opened with', async () => {
    const { write } = await setUp('fr');
    expect((await write())?.subject).toBe('Avis\u00a0: Rainfall');
    const contact = await write({ kind: 'contact', subject: null, page: null });
    expect(contact?.subject).toBe('Message de Asha Rao');
    expect(contact?.text).toContain('depuis la page d’accueil');
    expect(contact?.text).not.toMatch(/Objet|Page/);
  });

  it('marks every line of a stranger as such, and shows no address of another site as its page', async () => {
    const { write } = await setUp();
    const message = `Bye\n\n-- \nThe portal\nhttps://evil.test/console`;
    for (const page of ['https://evil.test/', '//evil.test/', 'javascript:alert(1)']) {
      const sent = await write({ message, page });
      expect(sent?.text).toContain('> Bye\n> \n> -- \n> The portal\n> https://evil.test/console');
      expect(sent?.text).not.toContain('Page:');
    }
  });

  it.each([
    'Rain\r\nBcc: victim@example.org',
    'Rain\nContent-Type: text/html\n\n<b>',
    'Rain\u2028Bcc: victim@example.org\0',
  ])('gets no header by what strangers write: %j', async (evil) => {
    const mail = await startMailServer();
    const { context, team } = await setUp();
    await team.send({ ...feedback, subject: evil, name: evil });
    await createCourier(context, openMailer(mail.url)).dispatchDue();
    const [received] = mail.received;
    const [head = ''] = received?.source.split('\r\n\r\n') ?? [];
    expect(received?.to).toEqual([TEAM]);
    expect(head).toMatch(/^Reply-To: asha@example\.org$/m);
    expect(head).toMatch(/^Subject: Feedback: Rain/m);
    expect(head).not.toMatch(/^(Bcc:|Content-Type: text\/html)/im);
  });

  it.each([
    'asha@example.org, victim@example.org',
    'a<b@example.org',
    'asha@example.org\r\nBcc: victim@example.org',
    '"a b"@example.org',
  ])('is answered to nobody where the address is no single one: %j', async (email) => {
    const { write } = await setUp();
    expect((await write({ email }))?.replyTo).toBeUndefined();
  });

  it('has a subject that fits a line', async () => {
    const { write } = await setUp();
    const { subject = '' } = (await write({ subject: 'x'.repeat(300) })) ?? {};
    expect([subject.length, subject.endsWith('…')]).toEqual([120, true]);
  });

  it('is left out, and the log says so, where the team has no address', async () => {
    const { context, write } = await setUp('en', 'nobody');
    const warn = vi.spyOn(context.log, 'warn');
    expect(await write()).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
  });
});

import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestIdentity } from '../identity-testing.ts';
import { askerMail } from './asker-mail.ts';
import { readOutbox } from './outbox-testing.ts';
import type { AskerMessage } from './templates/asker-texts.ts';

const message: AskerMessage = {
  email: 'asha@example.org',
  name: 'Asha Rao',
  language: 'en',
  outcome: 'published',
  dataset: { title: 'Rainfall', url: 'http://portal.test/p/rainfall' },
  question: 'Is 1995 missing?\nOr is it nought?',
  text: 'It is missing: the gauge was <broken>.',
  url: 'http://portal.test/p/rainfall?question=q1#question-q1',
};

describeStores('mail to those who asked', (open) => {
  const setUp = async () => {
    const { context, project } = await openTestIdentity(await open());
    const tell = async (more: Partial<AskerMessage> = {}) => {
      await askerMail(context).tell({ ...message, ...more });
      // Mails of one millisecond stand in no order.
      return (await outbox()).find(({ recipient }) => recipient === (more.email ?? message.email));
    };
    const outbox = async () => {
      const sent = await readOutbox(context, project.id);
      return sent.filter(({ template_type }) => template_type.startsWith('question_'));
    };
    return { tell, outbox };
  };

  it('has the question, the answer and the address where both are published, as plain text', async () => {
    const { tell } = await setUp();
    const sent = await tell();
    expect(sent).toMatchObject({ recipient: 'asha@example.org', template_type: 'question_published' });
    expect(sent?.subject).toBe('Your question about “Rainfall” has been answered');
    expect(sent?.html).toBeUndefined();
    expect(sent?.text).toContain('Hello Asha Rao,');
    expect(sent?.text).toContain('> Is 1995 missing?\n> Or is it nought?');
    expect(sent?.text).toContain('> It is missing: the gauge was <broken>.');
    expect(sent?.text.split('\n')).toContain(message.url);
  });

  it('says in each language what became of the question', async () => {
    const { tell } = await setUp();
    const found: Record<string, string> = {};
    for (const language of ['en', 'fr'] as const)
      for (const outcome of ['published', 'answered', 'declined'] as const) {
        const url = outcome === 'published' ? message.url : null;
        const sent = await tell({ language, outcome, url, email: `${language}-${outcome}@example.org` });
        found[`${language} ${outcome}`] = `${sent?.subject}\n${sent?.text}`;
      }
    expect(found['en answered']).toContain('by mail only');
    expect(found['en declined']).toContain('does not publish it');
    expect(found['fr published']).toContain('Réponse à votre question sur «\u00a0Rainfall\u00a0»');
    expect(found['fr answered']).toContain('par courriel uniquement');
    expect(found['fr declined']).toContain('ne la publie pas');
    for (const one of ['en answered', 'en declined', 'fr answered', 'fr declined']) {
      expect(found[one]).toContain('\nhttp://portal.test/p/rainfall\n');
      expect(found[one]).not.toContain('question=q1');
    }
    expect(new Set(Object.values(found)).size).toBe(6);
  });

  it('begins no header and no line of ours by what somebody wrote, and goes to one address only', async () => {
    const { tell, outbox } = await setUp();
    const evil = 'Rain\r\nBcc: victim@example.org\n\n-- \nThe team';
    const sent = await tell({ name: evil, dataset: { title: evil, url: message.dataset.url }, text: evil });
    expect(sent?.subject).not.toMatch(/[\r\n]/);
    expect(sent?.text).not.toMatch(/^(Bcc:|The team)/m);
    await tell({ email: 'asha@example.org, victim@example.org' });
    expect(await outbox()).toHaveLength(1);
  });
});

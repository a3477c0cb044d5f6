import { randomUUID } from 'node:crypto';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestIdentity } from '../identity-testing.ts';
import { createIdentity } from '../model/identities/create-identity.ts';
import { followers } from './follower-mail.ts';
import { readOutbox } from './outbox-testing.ts';
import type { FollowerNews, NewsSection } from './templates/follower-texts.ts';

const section: NewsSection = {
  headline: 'Rate, Kent: 4.1% → 5.3%',
  page: 'http://portal.test/p/unemployment/r/by-county',
  lines: ['Before: 4.1%', 'Now: 5.3%'],
  lists: [{ caption: 'Rows that changed:', items: ['County: Kent; Rate: 4.1 → 5.3'] }],
  end: 'http://portal.test/follow/end/a/b',
};

describeStores('mail to who follows something', (open) => {
  const setUp = async ({ verified = true } = {}) => {
    const { context, project } = await openTestIdentity(await open());
    const traits = { email: 'ada@example.org', name: 'Ada' };
    const proved = verified ? { verified: [traits.email] } : {};
    const made = await createIdentity(context, project, { traits, ...proved });
    const send = async (more: Partial<FollowerNews> = {}) => {
      const news: FollowerNews = {
        identity: made.id,
        language: 'en',
        sections: [section],
        list: 'http://portal.test/profile/follows',
        unsubscribe: 'http://portal.test/follow-ends/a/b',
      };
      const isSent = await followers(context).send({ ...news, ...more });
      const sent = await readOutbox(context, project.id);
      return { isSent, mail: sent.findLast(({ template_type }) => template_type === 'follow_news') };
    };
    return { send, people: followers(context), id: made.id };
  };

  it('says what changed in text and HTML, with the way to it and the one click that ends it', async () => {
    const { send } = await setUp();
    const { isSent, mail } = await send();
    expect(isSent).toBe(true);
    expect(mail).toMatchObject({
      recipient: 'ada@example.org',
      subject: 'Rate, Kent: 4.1% → 5.3%',
      unsubscribe: 'http://portal.test/follow-ends/a/b',
    });
    for (const part of ['Now: 5.3%', 'County: Kent; Rate: 4.1 → 5.3', section.page, section.end]) {
      expect(mail?.text).toContain(part);
      expect(mail && 'html' in mail && mail.html).toContain(part);
    }
  });

  it('names how many things it is about where there are several, in the language of the reader', async () => {
    const { send } = await setUp();
    const quiet = { ...section, lists: [] };
    const { mail } = await send({ language: 'fr', sections: [quiet, quiet] });
    expect(mail?.subject).toMatch(/^2 changements dans ce que vous suivez sur /);
    expect(mail?.text).toContain('Ne plus suivre\u00a0:\nhttp');
    expect(mail?.text).not.toMatch(/[^\u00a0\u202f][:;!?](\n|$)/);
  });

  it('lets no name become markup, another header or a line of its own', async () => {
    const { send } = await setUp();
    const evil = '<b>Rain</b>\r\n-- \r\nBcc: eve@example.org';
    const { mail } = await send({ sections: [{ ...section, headline: evil, lines: [evil] }] });
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.text).not.toMatch(/^(Bcc|-- \r)/m);
    expect(mail && 'html' in mail && mail.html).not.toContain('<b>');
  });

  it('goes to confirmed addresses of accounts that are there', async () => {
    const { send, people, id } = await setUp({ verified: false });
    expect(await send()).toEqual({ isSent: false, mail: undefined });
    expect(await people.isConfirmed(id)).toBe(false);
    expect(await send({ identity: randomUUID() })).toEqual({ isSent: false, mail: undefined });
    expect(await people.callerOf(id)).toMatchObject({ identity: id, administrator: false });
    expect(await people.callerOf(randomUUID())).toBeUndefined();
  });
});

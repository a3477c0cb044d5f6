import { randomUUID } from 'node:crypto';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestIdentity } from '../identity-testing.ts';
import { createIdentity } from '../model/identities/create-identity.ts';
import { makerMail } from './maker-mail.ts';
import { readOutbox } from './outbox-testing.ts';
import type { MakerMessage } from './templates/maker-texts.ts';

describeStores('mail to makers of charts', (open) => {
  const setUp = async () => {
    const { context, project } = await openTestIdentity(await open());
    const traits = { email: 'asha@example.org', name: 'Asha Rao' };
    const { id } = await createIdentity(context, project, { traits });
    const tell = async (more: Partial<MakerMessage> = {}) => {
      const chart = { title: 'Rain', url: 'http://portal.test/visualise?vis_id=a1' };
      const message: MakerMessage = { identityId: id, language: null, chart, decision: 'hidden', reason: '' };
      await makerMail(context, { language: 'fr' }).tell({ ...message, ...more });
      return (await readOutbox(context, project.id)).filter(({ template_type }) =>
        template_type.startsWith('chart_'),
      );
    };
    return { tell };
  };

  it('says what was decided about which chart, why, and where it is', async () => {
    const { tell } = await setUp();
    const [sent] = await tell({ language: 'en', reason: 'An advertisement.\nOf a shop.' });
    expect(sent).toMatchObject({ recipient: 'asha@example.org', template_type: 'chart_hidden' });
    expect(sent?.subject).toMatch(/^Your chart at .* has been hidden$/);
    expect(sent?.html).toBeUndefined();
    for (const text of [
      'your chart “Rain”',
      '> An advertisement.\n> Of a shop.',
      'http://portal.test/visualise?vis_id=a1',
      'http://portal.test/feedback',
    ])
      expect(sent?.text).toContain(text);
  });

  it('is in the language of the maker, or that of the site where it is not known', async () => {
    const { tell } = await setUp();
    await tell({ decision: 'restored', language: 'en' });
    const sent = await tell({ decision: 'restored' });
    const texts = sent.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining([expect.stringContaining('show your chart')]));
    expect(texts).toEqual(expect.arrayContaining([expect.stringContaining('de nouveau visible')]));
    expect(texts.join()).not.toMatch(/reason|Motif|feedback/);
    await tell({ decision: 'approved', language: 'en' });
    const subjects = (await tell({ decision: 'approved' })).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/^Votre graphique sur .* a été approuvé$/));
    expect(subjects).toContainEqual(expect.stringMatching(/^Your chart at .* has been approved$/));
  });

  it('goes to nobody whose account is gone, and its title begins no line of its own', async () => {
    const { tell } = await setUp();
    expect(await tell({ identityId: randomUUID() })).toEqual([]);
    const url = 'http://portal.test/visualise?vis_id=a1';
    const [sent] = await tell({ language: 'en', chart: { title: 'Rain\n\n-- \nThe team', url } });
    expect(sent?.text).toContain('“Rain -- The team”');
  });
});

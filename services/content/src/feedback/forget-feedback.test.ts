import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { feedback, openTestFeedback } from './feedback-testing.ts';
import { forgetFeedback } from './forget-feedback.ts';

const DAY = 24 * 60 * 60;

describeStores('what visitors wrote', (open) => {
  const begin = async () => {
    const test = await openTestFeedback(await open());
    await test.send(feedback);
    await test.send({ ...feedback, confirm_link: 'x', name: 'Spam' });
    const names = async () => (await test.inbox()).data.map(({ name }) => name);
    return { ...test, names, forget: () => forgetFeedback(test.context) };
  };

  it('is known by where it came from for a day only', async () => {
    const { sql, wait, forget } = await begin();
    const senders = async () => {
      const rows = await sql.query.selectFrom('content_feedback').select('sender').execute();
      return rows.filter(({ sender }) => sender !== null).length;
    };
    await forget();
    expect(await senders()).toBe(2);
    wait(DAY);
    await forget();
    expect(await senders()).toBe(0);
  });

  it('is removed after two years, and spam after thirty days', async () => {
    const { wait, names, forget } = await begin();
    wait(29 * DAY);
    await forget();
    expect(await names()).toEqual(['Spam', 'Asha Rao']);
    wait(2 * DAY);
    await forget();
    expect(await names()).toEqual(['Asha Rao']);
    wait(698 * DAY);
    await forget();
    expect(await names()).toEqual(['Asha Rao']);
    wait(2 * DAY);
    await forget();
    expect(await names()).toEqual([]);
  });

  it('stays as long as somebody is about it', async () => {
    const { wait, names, forget, inbox, server } = await begin();
    wait(729 * DAY);
    const id = (await inbox('?state=new')).data[0]?.id ?? '';
    const headers = { authorization: 'administrator' };
    await server.inject({
      method: 'PATCH',
      url: `/api/content/feedback/${id}`,
      headers,
      payload: { note: 'x' },
    });
    wait(729 * DAY);
    await forget();
    expect(await names()).toEqual(['Asha Rao']);
  });
});

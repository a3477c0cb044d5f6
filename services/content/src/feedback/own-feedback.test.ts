import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { feedback } from './feedback-testing.ts';
import { exportOwnFeedback, exportStaffFeedback } from './own-feedback.ts';
import { openTestThread } from './thread/thread-testing.ts';
import { forgetStaff } from './thread/thread.store.ts';

describeStores('what somebody wrote with an account', (open) => {
  it('is exported with its thread, without the notes of editors and who they are', async () => {
    const { act, inbox, send, sql } = await openTestThread(await open(), { isLimited: false });
    await send({ ...feedback, subject: 'Mine' }, { as: 'ada' });
    const id = (await inbox('?search=mine')).data[0]?.id ?? '';
    await act('POST', `/${id}/notes`, { text: 'Rude.' });
    await act('POST', `/${id}/answers`, { text: 'Here it is.', seen: 1 });
    const exported = await exportOwnFeedback(sql, 'ada');
    expect(exported).toMatchObject([
      { subject: 'Mine', thread: [{ from: 'team', text: 'Here it is.', created_at: expect.any(String) }] },
    ]);
    expect(JSON.stringify(exported)).not.toMatch(/Rude|bert/i);
  });

  it('as an editor is exported, and stays without a name when the account goes', async () => {
    const { act, answer, id, note, read, sql } = await openTestThread(await open());
    await note('Asked the ministry.');
    await answer('Here it is.', { seen: 1 });
    await act('POST', `/${id}/notes`, { text: 'Of another' }, 'cleo');
    expect(await exportStaffFeedback(sql, 'bert')).toMatchObject([
      { feedback_id: id, kind: 'answer', text: 'Here it is.' },
      { feedback_id: id, kind: 'note', text: 'Asked the ministry.' },
    ]);
    await forgetStaff(sql, 'bert');
    expect(await exportStaffFeedback(sql, 'bert')).toEqual([]);
    const { assignee, thread } = await read();
    expect([assignee, ...thread.map(({ author }) => author)]).toEqual([null, null, null, 'Cleo Editor']);
  });
});

import { describeStores, administrator } from '@gazetteer/testing';
import { anonymous } from '@gazetteer/kernel';
import { expect, it } from 'vitest';
import { contact, feedback, openTestFeedback } from './feedback-testing.ts';
import { listQuestions } from './list-questions.ts';

describeStores('messages about datasets', (open) => {
  it('are those that were written on their pages and that nobody has answered, the oldest first', async () => {
    const { context, send, inbox, server } = await openTestFeedback(await open(), { isLimited: false });
    for (const [subject, page] of [
      ['Rainfall', '/p/rainfall'],
      ['Answered', '/p/rainfall'],
      ['Its table', '/p/r%C3%A9gions/r/regions-ab12?tab=map#row-3'],
      ['Elsewhere', '/search?sq=/p/rainfall'],
      ['Unreadable', '/p/%E0%A4%A'],
      ['Nameless', '/p/'],
    ] as const)
      await send({ ...feedback, subject, message: `About ${subject}`, page });
    await send(contact, { path: '/api/connect' });
    const answered = (await inbox()).data.find(({ subject }) => subject === 'Answered')?.id;
    await server.inject({
      method: 'PATCH',
      url: `/api/content/feedback/${answered}`,
      headers: { authorization: 'administrator' },
      payload: { state: 'answered' },
    });
    // Who takes a question has not answered it yet.
    const taken = (await inbox()).data.find(({ subject }) => subject === 'Rainfall')?.id;
    await server.inject({
      method: 'PATCH',
      url: `/api/content/feedback/${taken}`,
      headers: { authorization: 'administrator' },
      payload: { assignee: 'bert' },
    });
    const questions = await listQuestions(context, administrator);
    expect(questions.map(({ subject, dataset }) => [subject, dataset])).toEqual([
      ['Rainfall', 'rainfall'],
      ['Its table', 'régions'],
    ]);
  });

  it('are told to nobody who does not read the inbox', async () => {
    const { context, send } = await openTestFeedback(await open(), { isLimited: false });
    await send(feedback);
    const reader = { kind: 'session', id: 's', identity: 'mo', administrator: false } as const;
    expect(await listQuestions(context, reader)).toEqual([]);
    expect(await listQuestions(context, anonymous)).toEqual([]);
    expect(await listQuestions(context, administrator)).toHaveLength(1);
  });
});

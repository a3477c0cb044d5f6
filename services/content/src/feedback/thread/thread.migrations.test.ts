import { migrate } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import type { FeedbackTables } from '../../model/content-tables.ts';
import { feedbackMigrations } from '../feedback.migrations.ts';
import { reportMigrations } from '../report.migrations.ts';
import { threadMigrations } from './thread.migrations.ts';

describeStores('messages of before there were threads', (_open, openNew) => {
  it('stay in their state, and their note is the first entry', async () => {
    const store = await openNew();
    const before = [...feedbackMigrations, ...reportMigrations];
    await migrate(store, before);
    const sql = store.as<FeedbackTables>();
    const row = (id: string, state: 'new' | 'answered', note: string) => ({
      id,
      kind: 'feedback' as const,
      state,
      name: 'Asha Rao',
      email: 'asha@example.org',
      phone: '9876543210',
      subject: 'Rainfall',
      message: 'The year 1995 is missing.',
      page: null,
      chart: null,
      language: 'en' as const,
      owner_id: null,
      note,
      suspicions: '[]',
      created_at: `2026-01-0${id}T00:00:00.000Z`,
      updated_at: '2026-02-01T00:00:00.000Z',
      sender: null,
      form_id: null,
      digest: id,
    });
    const insert = sql.query.insertInto('content_feedback');
    // As the table was then.
    for (const one of [row('1', 'answered', 'By telephone'), row('2', 'new', '')])
      await insert.values(one as unknown as Parameters<typeof insert.values>[0]).execute();
    await migrate(store, [...before, ...threadMigrations]);
    const messages = await sql.query.selectFrom('content_feedback').selectAll().orderBy('id').execute();
    expect(messages).toMatchObject([
      {
        state: 'answered',
        note: 'By telephone',
        entries: 1,
        active_at: '2026-01-01T00:00:00.000Z',
        assignee_id: null,
      },
      { state: 'new', note: '', entries: 0, active_at: '2026-01-02T00:00:00.000Z' },
    ]);
    expect(await sql.query.selectFrom('content_feedback_entries').selectAll().execute()).toEqual([
      {
        feedback_id: '1',
        number: 1,
        kind: 'note',
        author_id: null,
        author_key: null,
        created_at: '2026-02-01T00:00:00.000Z',
        mail_id: null,
        text: 'By telephone',
      },
    ]);
  });
});

import { migrate } from '@gazetteer/kernel';
import { describeStores, type OpenStore } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import type { FollowTables } from './follow-tables.ts';
import { followMigrations } from './follow.migrations.ts';
import { insertFollow } from './follow.store.ts';
import { countOrganizationFollows, moveOrganizationFollows } from './organization-follows.store.ts';
import { digestOf, type Subject, targetOf } from './subject.ts';
import { insertTeam } from './team.store.ts';

async function openFollows(open: OpenStore) {
  const store = await open();
  await migrate(store, followMigrations);
  const sql = store.as<FollowTables>();
  const told = (subject: Subject) => ({
    subject: JSON.stringify(subject),
    subject_digest: digestOf(subject),
  });
  const follow = (identity: string, subject: Subject) =>
    insertFollow(sql, {
      id: `${identity} ${subject.kind} ${targetOf(subject)}`,
      identity,
      kind: subject.kind,
      target: targetOf(subject),
      ...told(subject),
      title: '',
      mail: 'none',
      feed_serial: 0,
      created_at: '',
      seen: '',
      due: 0,
      leased_until: null,
      team_id: null,
      taken: 0,
      failures: 0,
    });
  const team = (organization: string, subject: Subject) =>
    insertTeam(sql, {
      id: `${organization} ${targetOf(subject)}`,
      organization,
      ...told(subject),
      mail: 'none',
      language: 'en',
      created_at: '',
      spread_at: 'once',
    });
  return { sql, follow, team };
}
const organization = (id: string): Subject => ({ kind: 'organization', id });

describeStores('follows of organisations that are merged', (open) => {
  it('go on with the other, once for each person, and leave follows of other things alone', async () => {
    const { sql, follow } = await openFollows(open);
    await follow('ada', organization('board'));
    await follow('mo', organization('board'));
    await follow('mo', organization('ministry'));
    await follow('mo', { kind: 'dataset', id: 'board' });
    expect(await countOrganizationFollows(sql, 'board')).toEqual({ followers: 2, team_follows: 0 });
    await moveOrganizationFollows(sql, 'board', 'ministry');
    const rows = await sql.query
      .selectFrom('follow_follows')
      .select(['identity', 'kind', 'target', 'subject', 'subject_digest'])
      .orderBy('identity')
      .orderBy('kind')
      .execute();
    const moved = organization('ministry');
    const subject = { subject: JSON.stringify(moved), subject_digest: digestOf(moved) };
    expect(rows).toEqual([
      { identity: 'ada', kind: 'organization', target: 'ministry', ...subject },
      expect.objectContaining({ identity: 'mo', kind: 'dataset', target: 'board' }),
      { identity: 'mo', kind: 'organization', target: 'ministry', ...subject },
    ]);
  });

  it('are given with what the one follows for its members, each once', async () => {
    const { sql, team } = await openFollows(open);
    await team('board', { kind: 'dataset', id: 'births' });
    await team('board', { kind: 'dataset', id: 'deaths' });
    await team('ministry', { kind: 'dataset', id: 'births' });
    await team('archive', organization('board'));
    await moveOrganizationFollows(sql, 'board', 'ministry');
    const rows = await sql.query
      .selectFrom('follow_teams')
      .select(['organization', 'subject'])
      .orderBy('organization')
      .orderBy('subject')
      .execute();
    expect(rows.map((row) => [row.organization, targetOf(JSON.parse(row.subject) as Subject)])).toEqual([
      ['archive', 'ministry'],
      ['ministry', 'births'],
      ['ministry', 'deaths'],
    ]);
  });
});

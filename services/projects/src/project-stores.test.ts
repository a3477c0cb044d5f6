import { migrate } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import {
  answerInvitation,
  countWaiting,
  insertInvitation,
  isInvited,
  listInvitations,
  listWaiting,
} from './invitations/invitation.store.ts';
import { deleteKey, findValidKey, insertKey, listKeys, saveKeyUse } from './keys/project-key.store.ts';
import type { InvitationsTable, KeysTable, ProjectTables, RevisionsTable } from './model/tables.ts';
import { projectMigrations } from './project-migrations.ts';
import { findNewest, insertRevision, listRevisions } from './revisions/revision.store.ts';

const NOW = '2026-11-20T10:00:00.000Z';
const LATER = '2026-11-27T10:00:00.000Z';

const key = (id: string, changes: Partial<KeysTable> = {}): KeysTable => ({
  id,
  project_id: 'p',
  name: id,
  owner_id: 'ada',
  digest: `digest of ${id}`,
  scopes: 'identity.read',
  created_at: NOW,
  expires_at: null,
  last_used_at: null,
  ...changes,
});

const invitation = (id: string, changes: Partial<InvitationsTable> = {}): InvitationsTable => ({
  id,
  project_id: 'p',
  owner_id: 'ada',
  owner_email: 'ada@example.org',
  invitee_email: `${id}@example.org`,
  invitee_id: null,
  role: 'viewer',
  status: 'pending',
  created_at: NOW,
  updated_at: NOW,
  expires_at: LATER,
  ...changes,
});

const revision = (number: number, project_id = 'p'): RevisionsTable => ({
  project_id,
  number,
  id: `${project_id}-${number}`,
  cause: 'changed',
  made_by: null,
  name: 'P',
  state: 'running',
  services: '{}',
  created_at: NOW,
});

describeStores('what is stored of projects', (open) => {
  const opened = async () => {
    const sql = await open();
    await migrate(sql, projectMigrations);
    return sql.as<ProjectTables>();
  };

  it('finds a key by its digest until it ends, and lists those of one project in pages', async () => {
    const sql = await opened();
    for (const one of [key('a'), key('b'), key('c', { expires_at: NOW }), key('d', { project_id: 'q' })]) {
      await insertKey(sql, one);
    }
    expect(await findValidKey(sql, 'digest of a', NOW)).toMatchObject({ id: 'a', project_id: 'p' });
    expect(await findValidKey(sql, 'digest of c', NOW)).toBeUndefined();
    const first = await listKeys(sql, 'p', { limit: 2 });
    expect(first.map(({ id }) => id)).toEqual(['a', 'b']);
    const rest = await listKeys(sql, 'p', { limit: 2, after: { createdAt: NOW, id: 'b' } });
    expect(rest.map(({ id }) => id)).toEqual(['c']);
    await saveKeyUse(sql, 'a', LATER);
    expect((await listKeys(sql, 'p', { limit: 1 }))[0]?.last_used_at).toBe(LATER);
    expect(await deleteKey(sql, 'q', 'a')).toBe(false);
    expect(await deleteKey(sql, 'p', 'a')).toBe(true);
  });

  it('knows which invitations wait, for whom, and until when', async () => {
    const sql = await opened();
    for (const one of [
      invitation('a'),
      invitation('b', { expires_at: NOW }),
      invitation('c', { status: 'declined' }),
      invitation('d', { project_id: 'q', invitee_email: 'a@example.org' }),
    ]) {
      await insertInvitation(sql, one);
    }
    expect(await countWaiting(sql, 'p', { now: NOW, limit: 10 })).toBe(1);
    const waiting = await listWaiting(sql, ['a@example.org', 'b@example.org'], NOW, 10);
    expect(waiting.map(({ id }) => id).toSorted()).toEqual(['a', 'd']);
    expect(await isInvited(sql, 'p', 'b@example.org', NOW)).toBe(false);
    const answer = { status: 'accepted', updated_at: LATER, invitee_id: 'x' } as const;
    expect(await answerInvitation(sql, 'a', answer)).toBe(true);
    expect(await answerInvitation(sql, 'a', answer)).toBe(false);
    expect(await isInvited(sql, 'p', 'a@example.org', NOW)).toBe(false);
    const page = await listInvitations(sql, 'p', { limit: 2, after: { createdAt: NOW, id: 'c' } });
    expect(page.map(({ id, status }) => `${id} ${status}`)).toEqual(['b pending', 'a accepted']);
  });

  it('keeps the last revisions of a project, and those of others', async () => {
    const sql = await opened();
    await insertRevision(sql, revision(1, 'q'), 3);
    for (const number of [1, 2, 3, 4, 5]) await insertRevision(sql, revision(number), 3);
    expect((await listRevisions(sql, 'p', { limit: 10 })).map(({ number }) => number)).toEqual([5, 4, 3]);
    expect((await listRevisions(sql, 'p', { limit: 10, before: 5 })).map(({ number }) => number)).toEqual([
      4, 3,
    ]);
    expect((await findNewest(sql, 'p'))?.number).toBe(5);
    expect((await findNewest(sql, 'q'))?.number).toBe(1);
    await expect(insertRevision(sql, { ...revision(5), id: 'another' }, 3)).rejects.toThrow(/unique/i);
  });
});

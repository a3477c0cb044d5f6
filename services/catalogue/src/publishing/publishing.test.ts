import { describeStores, type OpenStore } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, openCatalogue } from '../catalogue.fixture.ts';
import { publishDue } from './publish-due.ts';
import { processAt } from './publishing.fixture.ts';

/** An organisation that wants a second pair of eyes, with the editors ada and bea. */
async function openReviewed(open: OpenStore) {
  const sql = await open();
  const catalogue = await openCatalogue(async () => sql);
  const { result } = await catalogue.post('organization_patch', {
    id: 'health-board',
    requires_review: true,
  });
  expect(result.requires_review).toBe(true);
  catalogue.grants.push({ person: 'bea', relation: 'editor', organization: result.id });
  const say = async (action: string, input: object, as = 'ada') =>
    (await catalogue.post(action, input, as)).status;
  const isPublic = async (id = 'births') => (await catalogue.get('package_show', { id })).status === 200;
  const kinds = async (id = 'births') => {
    const { result: history } = await catalogue.post('dataset_history', { id }, 'ada');
    return history.entries.map(({ kind, note }: { kind: string; note: string | null }) => [kind, note]);
  };
  return { sql, catalogue, say, isPublic, kinds };
}

describeStores('a dataset on its way to the public', (open) => {
  it('is published by its editor, withdrawn with a reason that its addresses tell, and published again', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue, { state: 'draft' });
    const document = () => catalogue.server.inject('/dataset/births.jsonld');
    expect((await document()).statusCode).toBe(404);
    for (const as of ['', 'mo'])
      expect((await catalogue.post('dataset_publish', { id: 'births' }, as)).status).toBe(403);
    const { result } = await catalogue.post('dataset_publish', { id: 'births' }, 'ada');
    expect(result).toMatchObject({ state: 'active', private: false });
    expect((await document()).statusCode).toBe(200);
    expect((await catalogue.post('dataset_publish', { id: 'births' }, 'ada')).status).toBe(200);
    const reason = 'The figures of May are wrong';
    expect((await catalogue.post('dataset_withdraw', { id: 'births', reason }, 'mo')).status).toBe(403);
    const withdrawn = await catalogue.post('dataset_withdraw', { id: 'births', reason }, 'ada');
    expect(withdrawn.result.state).toBe('draft');
    const gone = await document();
    expect([gone.statusCode, gone.body]).toEqual([410, expect.stringContaining(reason)]);
    expect((await catalogue.get('package_show', { id: 'births' })).status).toBe(403);
    expect((await catalogue.post('dataset_withdraw', { id: 'births', reason }, 'ada')).status).toBe(409);
    await catalogue.post('dataset_publish', { id: 'births' }, 'ada');
    expect((await document()).statusCode).toBe(200);
  });

  it('waits for somebody else where its organisation says so, by whatever call', async () => {
    const { catalogue, say, isPublic, kinds } = await openReviewed(open);
    const born = { name: 'births', owner_org: 'health-board' };
    const { status, error } = await catalogue.post('package_create', born, 'ada');
    expect([status, error.state[0]]).toEqual([409, expect.stringContaining('second pair of eyes')]);
    expect(await say('package_create', { ...born, state: 'draft' })).toBe(200);
    for (const [action, input] of [
      ['package_patch', { id: 'births', state: 'active' }],
      ['package_update', { ...born, state: 'active' }],
      ['package_revise', { match: { name: 'births' }, update: { state: 'active' } }],
      ['dataset_publish', { id: 'births' }],
    ] as const) {
      for (const as of ['ada', 'bea']) {
        expect({ action, as, status: await say(action, input, as) }).toEqual({ action, as, status: 409 });
      }
    }
    expect(await say('package_patch', { id: 'births', state: 'active', private: true })).toBe(200);
    expect(await say('bulk_update_public', { org_id: 'health-board', datasets: ['births'] })).toBe(409);
    expect(await say('dataset_submit', { id: 'births', note: 'Look at May' })).toBe(200);
    expect(await say('dataset_publish', { id: 'births' })).toBe(403);
    expect(await say('dataset_send_back', { id: 'births', note: 'May is missing' }, 'bea')).toBe(200);
    expect(await say('dataset_publish', { id: 'births' }, 'bea')).toBe(409);
    await say('dataset_submit', { id: 'births' });
    await say('package_patch', { id: 'births', notes: 'With May' }, 'bea');
    expect(await say('dataset_publish', { id: 'births' }, 'bea')).toBe(403);
    await say('package_patch', { id: 'births', notes: 'With May and June' });
    expect(await isPublic()).toBe(false);
    expect(await say('dataset_publish', { id: 'births' }, 'bea')).toBe(200);
    expect(await isPublic()).toBe(true);
    expect((await kinds()).slice(0, 7)).toEqual([
      ['published', null],
      ['changed', null],
      ['changed', null],
      ['submitted', null],
      ['sent_back', 'May is missing'],
      ['submitted', 'Look at May'],
      ['changed', null],
    ]);
    expect(await say('package_patch', { id: 'births', notes: 'Corrected' })).toBe(200);
  });

  it('is published by administrators of the installation at once, by whom catalogues are harvested', async () => {
    const { say, isPublic } = await openReviewed(open);
    expect(await say('package_create', { name: 'births', owner_org: 'health-board' }, 'administrator')).toBe(
      200,
    );
    expect(await isPublic()).toBe(true);
  });

  it('is told to its editors only, and the review is chosen by admins only', async () => {
    const { catalogue, say } = await openReviewed(open);
    await createDataset(catalogue, { state: 'draft' });
    await say('dataset_submit', { id: 'births' });
    const { result } = await catalogue.get('dataset_publication_show', { id: 'births' }, 'bea');
    expect(result).toMatchObject({
      state: 'draft',
      requires_review: true,
      submitted_by: 'ada',
      publish_at: null,
    });
    for (const as of ['', 'mo']) {
      expect((await catalogue.get('dataset_publication_show', { id: 'births' }, as)).status).toBe(403);
    }
    expect(await say('organization_patch', { id: 'health-board', requires_review: false })).toBe(403);
    const update = { id: 'health-board', name: 'health-board', title: 'Board' };
    const { result: silent } = await catalogue.post('organization_update', update);
    expect(silent.requires_review).toBe(true);
    expect((await catalogue.post('group_create', { name: 'vital', requires_review: true })).status).toBe(409);
  });
});

describeStores('a time at which a dataset is published', (open) => {
  it('publishes it once, however many processes look', async () => {
    const sql = await open();
    const catalogue = await openCatalogue(async () => sql);
    await createDataset(catalogue, { state: 'draft' });
    const schedule = (at: string | null, as = 'ada') =>
      catalogue.post('dataset_schedule', { id: 'births', at }, as);
    for (const at of ['2020-01-01T00:00:00Z', '2027-01-01', 'soon', '2027-01-01T00:00:00']) {
      expect((await schedule(at)).error.at).toHaveLength(1);
    }
    expect((await schedule(null)).status).toBe(409);
    expect((await schedule('2027-01-01T09:00:00+05:30', 'mo')).status).toBe(403);
    expect((await schedule('2027-01-01T09:00:00+05:30')).result.publish_at).toBe(
      '2027-01-01T03:30:00.000000',
    );
    expect(await publishDue(processAt(catalogue, sql, '2027-01-01T03:29:59Z'))).toBe(0);
    expect((await catalogue.get('package_show', { id: 'births' })).status).toBe(403);
    const processes = [1, 2, 3].map(() => processAt(catalogue, sql, '2027-01-01T03:30:00Z'));
    const published = await Promise.all(processes.map(publishDue));
    expect(published.toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
    expect((await catalogue.get('package_show', { id: 'births' })).status).toBe(200);
    const { result } = await catalogue.post('dataset_history', { id: 'births' }, 'ada');
    expect(result.entries.map(({ kind }: { kind: string }) => kind)).toEqual([
      'published',
      'scheduled',
      'created',
    ]);
    expect(result.entries[0].user_id).toBe('ada');
  });

  it('can be taken back', async () => {
    const sql = await open();
    const catalogue = await openCatalogue(async () => sql);
    await createDataset(catalogue, { state: 'draft' });
    for (const at of ['2027-01-01T00:00:00Z', null]) {
      expect((await catalogue.post('dataset_schedule', { id: 'births', at }, 'ada')).status).toBe(200);
    }
    expect(await publishDue(processAt(catalogue, sql, '2028-01-01T00:00:00Z'))).toBe(0);
  });

  it('lapses where something is changed that nobody else has looked at', async () => {
    const { sql, catalogue, say, isPublic, kinds } = await openReviewed(open);
    await createDataset(catalogue, { state: 'draft' });
    const scheduled = { id: 'births', at: '2027-01-01T00:00:00Z' };
    await say('dataset_submit', { id: 'births' });
    expect(await say('dataset_schedule', scheduled)).toBe(403);
    expect(await say('dataset_schedule', scheduled, 'bea')).toBe(200);
    await say('package_patch', { id: 'births', notes: 'Not seen by anybody' });
    expect(await publishDue(processAt(catalogue, sql, '2027-01-02T00:00:00Z'))).toBe(0);
    expect(await isPublic()).toBe(false);
    expect((await kinds())[0]).toEqual(['unscheduled', 'It was changed after it was scheduled']);
    expect(await publishDue(processAt(catalogue, sql, '2027-01-03T00:00:00Z'))).toBe(0);
    expect(await say('dataset_schedule', { ...scheduled, at: '2027-02-01T00:00:00Z' }, 'bea')).toBe(200);
    expect(await publishDue(processAt(catalogue, sql, '2027-02-01T00:00:00Z'))).toBe(1);
  });
});

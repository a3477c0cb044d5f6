import { describeStores, type OpenStore } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, openCatalogue } from '../catalogue.fixture.ts';

type Row = { name: string; standing: string; waits_for_caller: boolean };

/** The organisation of ada and bea with a dataset in every state, and another organisation with one of its own. */
async function openDesk(open: OpenStore) {
  const catalogue = await openCatalogue(open);
  const { post } = catalogue;
  const registrar = await post('organization_create', { name: 'registrar', title: 'Registrar' });
  const { result: board } = await post('organization_show', { id: 'health-board' });
  catalogue.grants.push(
    { person: 'bea', relation: 'editor', organization: board.id },
    { person: 'cem', relation: 'editor', organization: registrar.result.id },
  );
  for (const name of ['draft', 'submitted', 'own', 'scheduled', 'withdrawn', 'deleted'])
    await createDataset(catalogue, { name, title: `A ${name} one`, state: 'draft' });
  await createDataset(catalogue, { name: 'public', title: '100 % public' });
  await createDataset(catalogue, { name: 'private', private: true });
  await post('package_create', { name: 'others', owner_org: 'registrar' }, 'cem');
  await post('dataset_submit', { id: 'submitted' }, 'bea');
  await post('dataset_submit', { id: 'own' }, 'ada');
  await post('dataset_schedule', { id: 'scheduled', at: '2100-01-01T00:00:00Z' }, 'ada');
  await post('dataset_publish', { id: 'withdrawn' }, 'ada');
  await post('dataset_withdraw', { id: 'withdrawn', reason: 'Wrong in May' }, 'ada');
  await post('package_delete', { id: 'deleted' }, 'ada');
  const desk = (input: object = {}, as = 'ada') => post('dataset_desk_list', input, as);
  const names = async (input: object = {}, as = 'ada') =>
    ((await desk(input, as)).result.datasets as Row[]).map(({ name }) => name);
  return { catalogue, desk, names };
}

describeStores('the desk of who edits datasets', (open) => {
  it('shows how far each dataset is, first those that somebody else has submitted', async () => {
    const { desk, names } = await openDesk(open);
    const { result } = await desk();
    expect([result.count, result.waiting]).toEqual([8, 1]);
    const rows = result.datasets as Row[];
    expect(rows[0]).toMatchObject({ name: 'submitted', waits_for_caller: true });
    expect(rows.filter((row) => row.waits_for_caller)).toHaveLength(1);
    expect(Object.fromEntries(rows.map(({ name, standing }) => [name, standing]))).toEqual({
      draft: 'draft',
      submitted: 'submitted',
      own: 'submitted',
      scheduled: 'scheduled',
      public: 'public',
      private: 'private',
      withdrawn: 'withdrawn',
      deleted: 'deleted',
    });
    for (const standing of ['draft', 'scheduled', 'public', 'private', 'withdrawn', 'deleted'])
      expect(await names({ standing })).toEqual([standing]);
    expect(await names({ standing: 'submitted' })).toEqual(['submitted', 'own']);
    expect((await names({ standing: 'submitted' }, 'bea'))[0]).toBe('own');
  });

  it('says what one has to know of a state', async () => {
    const { desk } = await openDesk(open);
    const one = async (dataset: string) => (await desk({ dataset })).result.datasets[0];
    expect(await one('withdrawn')).toMatchObject({ withdrawn_because: 'Wrong in May' });
    expect(await one('submitted')).toMatchObject({ submitted_by: { id: 'bea' } });
    expect(await one('scheduled')).toMatchObject({ scheduled_by: { id: 'ada' } });
    const { restorable_until, deleted_by } = await one('deleted');
    expect([restorable_until.slice(0, 10), deleted_by.id]).toEqual(['2026-01-31', 'ada']);
    expect(await one('public')).toMatchObject({
      organization: { name: 'health-board' },
      withdrawn_because: null,
    });
  });

  it('is paged without gaps, and finds by words of title and name', async () => {
    const { names } = await openDesk(open);
    const all = await names();
    const pages = [0, 3, 6].map((offset) => names({ limit: 3, offset }));
    expect((await Promise.all(pages)).flat()).toEqual(all);
    expect(await names({ q: 'WITHDRAWN one' })).toEqual(['withdrawn']);
    expect(await names({ q: 'priv' })).toEqual(['private']);
    expect(await names({ q: '0 %' })).toEqual(['public']);
    expect(await names({ q: '_' })).toEqual([]);
  });

  it('has nothing of others, and nothing for who edits nothing', async () => {
    const { desk, names } = await openDesk(open);
    expect(await names({}, 'cem')).toEqual(['others']);
    expect(await names({ organization: 'health-board' }, 'cem')).toEqual([]);
    for (const as of ['mo', '', 'stranger']) expect(await names({}, as)).toEqual([]);
    expect((await desk({ dataset: 'draft' }, 'cem')).status).toBe(403);
    expect((await desk({ organization: 'none' })).status).toBe(404);
    expect((await desk({ dataset: 'none' })).status).toBe(404);
    expect(await names({}, 'administrator')).toHaveLength(9);
  });

  it('has what is shared with somebody by itself', async () => {
    const { catalogue, names } = await openDesk(open);
    const { result } = await catalogue.post('package_show', { id: 'draft' });
    catalogue.grants.push({ person: 'dee', relation: 'editor', dataset: result.id });
    expect(await names({}, 'dee')).toEqual(['draft']);
  });
});

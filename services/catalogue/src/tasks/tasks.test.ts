import { describeStores, type OpenStore } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import type { OutsideTask } from '../catalogue.ts';
import { createDataset, openCatalogue } from '../catalogue.fixture.ts';

type Task = { dataset: { name: string } | null; about: { id: string } | null };
type Group = { kind: string; count: number; tasks: Task[] };

/** Everything but what is asked of files, so that the description is good. */
const described = {
  notes: 'Births by district',
  tags: [{ name: 'births' }],
  sector: ['Health'],
  years_covered: '2001-2011',
  license_id: 'CC-BY-4.0',
  maintainer: 'Ada',
  maintainer_email: 'ada@example.org',
  source_name: 'Registrar',
  methodology: 'Counted',
};
const table = (frequency: string, last_modified: string) => ({
  name: 'A table',
  format: 'CSV',
  url: 'https://example.org/births.csv',
  granularity: 'District',
  frequency,
  last_modified,
});

const outside = (kind: OutsideTask['kind'], id: string, about: Partial<OutsideTask>): OutsideTask => ({
  kind,
  id,
  title: `${id}.csv`,
  at: '2026-01-01T00:00:00.000Z',
  dataset: null,
  organization: null,
  ...about,
});

/** The editors ada and bea of one organisation, cem of another, and what other services tell. */
async function openTasks(open: OpenStore) {
  const told: OutsideTask[] = [];
  const catalogue = await openCatalogue(open, { tasks: { of: async () => told } });
  const { post } = catalogue;
  const registrar = await post('organization_create', { name: 'registrar', title: 'Registrar' });
  const { result: board } = await post('organization_show', { id: 'health-board' });
  catalogue.grants.push(
    { person: 'bea', relation: 'editor', organization: board.id },
    { person: 'cem', relation: 'editor', organization: registrar.result.id },
  );
  const ask = async (input: object = {}, as = 'ada') => (await post('desk_task_list', input, as)).result;
  const names = async (input: object = {}, as = 'ada') => {
    const { groups } = await ask(input, as);
    return Object.fromEntries(
      (groups as Group[]).map(({ kind, tasks }) => [
        kind,
        tasks.map(({ dataset, about }) => about?.id ?? dataset?.name),
      ]),
    );
  };
  return { catalogue, told, ask, names, board: board.id as string, registrar: registrar.result.id as string };
}

describeStores('tasks of who edits datasets', (open) => {
  it('are drafts to look at, what came back to oneself, and what waits for others or its time', async () => {
    const { catalogue, ask, names } = await openTasks(open);
    const { post } = catalogue;
    for (const name of ['mine', 'theirs', 'returned', 'timed'])
      await createDataset(catalogue, { name, title: name, state: 'draft' });
    await post('dataset_submit', { id: 'theirs' }, 'bea');
    for (const id of ['mine', 'returned']) await post('dataset_submit', { id }, 'ada');
    await post('dataset_send_back', { id: 'returned', note: 'May is missing' }, 'bea');
    await post('dataset_schedule', { id: 'timed', at: '2100-01-01T00:00:00Z' }, 'bea');
    expect(await names()).toEqual({
      review: ['theirs'],
      sent_back: ['returned'],
      in_review: ['mine'],
      scheduled: ['timed'],
    });
    expect(await names({}, 'bea')).toEqual({ review: ['mine'], in_review: ['theirs'], scheduled: ['timed'] });
    const { count, groups } = await ask();
    expect(count).toBe(2);
    expect(groups[1].tasks[0]).toMatchObject({
      dataset: { name: 'returned', title: 'returned' },
      organization: { name: 'health-board', title: 'Health Board' },
      by: { id: 'bea' },
      note: 'May is missing',
    });
    await post('dataset_submit', { id: 'returned' }, 'ada');
    expect((await names())['sent_back']).toBeUndefined();
  });

  it('are data that are stale by their own frequency, until they change', async () => {
    const { catalogue, ask, names } = await openTasks(open);
    const make = (name: string, frequency: string, changed: string, more: object = {}) =>
      createDataset(catalogue, { ...described, name, resources: [table(frequency, changed)], ...more });
    const { resources } = await make('monthly', 'Monthly', '2025-10-01T00:00:00');
    await make('weekly', 'Weekly', '2025-10-01T00:00:00');
    await make('yearly', 'Yearly', '2025-10-01T00:00:00');
    await make('once', 'One Time', '2001-10-01T00:00:00');
    await make('hidden', 'Daily', '2001-10-01T00:00:00', { state: 'draft' });
    expect(await names()).toEqual({ stale: ['weekly', 'monthly'] });
    const { groups } = await ask({ kind: 'stale', limit: 1, offset: 1 });
    expect(groups[0]).toMatchObject({
      count: 2,
      tasks: [{ frequency: 'Monthly', renewed_at: '2025-10-01T00:00:00.000000' }],
    });
    await catalogue.post('package_patch', { id: 'monthly', notes: 'Another word' }, 'ada');
    expect(await names()).toEqual({ stale: ['weekly', 'monthly'] });
    const renewed = { id: resources[0].id, last_modified: '2025-12-31T00:00:00' };
    await catalogue.post('resource_patch', renewed, 'ada');
    expect(await names()).toEqual({ stale: ['weekly'] });
  });

  it('are public descriptions that are not good, with what is missing, the poorest first', async () => {
    const { catalogue, ask, names } = await openTasks(open);
    await createDataset(catalogue, {
      ...described,
      name: 'good',
      resources: [table('One Time', '2025-10-01T00:00:00')],
    });
    await createDataset(catalogue, { name: 'poor', notes: 'Some words', license_id: 'CC-BY-4.0' });
    await createDataset(catalogue, { name: 'poorest' });
    await createDataset(catalogue, { name: 'unseen', state: 'draft' });
    expect(await names()).toEqual({ low_quality: ['poorest', 'poor'] });
    const [group] = (await ask()).groups;
    expect(group.tasks[1].missing).toContain('contact');
    expect(group.tasks[1].missing).not.toContain('license');
    expect(group.tasks[0].score).toBeLessThan(group.tasks[1].score);
  });

  it('are what other services tell of datasets that one edits', async () => {
    const { catalogue, told, names, board, registrar } = await openTasks(open);
    const { id } = await createDataset(catalogue, { ...described, state: 'draft' });
    await catalogue.post('package_create', { name: 'theirs', owner_org: 'registrar', state: 'draft' });
    told.push(
      outside('import_failed', 'rain', { dataset: id }),
      outside('asked', 'which', { dataset: 'births' }),
      outside('question', 'why', { dataset: 'births' }),
      outside('question', 'others', { dataset: 'theirs' }),
      outside('question', 'lost', { dataset: 'gone' }),
      outside('harvest_failed', 'source', { organization: board }),
    );
    const all = { import_failed: ['rain'], harvest_failed: ['source'], asked: ['which'], question: ['why'] };
    expect(await names()).toEqual(all);
    expect(await names({ organization: 'health-board' })).toEqual(all);
    expect(await names({ organization: registrar })).toEqual({});
    await catalogue.post('package_delete', { id }, 'ada');
    expect(await names()).toEqual({ harvest_failed: ['source'] });
  });

  it('are told to nobody of another organisation, in pages without gaps, and of one organisation', async () => {
    const { catalogue, ask, names } = await openTasks(open);
    for (const letter of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
      await createDataset(catalogue, { name: `poor-${letter}` });
    await catalogue.post('package_create', { name: 'others', owner_org: 'registrar' }, 'cem');
    const first = await ask();
    expect([first.count, first.groups[0].count, first.groups[0].tasks.length]).toEqual([7, 7, 5]);
    const pages = [0, 3, 6].map((offset) => names({ kind: 'low_quality', limit: 3, offset }));
    const paged = (await Promise.all(pages)).flatMap(({ low_quality }) => low_quality ?? []);
    expect(new Set(paged).size).toBe(7);
    expect(await names({}, 'cem')).toEqual({ low_quality: ['others'] });
    for (const as of ['mo', '', 'stranger'])
      expect(await ask({}, as)).toMatchObject({ count: 0, groups: [] });
    expect((await ask({}, 'administrator')).count).toBe(8);
    expect((await ask({ organization: 'registrar' }, 'administrator')).count).toBe(1);
    expect((await ask({ organization: 'health-board' }, 'cem')).groups).toEqual([]);
    expect((await catalogue.post('desk_task_list', { organization: 'none' }, 'ada')).status).toBe(404);
    expect((await catalogue.post('desk_task_list', { kind: 'none' }, 'ada')).status).toBe(409);
    const { result } = await catalogue.post('package_show', { id: 'others' });
    catalogue.grants.push({ person: 'dee', relation: 'editor', dataset: result.id });
    expect(await names({}, 'dee')).toEqual({ low_quality: ['others'] });
  });
});

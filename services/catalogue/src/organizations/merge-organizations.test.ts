import { describeStores, type OpenStore } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, LINK, openCatalogue } from '../catalogue.fixture.ts';

/** The organisations `health-board`, which is merged, and `ministry`; alma is admin of both, and ada edits the first. */
async function openTwo(open: OpenStore) {
  const moves: string[][] = [];
  const holdings = {
    count: async () => ({ sources: 2, followers: 3, team_follows: 1 }),
    move: async (from: string, into: string) => void moves.push([from, into]),
  };
  const catalogue = await openCatalogue(open, { holdings });
  const { result: into } = await catalogue.post('organization_create', {
    name: 'ministry',
    title: 'Ministry',
  });
  const { result: from } = await catalogue.get('organization_show', { id: 'health-board' });
  for (const { id } of [from, into])
    catalogue.grants.push({ person: 'alma', relation: 'admin', organization: id });
  catalogue.grants.push({ person: 'mo', relation: 'editor', organization: into.id });
  await createDataset(catalogue, { resources: [LINK] });
  await createDataset(catalogue, { name: 'plans', private: true });
  await createDataset(catalogue, { name: 'old', state: 'deleted' });
  return { catalogue, from, into, moves };
}
const merge = { id: 'health-board', into: 'ministry' };

describeStores('organization_merge', (open) => {
  it('says beforehand what would move where, and moves nothing', async () => {
    const { catalogue, from, into, moves } = await openTwo(open);
    const { result } = await catalogue.post('organization_merge', { ...merge, dry_run: true }, 'alma');
    expect(result).toEqual({
      from: { id: from.id, name: 'health-board', title: 'Health Board' },
      into: { id: into.id, name: 'ministry', title: 'Ministry' },
      moved: {
        datasets: { public: 1, private: 1, drafts: 0, deleted: 1 },
        people: { admin: 1, editor: 1, member: 1 },
        sources: 2,
        followers: 3,
        team_follows: 1,
        former_names: [],
      },
      people: [{ id: 'ada', name: expect.any(String), before: null, role: 'editor' }],
      people_count: 1,
      requires_review: { before: false, after: false },
    });
    expect(moves).toEqual([]);
    const { result: births } = await catalogue.get('package_show', { id: 'births' });
    expect(births.organization.name).toBe('health-board');
  });

  it('moves datasets, people and all else, and the old names and the id lead on', async () => {
    const { catalogue, from, into, moves } = await openTwo(open);
    await catalogue.post('organization_patch', { id: 'health-board', name: 'board' });
    const { status } = await catalogue.post('organization_merge', { id: 'board', into: 'ministry' }, 'alma');
    expect(status).toBe(200);
    expect(moves).toEqual([[from.id, into.id]]);
    for (const id of ['health-board', 'board', from.id]) {
      expect((await catalogue.get('organization_show', { id })).result).toMatchObject({
        name: 'ministry',
        package_count: 1,
      });
    }
    for (const fq of ['organization:ministry', 'organization:health-board', `owner_org:"${from.id}"`]) {
      const { result } = await catalogue.get('package_search', { fq });
      const names = result.results.map(({ name }: { name: string }) => name);
      expect([fq, ...names]).toEqual([fq, 'births']);
    }
    const edited = await catalogue.post('package_patch', { id: 'births', title: 'All births' }, 'ada');
    expect(edited.result).toMatchObject({ title: 'All births', owner_org: into.id });
    expect((await catalogue.post('package_patch', { id: 'plans', title: 'Our plans' }, 'mo')).status).toBe(
      200,
    );
    const old = await catalogue.get('package_show', { id: 'old' }, 'administrator');
    expect(old.result).toMatchObject({ state: 'deleted', owner_org: into.id });
    expect(
      catalogue.grants.filter((grant) => 'organization' in grant && grant.organization === from.id),
    ).toEqual([]);
    expect((await catalogue.get('organization_list')).result).toEqual(['ministry']);
  });

  it('leaves who has the higher role where things go with it', async () => {
    const { catalogue, into } = await openTwo(open);
    await catalogue.post('organization_merge', merge, 'alma');
    const roles = catalogue.grants.filter(
      (grant) => 'organization' in grant && grant.organization === into.id,
    );
    const roleOf = Object.fromEntries(roles.map(({ person, relation }) => [person, relation]));
    expect(roleOf).toEqual({ alma: 'admin', mo: 'editor', ada: 'editor' });
  });

  it('is for admins of both, and goes into another that is there', async () => {
    const { catalogue, from } = await openTwo(open);
    expect((await catalogue.post('organization_merge', merge, 'ada')).status).toBe(403);
    catalogue.grants.push({ person: 'ada', relation: 'admin', organization: from.id });
    expect((await catalogue.post('organization_merge', merge, 'ada')).status).toBe(403);
    const itself = await catalogue.post('organization_merge', { id: 'ministry', into: 'ministry' }, 'alma');
    expect(itself.error.into).toEqual(['Must be another organization']);
    await catalogue.post('organization_delete', { id: 'ministry' });
    const gone = await catalogue.post('organization_merge', merge, 'alma');
    expect(gone.error.into).toEqual(['Organization does not exist']);
    expect((await catalogue.post('organization_merge', { ...merge, into: 'nothing' }, 'alma')).status).toBe(
      404,
    );
  });

  it('leaves a public dataset public where the other organisation asks for a second pair of eyes', async () => {
    const { catalogue } = await openTwo(open);
    await catalogue.post('organization_patch', { id: 'ministry', requires_review: true });
    const { result } = await catalogue.post('organization_merge', merge, 'alma');
    expect(result.requires_review).toEqual({ before: false, after: true });
    expect((await catalogue.get('package_show', { id: 'births' })).result.organization.name).toBe('ministry');
  });
});

describeStores('organization_holdings', (open) => {
  it('counts what hangs on an organisation, for its admins', async () => {
    const { catalogue } = await openTwo(open);
    const { result } = await catalogue.get('organization_holdings', { id: 'health-board' }, 'alma');
    expect(result).toMatchObject({ datasets: { public: 1, private: 1, deleted: 1 }, sources: 2 });
    for (const other of ['ada', ''])
      expect((await catalogue.get('organization_holdings', { id: 'health-board' }, other)).status).toBe(403);
  });
});

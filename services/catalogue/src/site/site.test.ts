import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, openCatalogue } from '../catalogue.fixture.ts';

describeStores('the catalogue', (open) => {
  it('says what installation it is', async () => {
    const catalogue = await openCatalogue(open);
    expect((await catalogue.get('status_show')).result).toMatchObject({
      ckan_version: '2.11.5',
      site_title: 'Gazetteer',
      site_url: 'http://portal.test',
    });
  });

  it('lists licences with their addresses and whether they are open', async () => {
    const catalogue = await openCatalogue(open);
    const { result } = await catalogue.get('license_list');
    const byId = new Map(result.map((license: { id: string }) => [license.id, license]));
    expect(byId.get('CC0-1.0')).toMatchObject({ isopen: true, url: expect.stringContaining('/zero/1.0/') });
    expect(byId.get('CC-BY-NC-4.0')).toMatchObject({ isopen: false, status: 'active' });
    expect(byId.get('GODL-India')).toMatchObject({ isopen: true });
    expect(byId.size).toBe(result.length);
  });

  it('tells callers of themselves and of nobody else', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue);
    const { result } = await catalogue.get('user_show', {}, 'ada');
    expect(result).toMatchObject({ name: 'ada', sysadmin: false, number_created_packages: 1 });
    expect((await catalogue.get('user_show', { id: 'admin' }, 'administrator')).result.sysadmin).toBe(true);
    expect((await catalogue.get('user_show', { id: 'mo' }, 'ada')).status).toBe(404);
    expect((await catalogue.get('user_show', { id: 'ada' })).status).toBe(404);
  });

  it('does not write by GET', async () => {
    const catalogue = await openCatalogue(open);
    const answer = await catalogue.server.inject('/api/3/action/package_create?name=births');
    expect(answer.statusCode).toBe(400);
  });
});

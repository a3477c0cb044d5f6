import { type SiteContext, siteKey } from '@gazetteer/site/server';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { type Right, sectionsOpenTo } from '../menu/sections.ts';
import { requireRight, rightsOf } from './rights.server.ts';

/** A request of somebody who may edit or not, and works on these projects; counts the questions. */
function requestOf(mayEdit: boolean, projects: readonly object[] = [], mayOperate = false) {
  const asked: string[] = [];
  const context = new RouterContextProvider();
  const services = {
    mayOperate: () => mayOperate,
    mayPublish: async () => mayOperate,
    mayAdminister: async () => mayOperate,
    publicUrl: 'http://site.test',
    accountsUrl: 'http://site.test',
    mayEdit: async () => {
      asked.push('edit');
      return mayEdit;
    },
    fetch: async (address: string) => {
      asked.push(new URL(address).pathname);
      return Response.json(projects);
    },
  };
  context.set(siteKey, services as unknown as SiteContext);
  return { asking: { context, request: new Request('http://site.test/console') }, asked };
}

describe('the rights of who opens the console', () => {
  test('are asked for once, however many parts of a page want to know', async () => {
    const { asking, asked } = requestOf(true);
    await Promise.all([rightsOf(asking), requireRight(asking, 'edit')]);
    expect(await rightsOf(asking)).toEqual(['edit']);
    expect(asked).toEqual(['edit', '/api/.ory/projects']);
  });

  test('open no page where they are missing', async () => {
    const { asking } = requestOf(false);
    await expect(requireRight(asking, 'edit')).rejects.toMatchObject({ init: { status: 403 } });
  });

  test('are those of the member of a project, who edits nothing', async () => {
    const { asking } = requestOf(false, [{ id: 'roads' }]);
    expect(await rightsOf(asking)).toEqual(['projects']);
  });

  test('are to run the installation for its administrators', async () => {
    const { asking } = requestOf(true, [{ id: 'portal' }], true);
    expect(await rightsOf(asking)).toEqual(['publish', 'administer', 'edit', 'projects', 'operate']);
    await expect(requireRight(requestOf(true).asking, 'operate')).rejects.toMatchObject({
      init: { status: 403 },
    });
  });

  test('decide what the menu shows', () => {
    expect(sectionsOpenTo(['edit']).map(({ title }) => title)).toEqual(['menu.portal.title']);
    expect(sectionsOpenTo([])).toEqual([]);
    const dataPages = (rights: Right[]) =>
      sectionsOpenTo(rights).flatMap(({ pages }) => pages.map(({ path }) => path));
    expect(dataPages(['publish'])).toEqual([
      '/console/data',
      '/console/tasks',
      '/console/questions',
      '/console/figures',
    ]);
    expect(dataPages(['publish', 'administer'])).toContain('/console/harvest');
  });
});

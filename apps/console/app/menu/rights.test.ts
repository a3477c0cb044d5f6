import { type SiteContext, siteKey } from '@gazetteer/site/server';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { requireRight, rightsOf } from './rights.server.ts';
import { sectionsOpenTo } from './sections.ts';

/** A request of somebody who may edit or not; counts the questions. */
function requestOf(mayEdit: boolean) {
  const asked: boolean[] = [];
  const context = new RouterContextProvider();
  const services = {
    mayEdit: async () => {
      asked.push(mayEdit);
      return mayEdit;
    },
  };
  context.set(siteKey, services as unknown as SiteContext);
  return { context, asked };
}

describe('the rights of who opens the console', () => {
  test('are asked for once, however many parts of a page want to know', async () => {
    const { context, asked } = requestOf(true);
    await Promise.all([rightsOf(context), requireRight(context, 'edit')]);
    expect(await rightsOf(context)).toEqual(['edit']);
    expect(asked).toEqual([true]);
  });

  test('open no page where they are missing', async () => {
    const { context } = requestOf(false);
    await expect(requireRight(context, 'edit')).rejects.toMatchObject({ init: { status: 403 } });
  });

  test('decide what the menu shows', () => {
    expect(sectionsOpenTo(['edit']).map(({ title }) => title)).toEqual(['menu.portal.title']);
    expect(sectionsOpenTo([])).toEqual([]);
  });
});

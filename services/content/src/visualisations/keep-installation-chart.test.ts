import type { Caller } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { barChart, ITEMS, openTestContent } from '../content-testing.ts';

const administrator: Caller = { kind: 'key', id: 'administrator', name: 'admin', administrator: true };
const chart = {
  visID: 'sample-rain-en',
  visJSON: barChart({ title: 'Rain' }),
  visibility: 'public' as const,
};

describeStores('a chart of the installation', (open) => {
  it('has the handle it was given, belongs to nobody, and is listed with its dataset', async () => {
    const { content, call } = await openTestContent(await open());
    await content.keepChart(administrator, chart);
    const { list } = await call('GET', `${ITEMS}?filter[packageID][_eq]=weather`, '');
    expect(list).toMatchObject([{ visID: 'sample-rain-en', title: 'Rain', userId: null, email: null }]);
    expect((await call('GET', '/charts/sample-rain-en.svg', '')).status).toBe(200);
  });

  it('stays as it is when it is kept again', async () => {
    const { content, call } = await openTestContent(await open());
    await content.keepChart(administrator, chart);
    await content.keepChart(administrator, { ...chart, visJSON: barChart({ title: 'Snow' }) });
    const { list } = await call('GET', `${ITEMS}?filter[visID][_eq]=sample-rain-en`, '');
    expect(list.map(({ title }) => title)).toEqual(['Rain']);
  });

  it('is kept by administrators only', async () => {
    const { content } = await openTestContent(await open());
    const ada: Caller = { kind: 'session', id: 's', identity: 'ada', administrator: false };
    await expect(content.keepChart(ada, chart)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(content.keepChart({ kind: 'anonymous' }, chart)).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
  });

  it('needs a handle of words and a title, and a table that is there', async () => {
    const { content } = await openTestContent(await open());
    const refusal = (change: object) =>
      content.keepChart(administrator, { ...chart, ...change }).catch((error: Error) => error.message);
    for (const visID of ['rain', 'Rain in Goa', 'a'.repeat(70) + '-b', '-rain-en']) {
      expect(await refusal({ visID })).toContain('visID: must be two or more words');
    }
    expect(await refusal({ visJSON: barChart() })).toContain('visJSON.title: Missing value');
    const source = { kind: 'table', resource_id: 'none' };
    expect(await refusal({ visJSON: barChart({ title: 'Rain', source }) })).toContain('was not found');
  });
});

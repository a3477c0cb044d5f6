import type { ChartSpec } from '@gazetteer/charts';
import { anonymous } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { openTestDatastore } from '../datastore-testing.ts';

const attribution = { source: 'Office of rates', years: '2009' };

describeStores('a chart of own rows that a table was joined to', (open) => {
  test('names the table, and is there for those only who may see it', async () => {
    const { datastore, call, addResource, resources } = await openTestDatastore(await open());
    const resource_id = addResource({ title: 'Rates', attribution });
    await call('datastore_create', {
      resource_id,
      fields: [{ id: 'rate', type: 'float' }],
      records: [{ rate: 4 }],
    });
    const spec: ChartSpec = {
      version: 1,
      source: {
        kind: 'own',
        name: 'visitors.csv',
        columns: [
          { id: 'place', type: 'text', from: 'own' },
          { id: 'rate', type: 'float', unit: '%', from: 'joined' },
        ],
        rows: [['Hill', 4]],
        joined: { resource_id, version: 1, title: 'Rates', source: 'Office of rates' },
      },
      mark: 'bar',
      channels: { x: { field: 'place' }, y: { field: 'rate', aggregate: 'mean' } },
    };
    const { charts } = datastore;
    expect(await charts.pin(anonymous, spec)).toMatchObject({ tables: [{ resourceId: resource_id }] });
    expect(await charts.inspect(anonymous, spec.source)).toMatchObject({ isPublic: true, datasets: [{}] });
    const look = { theme: 'light', locale: 'en', width: 720 } as const;
    const { svg } = await charts.draw(anonymous, spec, look);
    expect(svg).toContain('own data (visitors.csv); Rates, Office of rates');
    const french = await charts.draw(anonymous, spec, { ...look, locale: 'fr' });
    expect(french.svg).toContain('données de l’auteur (visitors.csv)');
    const imprint = { site: 'Portal', licenses: ['CC BY 4.0'], address: 'data.test/charts/abc' };
    const shared = await charts.draw(anonymous, spec, { ...look, imprint });
    expect(shared.svg).toContain('Figures of the chart’s maker · Licence: CC BY 4.0');

    const resource = resources.get(resource_id);
    if (resource) resource.private = true;
    await expect(charts.draw(anonymous, spec, look)).rejects.toMatchObject({ code: 'not_found' });
    await expect(charts.inspect(anonymous, spec.source)).rejects.toMatchObject({ code: 'not_found' });
  });
});

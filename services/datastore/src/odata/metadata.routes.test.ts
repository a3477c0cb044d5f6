import { parse } from '@sap-ux/edmx-parser';
import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { openRain } from './odata-testing.ts';

type ReadProperty = { name: string; type: string };
type ReadModel = {
  version: string;
  schema: {
    entityTypes: { keys: ReadProperty[]; entityProperties: ReadProperty[] }[];
    entitySets: { name: string; entityTypeName: string }[];
  };
};

describeStores('the model of a table for OData', (open) => {
  test('is read by a parser of others, with the types and the words of the dictionary', async () => {
    const { get } = await openRain(await open());
    const { text, headers } = await get('/$metadata');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const { version, schema } = parse(text) as ReadModel;
    expect(version).toBe('4.0');
    expect(schema.entitySets).toMatchObject([{ name: 'rows', entityTypeName: 'Gazetteer.Row' }]);
    const [row] = schema.entityTypes;
    expect(row?.keys.map(({ name }) => name)).toEqual(['_id']);
    expect(row?.entityProperties.map(({ name, type }) => [name, type])).toEqual([
      ['_id', 'Edm.Int64'],
      ['district', 'Edm.String'],
      ['Rain_mm', 'Edm.Decimal'],
      ['people', 'Edm.Int64'],
      ['share', 'Edm.Double'],
      ['is_urban', 'Edm.Boolean'],
      ['day', 'Edm.Date'],
      ['at', 'Edm.DateTimeOffset'],
      ['hour', 'Edm.TimeOfDay'],
      ['more', 'Edm.String'],
      ['tags', 'Collection(Edm.String)'],
    ]);
    expect(text).toContain('<Annotation Term="Core.Description" String="District"/>');
    expect(text).toContain('<Annotation Term="Core.LongDescription" String="As in 2011"/>');
    // What the column is called, where its identifier is not.
    expect(text).toContain('<Annotation Term="Core.Description" String="Rain, mm"/>');
    expect(text).toContain('<Annotation Term="Measures.Unit" String="mm"/>');
  });

  test('is the same in JSON', async () => {
    const { get } = await openRain(await open());
    const { body, headers } = await get('/$metadata?$format=json');
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(body).toMatchObject({ $Version: '4.01', $EntityContainer: 'Gazetteer.Table' });
    expect(body.Gazetteer.Row).toMatchObject({
      $Key: ['_id'],
      _id: { $Type: 'Edm.Int64' },
      district: { $Nullable: true, '@Core.Description': 'District' },
      Rain_mm: { $Type: 'Edm.Decimal', $Precision: 38, $Scale: 12, '@Measures.Unit': 'mm' },
      tags: { $Collection: true },
    });
  });

  test('is well-formed whatever columns and labels hold', async () => {
    const { datastore, get } = await openRain(await open());
    const resource_id = datastore.addResource({ sku: 'odd' });
    const fields = [{ id: 'a & <b>', type: 'int', info: { label: 'say "hi" \u0001 & <go>' } }];
    await datastore.call('datastore_create', { resource_id, fields, records: [] });
    const { body } = await datastore.server.inject('/odata/odd/$metadata');
    const { schema } = parse(body) as ReadModel;
    expect(schema.entityTypes[0]?.entityProperties[1]?.name).toBe('a_b');
    expect(body).toContain('say &quot;hi&quot;  &amp; &lt;go&gt;');
    expect((await get('/$metadata', { accept: 'text/html' })).status).toBe(406);
  });
});

/** A small country of our own making, and tables about it, for tests of merging. */
import type { Sql } from '@gazetteer/kernel';
import type { Grant } from '@gazetteer/testing';
import type { AreaImport } from '../areas/area-import.ts';
import { importAreas } from '../areas/import-areas.ts';
import { openTestDatastore, type TestDatastore, type TestResource } from '../datastore-testing.ts';

const scheme = { id: 'isle', title: 'Codes of the isle' };

export const states: AreaImport = {
  scheme,
  level: { id: 'state', title: 'State', codeWidth: 2 },
  rows: [
    { code: 1, name: 'North & East' },
    { code: 2, name: 'Westland', aliases: ['The West'] },
  ],
};

/** Two districts are called Hill; 14 took the place of 19; the codes of 2001 are other districts today. */
export const districts: AreaImport = {
  scheme,
  level: {
    id: 'district',
    title: 'District',
    title_translated: { fr: 'Arrondissement' },
    codeWidth: 3,
    parent: { level: 'state', codeWidth: 2 },
  },
  rows: [
    { code: 11, name: 'Hill', parent: 1, codes: { 'isle-2001': 21 } },
    { code: 12, name: 'Lake Shore', parent: 1, codes: { 'isle-2001': 22 } },
    { code: 13, name: 'Moor', parent: 1 },
    { code: 14, name: 'Port', parent: 1, codes: { 'isle-2001': 24 } },
    { code: 19, name: 'Old Port', parent: 1, replacedBy: 14, validTo: '2015-01-01' },
    { code: 21, name: 'Hill', parent: 2, codes: { 'isle-2001': 11 } },
    { code: 22, name: 'Marsh', parent: 2, codes: { 'isle-2001': 12 } },
  ],
};

/** Block 902 lies in two districts of one state, block 903 in districts of two states. */
const blocks: AreaImport = {
  scheme,
  level: { id: 'block', title: 'Block', codeWidth: 4, parent: { level: 'district', codeWidth: 3 } },
  rows: [
    { code: 901, name: 'Upper Hill', parent: 11 },
    { code: 902, name: 'Between', parent: 11 },
    { code: 902, name: 'Between', parent: 12 },
    { code: 903, name: 'Border', parent: 13 },
    { code: 903, name: 'Border', parent: 22 },
    { code: 904, name: 'Reeds', parent: 22 },
  ],
};

export type Isle = TestDatastore & {
  /** Makes a table and gives the id of its resource. */
  table(fields: object[], records: object[], properties?: Partial<TestResource>): Promise<string>;
};

/** Opens a datastore that knows the isle. */
export async function openIsle(sql: Sql, grants: Grant[] = []): Promise<Isle> {
  const datastore = await openTestDatastore(sql, grants);
  for (const level of [states, districts, blocks]) await importAreas(datastore.datastore.context, level);
  return {
    ...datastore,
    table: async (fields, records, properties = {}) => {
      const resource_id = datastore.addResource(properties);
      const { error } = await datastore.call('datastore_create', { resource_id, fields, records });
      if (error) throw new Error(JSON.stringify(error));
      return resource_id;
    },
  };
}

export const districtColumn = {
  id: 'district',
  type: 'text',
  info: { role: 'geo', level: 'district', scheme: 'isle' },
};
export const nameColumn = { id: 'district_name', type: 'text', info: { role: 'geo', level: 'district' } };
export const stateColumn = { id: 'state_name', type: 'text', info: { role: 'geo', level: 'state' } };
export const yearColumn = { id: 'year', type: 'int', info: { role: 'time' } };
export const count = (id: string) => ({ id, type: 'int', info: { role: 'measure', unit: 'persons' } });
export const rate = (id: string) => ({ id, type: 'float', info: { role: 'measure', unit: '%' } });

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallerName, type Hidden, WORD } from './government-testing.ts';
import { type Government, openGovernment } from './matrix-testing.ts';

const outsiders: CallerName[] = ['nobody', 'somebody', 'admin elsewhere', 'group admin', 'site editor'];

const hidden: [Hidden, { told: CallerName[]; untold: CallerName[] }][] = [
  ['private', { told: ['member', 'collaborator'], untold: outsiders }],
  ['withdrawn', { told: ['editor', 'collaborator'], untold: [...outsiders, 'member'] }],
];

describe.each(hidden)('a dataset that is %s', (how, { told, untold }) => {
  let government: Government;

  beforeAll(async () => {
    government = await openGovernment(how);
  });

  afterAll(() => government.close());

  async function callsThatTell(caller: CallerName): Promise<string[]> {
    const telling: string[] = [];
    for (const call of government.calls()) {
      if ((await government.tells(caller, call)).toLowerCase().includes(WORD)) telling.push(call);
    }
    return telling;
  }

  it.each(untold)('is told of by no call to %s', async (caller) => {
    expect(await callsThatTell(caller)).toEqual([]);
  }, 180_000);

  it.each(told)('is told of to %s by its calls and those of its table', async (caller) => {
    const telling = await callsThatTell(caller);
    expect(telling).toEqual(
      expect.arrayContaining(['package_show', 'resource_show', 'datastore_search', 'datastore_search_sql']),
    );
  }, 180_000);
});

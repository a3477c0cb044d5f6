import type { Client } from '@gazetteer/client';
import { expect, test } from 'vitest';
import { datasetsNamed } from '../../datasets/find-dataset.server.ts';
import { bestDatasets } from './best-datasets.server.ts';

const score = (name: string, band: string, missing: string[] = []) => ({ name, band, missing });

/** A catalogue with these scores, in which one dataset is not ready for visitors. */
function catalogue(scores: ReturnType<typeof score>[], ready: string[]) {
  const asked: unknown[] = [];
  const client = {
    action: async (name: string, input: unknown) => {
      asked.push(input);
      return { results: name === 'dataset_fair_list' ? scores : ready.map((one) => ({ name: one })) };
    },
  } as unknown as Client;
  return { client, asked };
}

test('what is well described comes first, and what nobody has described never', async () => {
  const scores = [
    score('births', 'excellent'),
    score('rain', 'good', ['methodology']),
    score('no-labels', 'good', ['described']),
    score('raw-upload', 'sufficient', ['described', 'keywords']),
  ];
  const { client, asked } = catalogue(scores, ['rain', 'births']);
  const best = await bestDatasets({ client, site: { organizationFilter: 'organization:met' } });
  expect(best.map(({ name }) => name)).toEqual(['births', 'rain']);
  expect(asked[1]).toMatchObject({
    fq_list: ['idp_ready:true', 'organization:met OR state:none', 'name:("births" OR "rain")'],
  });
});

test('what is not listed for visitors is left out, and nothing is asked for nothing', async () => {
  const { client, asked } = catalogue([], ['b']);
  const portal = { client, site: { organizationFilter: '' } };
  expect((await datasetsNamed(portal, ['a', 'b'])).map(({ name }) => name)).toEqual(['b']);
  expect(await bestDatasets(portal)).toEqual([]);
  expect(asked).toHaveLength(2);
});

import { anonymous } from '@gazetteer/kernel';
import { expect, test } from 'vitest';
import type { FollowContext } from '../model/follow-context.ts';
import { lookAtOrganization } from './look-at-organization.ts';

const clock = () => new Date('2026-05-04T08:00:00Z');

/** A catalogue in which an organisation has changed so many datasets since yesterday; of some of which visitors find nothing. */
function catalogueOf(
  count: number,
  unlisted: readonly string[] = [],
): Pick<FollowContext, 'call' | 'clock' | 'listedOnly'> {
  const changes = Array.from({ length: count }, (_, place) => ({
    id: `change-${place}`,
    timestamp: '2026-05-04T03:00:00',
    object_id: `dataset-${place}`,
    activity_type: 'new package',
    data: { package: { id: `dataset-${place}`, name: `dataset-${place}`, title: `Dataset ${place}` } },
  }));
  const call = async (action: string, input: object): Promise<unknown> => {
    if (action === 'organization_show') return { id: 'o', name: 'labour', title: 'Labour office' };
    if (action === 'package_search') {
      const [, asked = ''] = (input as { fq_list: string[] }).fq_list;
      const ids = asked.match(/dataset-\d+/g) ?? [];
      return { results: ids.filter((id) => !unlisted.includes(id)).map((id) => ({ id })) };
    }
    const { limit, offset } = input as { limit: number; offset: number };
    return changes.slice(offset, offset + Math.min(limit, 100));
  };
  return { call, clock, listedOnly: ['idp_ready:true'] };
}

const yesterday = { until: 1_777_800_000, ids: [] };

test.each([
  [7, 7, 0, undefined],
  [250, 20, 230, undefined],
  [1200, 20, 980, true],
])('of %i datasets that a harvest changed, %i are named and %i counted', async (count, named, more, areMore) => {
  const { news } = await lookAtOrganization(catalogueOf(count), anonymous, 'o', yesterday);
  expect(news).toMatchObject({ kind: 'organization', more });
  if (news?.kind !== 'organization') throw new Error('There is no news');
  expect([news.datasets.length, news.areMore]).toEqual([named, areMore]);
});

test('nothing is told twice, however much was changed', async () => {
  const context = catalogueOf(250);
  const { seen } = await lookAtOrganization(context, anonymous, 'o', yesterday);
  expect((await lookAtOrganization(context, anonymous, 'o', seen)).news).toBeUndefined();
});

test('what no visitor finds is not told', async () => {
  const context = catalogueOf(3, ['dataset-1']);
  const { news } = await lookAtOrganization(context, anonymous, 'o', yesterday);
  expect(news).toMatchObject({ datasets: [{ id: 'dataset-0' }, { id: 'dataset-2' }], more: 0 });
});

import type { HoldingsPort } from '@gazetteer/catalogue';
import type { FollowService } from '@gazetteer/follow';
import type { HarvestService } from '@gazetteer/harvest';

/** Who has things of organisations beside the catalogue. */
type Holders = { harvest: Pick<HarvestService, 'sources'>; follow: Pick<FollowService, 'organizations'> };

/** What organisations have in the services beside the catalogue, which are opened later than it. */
export function outsideHoldings(services: () => Holders): HoldingsPort {
  return {
    count: async (organization) => {
      const { harvest, follow } = services();
      const [sources, follows] = await Promise.all([
        harvest.sources.count(organization),
        follow.organizations.count(organization),
      ]);
      return { sources, ...follows };
    },
    move: async (from, into) => {
      const { harvest, follow } = services();
      await harvest.sources.move(from, into);
      await follow.organizations.move(from, into);
    },
  };
}

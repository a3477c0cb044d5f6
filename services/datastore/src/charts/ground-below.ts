import { type ChartData, chooseGround, type Ground, type GroundOffer } from '@gazetteer/charts';
import type { Grounds } from '../areas/grounds.ts';

export type ChosenGround = { offer: GroundOffer; ground: Ground };

/** What the points of a map are drawn upon; null where nothing is known of the land. */
export async function groundBelow(grounds: Grounds, data: ChartData): Promise<ChosenGround | null> {
  const points = data.rows.map(({ longitude, latitude }) => ({
    longitude: Number(longitude),
    latitude: Number(latitude),
  }));
  const offer = chooseGround(await grounds.list(), points);
  return offer ? { offer, ground: (await grounds.find(offer.id)).ground } : null;
}

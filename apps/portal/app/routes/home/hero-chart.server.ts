import { editAddress, viewAddress } from '@gazetteer/site';
import type { SiteContext } from '@gazetteer/site/server';
import type { DrawnSize } from '../../theme/themed-picture.tsx';
import { type HeroPicture, heroWidths } from './hero-map.server.ts';
import type { FrontChart } from './load-front.server.ts';
import { quietly } from './newest-tables.server.ts';

/** The chart that an editor has chosen for the head of the page; undefined where it cannot be drawn. */
export async function heroChart(
  { fetch, locale }: Pick<SiteContext, 'fetch' | 'locale'>,
  { visID, title, maker, dataset }: FrontChart,
): Promise<HeroPicture | undefined> {
  const sizeOf = async (asked: number): Promise<DrawnSize> => {
    const look = new URLSearchParams({ bare: 'true', width: `${asked}`, lang: locale });
    const answer = await fetch(`/charts/${encodeURIComponent(visID)}.json?${look}`, {});
    if (!answer.ok) throw new Error(`The chart ${visID} was answered by ${answer.status}`);
    const { width, height } = (await answer.json()) as DrawnSize;
    return { width, height };
  };
  const [drawn, drawnForPhone] = await Promise.all([
    quietly(sizeOf(heroWidths.desk)),
    quietly(sizeOf(heroWidths.phone)),
  ]);
  if (!drawn || !drawnForPhone) return undefined;
  return {
    visID,
    title,
    years: null,
    source: dataset?.title ?? null,
    maker,
    path: viewAddress(visID),
    makeYourOwn: editAddress(visID),
    drawn,
    drawnForPhone,
  };
}

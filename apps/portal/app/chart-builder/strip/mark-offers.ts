import {
  adoptChart,
  type ChartField,
  type ChartSpec,
  type Mark,
  type MarkObstacle,
  marksFor,
  mostTelling,
} from '@gazetteer/charts';
import { allPlaced } from '../../charts/channel-places.ts';
import type { BuilderAction } from '../model/builder-action.ts';

/** A kind of chart as the strip offers it. */
export interface MarkOffer {
  mark: Mark;
  /** Why no column of this table allows it; null where one can choose it. */
  obstacle: MarkObstacle | null;
  /** The fields on the chart allow it as they are. */
  fitsNow: boolean;
}

/** Every kind of chart, with what stands against it. */
export function markOffers(spec: ChartSpec, fields: readonly ChartField[]): MarkOffer[] {
  const chosen = allPlaced(spec).flatMap(({ channel }) => channel.field ?? []);
  const now = marksFor(fields, chosen);
  const ever = marksFor(
    fields,
    fields.map(({ id }) => id),
  );
  return ever.map(({ mark, obstacle }, place) => ({
    mark,
    obstacle,
    fitsNow: chosen.length === 0 || now[place]?.obstacle === null,
  }));
}

/**
 * The one map of the strip: of areas or of points, whichever is on the canvas, else of what the table has. The other
 * one is among the kinds behind 'More'.
 */
export function mapOffer(offers: readonly MarkOffer[], { mark }: ChartSpec): MarkOffer | undefined {
  const [areas, points] = ['choropleth', 'point_map'].map((one) =>
    offers.find((offer) => offer.mark === one),
  );
  if (mark === 'point_map') return points;
  return mark !== 'choropleth' && areas?.obstacle && points?.obstacle === null ? points : areas;
}

/** Chooses a kind of chart: with the fields that are there, or with fitting ones where those do not do. */
export function chooseMarkAction(
  { mark, fitsNow }: MarkOffer,
  spec: ChartSpec,
  fields: readonly ChartField[],
): BuilderAction {
  const other = fitsNow ? undefined : mostTelling(fields, spec.source, mark);
  if (other?.mark !== mark) return { type: 'set-mark', mark };
  return { type: 'set-spec', spec: adoptChart(spec, other, fields) };
}

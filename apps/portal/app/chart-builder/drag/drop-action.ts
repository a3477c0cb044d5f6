import type { ChartField, ChartSpec } from '@gazetteer/charts';
import { channelAt, type Place, shelves } from '../../charts/channel-places.ts';
import type { BuilderAction } from '../model/builder-action.ts';
import { freshFilter } from '../model/filter-conditions.ts';
import { sensibleShelves } from '../model/shelf-rules.ts';
import type { Dragged } from './use-drag.ts';

/**
 * What letting go means.
 * @param target as `data-drop` of the element says: a shelf (`x`), a place of it (`detail:1`), `filter`, `chart` (where
 *   it fits best) or `away` (off the chart)
 * @returns undefined where nothing is to be done
 */
export function dropAction(
  dragged: Dragged,
  target: string,
  spec: ChartSpec,
  fields: readonly ChartField[],
): BuilderAction | undefined {
  const id = dragged.kind === 'field' ? dragged.field : channelAt(spec.channels, dragged.from)?.field;
  const field = fields.find((one) => one.id === id);
  if (target === 'away')
    return dragged.kind === 'placed' ? { type: 'remove-channel', at: dragged.from } : undefined;
  if (target === 'filter') return field && { type: 'add-filter', filter: freshFilter(field) };
  const to = target === 'chart' ? bestPlace(spec, dragged, field) : placeOf(target);
  if (!to) return undefined;
  if (dragged.kind === 'placed') return { type: 'move-channel', from: dragged.from, to };
  return { type: 'put-field', field: dragged.field, to };
}

function bestPlace(spec: ChartSpec, dragged: Dragged, field: ChartField | undefined): Place | undefined {
  const [shelf] = field && dragged.kind === 'field' ? sensibleShelves(spec, field) : [];
  return shelf && { shelf };
}

function placeOf(target: string): Place | undefined {
  const [name, index] = target.split(':');
  const shelf = shelves.find((one) => one === name);
  if (!shelf) return undefined;
  return index === undefined ? { shelf } : { shelf, index: Number(index) };
}

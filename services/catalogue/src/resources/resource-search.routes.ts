import { type Action, defineAction } from '@gazetteer/actions';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { Limit, Offset, optional } from '../fields/input-fields.ts';
import { ResourceSchema } from '../model/resource.contract.ts';
import { searchResources } from './search-resources.ts';

const MOST_FORMATS = 100;

/** CKAN's calls that find resources: by their fields, and the formats they have. */
export function resourceSearchActions(catalogue: Catalogue): Action[] {
  return [
    defineAction({
      name: 'resource_search',
      summary: 'Finds resources of public datasets by their fields',
      readOnly: true,
      input: Type.Object({
        query: Type.Union([Type.String(), Type.Array(Type.String(), { minItems: 1 })], {
          description: 'field:term, or a list of such pairs, all of which must hold',
        }),
        order_by: optional(Type.String()),
        offset: Offset,
        limit: Limit,
      }),
      output: Type.Object({
        count: Type.Integer({ description: 'Among the 1,000 datasets that match and were changed last' }),
        results: Type.Array(ResourceSchema, { description: 'At most 1,000' }),
      }),
      handle: ({ query, order_by, offset, limit }) =>
        searchResources(catalogue, {
          query: [query].flat(),
          orderBy: order_by || undefined,
          offset: offset ?? 0,
          limit: limit ?? undefined,
        }),
    }),
    defineAction({
      name: 'format_autocomplete',
      summary: 'Gives formats of public resources that hold some letters, the commonest first',
      readOnly: true,
      input: Type.Object({
        q: Type.String({ maxLength: 200 }),
        limit: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_FORMATS, default: 5 })),
      }),
      output: Type.Array(Type.String()),
      handle: async ({ q, limit = 5 }) => {
        const formats = await catalogue.index.tags('res_format', q);
        const commonest = formats.toSorted((one, other) => other.count - one.count);
        return commonest.slice(0, limit).map(({ name }) => name.toLowerCase());
      },
    }),
  ];
}

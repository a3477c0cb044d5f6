import { openToOtherOrigins } from '@gazetteer/actions';
import type { HttpServer } from '@gazetteer/kernel';
import { Type } from 'typebox';
import type { Grounds } from './grounds.ts';

const Projection = Type.Enum(['albersUsa', 'region', 'world']);

const Offer = Type.Object({
  id: Type.String(),
  projection: Projection,
  url: Type.String({ description: 'Where its outlines are' }),
  land: Type.Array(Type.Array(Type.Integer(), { minItems: 2, maxItems: 2 }), {
    description:
      'Runs of whole degrees with land: the first, as (latitude + 90) × 360 + longitude + 180, and how many',
  }),
});

/** Sent as it was made. */
const OutlinesAnswer = Type.Unsafe<unknown>(
  Type.Object({
    projection: Projection,
    topology: Type.Object({}, { additionalProperties: true, description: 'TopoJSON in degrees' }),
  }),
);

const A_YEAR = 'public, max-age=31536000, immutable';
const A_FEW_MINUTES = 'public, max-age=300';

/** What maps of points are drawn upon. */
export function groundRoutes(grounds: Grounds) {
  return async (server: HttpServer): Promise<void> => {
    openToOtherOrigins(server);
    server.get(
      '/api/grounds',
      {
        schema: {
          operationId: 'listGrounds',
          summary: 'The outlines that maps of points may be drawn upon, and where each has land',
          tags: ['areas'],
          response: { 200: Type.Object({ grounds: Type.Array(Offer) }) },
        },
      },
      async (_request, reply) => {
        reply.header('cache-control', A_FEW_MINUTES);
        const offers = await grounds.list();
        return { grounds: offers.map((offer) => ({ ...offer, land: offer.land.map((run) => [...run]) })) };
      },
    );

    server.get(
      '/api/grounds/:id',
      {
        schema: {
          operationId: 'getGround',
          summary: 'Outlines of land for maps of points, in longitude and latitude',
          tags: ['areas'],
          params: Type.Object({ id: Type.String({ maxLength: 250 }) }),
          querystring: Type.Object({
            version: Type.Optional(
              Type.String({
                maxLength: 50,
                description: 'As the list names it: the answer never changes then',
              }),
            ),
          }),
          response: { 200: OutlinesAnswer },
        },
      },
      async ({ params, query, headers }, reply) => {
        const { plain, compressed } = await grounds.find(params.id);
        reply
          .header('cache-control', query.version ? A_YEAR : A_FEW_MINUTES)
          .header('vary', 'accept-encoding')
          .type('application/json; charset=utf-8');
        const isCompressed = /\bbr\b/.test(headers['accept-encoding'] ?? '');
        if (isCompressed) reply.header('content-encoding', 'br');
        return reply.send(isCompressed ? compressed : plain);
      },
    );
  };
}

import { createHash } from 'node:crypto';
import { openToOtherOrigins } from '@gazetteer/actions';
import {
  invalidInput,
  PageQuery,
  notFound,
  readPage,
  TextInLanguagesSchema,
  type HttpServer,
  namesTag,
} from '@gazetteer/kernel';
import { type Static, Type } from 'typebox';
import type { DatastoreContext } from '../datastore-context.ts';
import { readCompared } from '../objects/compared-object.ts';
import { type Area, type AreaScheme, type AreaTables, translatedTitle } from './area-tables.ts';
import { findLevel, listBoundaries, listLevels, listSchemes, searchAreas } from './areas.store.ts';
import { renderCode } from '@gazetteer/tabular';
import { createDrawings } from './send-drawing.ts';

const Level = Type.Object({
  id: Type.String(),
  title: Type.String(),
  title_translated: Type.Optional(TextInLanguagesSchema),
  code_width: Type.Integer({ description: 'Digits of a code with its leading zeros' }),
  parent_level: Type.Union([Type.String(), Type.Null()]),
  areas: Type.Integer(),
  vintages: Type.Array(Type.String(), { description: 'Dates boundaries are stored for, the newest first' }),
});
const Scheme = Type.Object({
  id: Type.String(),
  title: Type.String(),
  title_translated: Type.Optional(TextInLanguagesSchema),
  levels: Type.Array(Level),
});
const AreaBody = Type.Object({
  code: Type.String(),
  name: Type.String(),
  parent: Type.Union([Type.String(), Type.Null()]),
  valid_from: Type.Union([Type.String(), Type.Null()]),
  valid_to: Type.Union([Type.String(), Type.Null()]),
  aliases: Type.Array(Type.String()),
});
/** More areas than any map shows; who wants more asks page by page. */
const MOST_LISTED = 20_000;
const ListedArea = Type.Object({
  code: Type.String(),
  name: Type.String(),
  aliases: Type.Array(Type.String(), { description: 'Other names' }),
  parents: Type.Array(Type.String(), { description: 'Codes of the areas it lies in directly' }),
  replaced_by: Type.Union([Type.String(), Type.Null()], {
    description: 'Code of the area that took its place',
  }),
});
const ListedLevel = Type.Object({
  scheme: Type.String(),
  level: Type.String(),
  title: Type.String(),
  parent_level: Type.Union([Type.String(), Type.Null()]),
  areas: Type.Array(ListedArea),
});
const LevelParameters = Type.Object({ scheme: Type.String(), level: Type.String() });
const AreaListQuery = Type.Object({
  ...PageQuery.properties,
  q: Type.Optional(Type.String({ maxLength: 200, description: 'Part of a name, another name or a code' })),
  parent: Type.Optional(Type.String({ description: 'Code of the area they lie in' })),
});
const BoundaryQuery = Type.Object({
  vintage: Type.Optional(Type.String({ description: 'The newest where left out' })),
});

const DrawingQuery = Type.Object({
  ...BoundaryQuery.properties,
  within: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'Code of an area above: the shapes that lie there, by themselves',
    }),
  ),
});

/** A file that is sent as it is stored. */
const topologyAnswer = {
  200: Type.Unsafe<unknown>(
    Type.Object({ type: Type.Literal('Topology') }, { additionalProperties: true, title: 'TopoJSON' }),
  ),
  304: Type.Unsafe<undefined>(Type.Null()),
};

const A_YEAR = 'public, max-age=31536000, immutable';
const A_FEW_MINUTES = 'public, max-age=300';

/** `GET /api/areas…`: area codes, their names and their boundaries. */
export function areaRoutes(
  context: Pick<DatastoreContext, 'sql' | 'objects' | 'clock'>,
): (server: HttpServer) => Promise<void> {
  const sql = context.sql.as<AreaTables>();
  const drawings = createDrawings(context);
  return async (server) => {
    openToOtherOrigins(server);
    server.get(
      '/api/areas',
      {
        schema: {
          operationId: 'listAreaSchemes',
          summary: 'Schemes of area codes and their levels',
          tags: ['areas'],
          response: { 200: Type.Object({ schemes: Type.Array(Scheme) }) },
        },
      },
      async () => ({ schemes: await describeSchemes() }),
    );

    server.get(
      '/api/areas/:scheme/:level',
      {
        schema: {
          operationId: 'listAreas',
          summary: 'Areas of a level, by code',
          tags: ['areas'],
          params: LevelParameters,
          querystring: AreaListQuery,
          response: {
            200: Type.Object({
              items: Type.Array(AreaBody),
              total: Type.Integer(),
              page: Type.Integer(),
              per_page: Type.Integer(),
            }),
          },
        },
      },
      async ({ params, query }) => {
        const level = await requireLevel(params);
        const parentWidth = await widthOf(params.scheme, level.parent_level);
        const { areas, total } = await searchAreas(sql, {
          ...params,
          ...readPage(query),
          text: query.q?.trim(),
          parent: query.parent === undefined ? undefined : renderCode(query.parent, parentWidth),
        });
        return { items: areas.map(toBody), total, page: query.page, per_page: query.per_page };
      },
    );

    server.get(
      '/api/areas/:scheme/:level/list.json',
      {
        schema: {
          operationId: 'getAreaList',
          summary:
            'All areas of a level at once, to find places by code or name without sending them anywhere',
          description: `Up to ${MOST_LISTED.toLocaleString('en')} areas; larger levels are listed page by page.`,
          tags: ['areas'],
          params: LevelParameters,
          response: { 200: ListedLevel, 304: Type.Unsafe<undefined>(Type.Null()) },
        },
      },
      async ({ params, headers }, reply) => {
        const level = await requireLevel(params);
        const { areas, total } = await searchAreas(sql, { ...params, limit: MOST_LISTED, offset: 0 });
        if (total > MOST_LISTED)
          throw invalidInput({ level: [`Must have at most ${MOST_LISTED} areas to be listed at once`] });
        const { title, parent_level } = level;
        const list = {
          scheme: params.scheme,
          level: params.level,
          title,
          parent_level,
          areas: areas.map(toListed),
        };
        const tag = `"${createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 16)}"`;
        reply.header('cache-control', A_FEW_MINUTES).header('etag', tag);
        if (namesTag(headers['if-none-match'], tag)) return reply.status(304).send(undefined);
        return list;
      },
    );

    server.get(
      '/api/areas/:scheme/:level/boundaries.topo.json',
      {
        schema: {
          operationId: 'getAreaBoundaries',
          summary: 'Boundaries of a level as TopoJSON; the id of a shape is the code of its area',
          tags: ['areas'],
          params: LevelParameters,
          querystring: BoundaryQuery,
          response: topologyAnswer,
        },
      },
      async (request, reply) => {
        const { params, query } = request;
        await requireLevel(params);
        const vintages = await listBoundaries(sql, params);
        const found = query.vintage
          ? vintages.find((boundaries) => boundaries.vintage === query.vintage)
          : vintages[0];
        if (!found) throw notFound('No boundaries are stored for this level and vintage');
        reply
          .header('cache-control', query.vintage ? A_YEAR : A_FEW_MINUTES)
          .header('vary', 'accept-encoding')
          .type('application/json; charset=utf-8');
        const compressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
        const tag = `"${found.content_hash.slice(0, 16)}${compressed ? '-br' : ''}"`;
        reply.header('etag', tag);
        if (namesTag(request.headers['if-none-match'], tag)) return reply.status(304).send(undefined);
        if (compressed) reply.header('content-encoding', 'br');
        return reply.send(await readCompared(context, compressed ? found.compressed_key : found.object_key));
      },
    );

    server.get(
      '/api/areas/:scheme/:level/drawing.topo.json',
      {
        schema: {
          operationId: 'getAreaDrawing',
          summary: 'Boundaries of a level as charts draw them: projected, simplified, 960 units wide',
          tags: ['areas'],
          params: LevelParameters,
          querystring: DrawingQuery,
          response: topologyAnswer,
        },
      },
      async (request, reply) => {
        const { params, query } = request;
        await requireLevel(params);
        const { content, tag } = await drawings.find(params, query);
        reply
          .header('cache-control', query.vintage ? A_YEAR : A_FEW_MINUTES)
          .header('vary', 'accept-encoding')
          .header('etag', tag)
          .type('application/json; charset=utf-8');
        if (namesTag(request.headers['if-none-match'], tag)) return reply.status(304).send();
        const compressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
        if (compressed) reply.header('content-encoding', 'br');
        return reply.send(compressed ? content.compressed : content.plain);
      },
    );
  };

  async function describeSchemes() {
    const [schemes, levels, boundaries] = [
      await listSchemes(sql),
      await listLevels(sql),
      await listBoundaries(sql),
    ];
    return schemes.map((scheme) => ({
      ...withTitles(scheme),
      levels: levels
        .filter((level) => level.scheme === scheme.id)
        .map((level) => ({
          ...withTitles(level),
          vintages: boundaries
            .filter((shapes) => shapes.scheme === scheme.id && shapes.level === level.id)
            .map((shapes) => shapes.vintage),
        })),
    }));
  }

  async function requireLevel(params: { scheme: string; level: string }) {
    const level = await findLevel(sql, params);
    if (!level) throw notFound(`There is no level "${params.level}" in the scheme "${params.scheme}"`);
    return level;
  }

  async function widthOf(scheme: string, level: string | null): Promise<number> {
    return level === null ? 0 : ((await findLevel(sql, { scheme, level }))?.code_width ?? 0);
  }
}

/** The same with the translations of its title as they go over the wire. */
function withTitles<Row extends AreaScheme>({ title_translated: stored, ...row }: Row) {
  return { ...row, ...translatedTitle({ title_translated: stored }, 'title') };
}

function toListed({ code, name, parent, parents, replaced_by, aliases }: Area): Static<typeof ListedArea> {
  const several = JSON.parse(parents) as string[];
  return {
    code,
    name,
    aliases: JSON.parse(aliases) as string[],
    parents: several.length > 0 ? several : parent === null ? [] : [parent],
    replaced_by,
  };
}

function toBody(area: Area) {
  const { code, name, parent, valid_from, valid_to, aliases } = area;
  return { code, name, parent, valid_from, valid_to, aliases: JSON.parse(aliases) as string[] };
}

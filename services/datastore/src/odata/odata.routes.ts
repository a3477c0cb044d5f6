import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { openToOtherOrigins } from '@gazetteer/actions';
import { notFound } from '@gazetteer/kernel';
import type { FastifyReply } from 'fastify';
import { type Static, Type } from 'typebox';
import type { DatastoreContext } from '../datastore-context.ts';
import { answerAsOdata } from '../http/answer-as-odata.ts';
import { filterCondition } from './filter/filter-condition.ts';
import { parseFilter } from './filter/parse-filter.ts';
import { countMatches, findPage, findRow } from './find-rows.ts';
import { writeCsdlJson } from './metadata/write-csdl-json.ts';
import { writeCsdlXml } from './metadata/write-csdl-xml.ts';
import { openService, readKey, type TableService } from './odata-service.ts';
import { CountOptions, DocumentOptions, nameOptions, RowOptions, RowsOptions } from './query-options.ts';
import { readOrder, readSelect } from './read-properties.ts';
import { readPageSize } from './page-size.ts';
import { chooseFormat, jsonFormat, mediaTypeOf, type ResponseFormat } from './response-format.ts';
import { type Position, readSkipToken, writeSkipToken } from './skip-token.ts';
import { unknownAddressRoutes } from './unknown-address.routes.ts';
import { writePage, writeRow } from './write-rows.ts';

const resource_id = Type.String({ description: 'Sku of the table, id of its resource, or an alias' });
const params = Type.Object({ resource_id });
const tags = ['datastore'];

/** Every table as an OData service of its own, for spreadsheets and programs of analysts: `/odata/{sku}`. */
export function odataRoutes(context: DatastoreContext): FastifyPluginAsyncTypebox {
  return async (server) => {
    openToOtherOrigins(server);
    answerAsOdata(server);
    server.get(
      '/odata/:resource_id',
      {
        preValidation: nameOptions(DocumentOptions),
        schema: {
          summary: 'The OData service of a table: its address opens in Excel, Power BI and Tableau',
          tags,
          params,
          querystring: DocumentOptions,
        },
      },
      async (request, reply) => {
        const format = jsonFormat(request.query, request.headers);
        const { root, table } = await openService(context, request);
        const title = (await context.resources.find(table.resourceId))?.title;
        const rows = { name: 'rows', kind: 'EntitySet', url: `${root}/rows`, ...(title ? { title } : {}) };
        const told = format.metadata === 'none' ? {} : { '@odata.context': `${root}/$metadata` };
        return send(reply, format, JSON.stringify({ ...told, value: [rows] }));
      },
    );
    server.get(
      '/odata/:resource_id/$metadata',
      {
        preValidation: nameOptions(DocumentOptions),
        schema: {
          summary: 'The properties of a table for OData: names, types, and what the dictionary says of them',
          tags,
          params,
          querystring: DocumentOptions,
        },
      },
      async (request, reply) => {
        const { properties } = await openService(context, request);
        const format = chooseFormat(request.query, request.headers, ['xml', 'json']);
        const write = format.kind === 'xml' ? writeCsdlXml : writeCsdlJson;
        return send(reply, format, write(properties));
      },
    );
    server.get(
      '/odata/:resource_id/rows',
      {
        preValidation: nameOptions(RowsOptions),
        schema: {
          summary: 'Rows of a table by OData, a page at a time',
          description:
            'A page of at most 5,000 rows, and of fewer where there are many columns; `@odata.nextLink` leads to the next one. The header `Prefer: odata.maxpagesize` asks for smaller ones.',
          tags,
          params,
          querystring: RowsOptions,
        },
      },
      async (request, reply) => {
        const { query, headers, signal } = request;
        const format = jsonFormat(query, headers);
        const position = query.$skiptoken === undefined ? undefined : readSkipToken(query.$skiptoken);
        const { root, table, properties } = await openService(context, request, position?.version);
        const selected = readSelect(query.$select, properties);
        const condition = conditionOf(query.$filter, properties);
        const pageSize = readPageSize(headers.prefer);
        const asked = {
          condition,
          selected: selected ?? properties,
          order: readOrder(query.$orderby, properties),
          top: query.$top,
          skip: query.$skip ?? 0,
          pageSize,
          position,
        };
        const [{ rows, next }, count] = await Promise.all([
          findPage(context, table, asked, signal),
          query.$count ? countMatches(context, table, condition, signal) : undefined,
        ]);
        if (pageSize !== undefined) reply.header('preference-applied', `odata.maxpagesize=${pageSize}`);
        const nextLink = next && linkTo(root, query, next);
        const writing = { root, format, properties: asked.selected, isSelection: selected !== undefined };
        return send(reply, format, writePage({ rows, count, nextLink }, writing));
      },
    );
    server.get(
      '/odata/:resource_id/rows/$count',
      {
        preValidation: nameOptions(CountOptions),
        schema: {
          summary: 'How many rows of a table a filter of OData finds, as plain text',
          tags,
          params,
          querystring: CountOptions,
        },
      },
      async (request, reply) => {
        const { table, properties } = await openService(context, request);
        const condition = conditionOf(request.query.$filter, properties);
        const count = await countMatches(context, table, condition, request.signal);
        return reply.type('text/plain; charset=utf-8').send(String(count));
      },
    );
    server.get(
      '/odata/:resource_id/rows:row',
      {
        preValidation: nameOptions(RowOptions),
        schema: {
          summary: 'One row of a table by OData',
          tags,
          params: Type.Object({
            resource_id,
            row: Type.String({ description: 'The number of the row in parentheses, such as (5)' }),
          }),
          querystring: RowOptions,
        },
      },
      async (request, reply) => {
        const { query, headers, params: named, signal } = request;
        const format = jsonFormat(query, headers);
        const key = readKey(named.row);
        const { root, table, properties } = await openService(context, request);
        const selection = readSelect(query.$select, properties);
        const selected = selection ?? properties;
        const row = await findRow(context, table, { key, selected }, signal);
        if (!row) throw notFound(`There is no row ${key}`);
        const writing = { root, format, properties: selected, isSelection: selection !== undefined };
        return send(reply, format, writeRow(row, writing));
      },
    );
    await server.register(unknownAddressRoutes);
  };
}

function conditionOf(filter: string | undefined, properties: TableService['properties']) {
  if (filter === undefined) return undefined;
  const expression = parseFilter(filter);
  return (parameters: Parameters<typeof filterCondition>[2]) =>
    filterCondition(expression, properties, parameters);
}

/** The address of a further page: the question as it was, and where it goes on. */
function linkTo(root: string, query: Static<typeof RowsOptions>, next: Position): string {
  const { $top, $skip, $skiptoken, ...question } = query;
  const parameters = new URLSearchParams({ $skiptoken: writeSkipToken(next) });
  for (const [name, value] of Object.entries(question)) parameters.set(name, String(value));
  return `${root}/rows?${parameters.toString().replaceAll('%24', '$').replaceAll('+', '%20')}`;
}

function send(reply: FastifyReply, format: ResponseFormat, body: string) {
  return reply.type(mediaTypeOf(format)).send(body);
}

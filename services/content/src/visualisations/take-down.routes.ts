import { type Caller, type HttpServer, identityOf } from '@gazetteer/kernel';
import { Type } from 'typebox';
import { ErrorsAnswer } from '../http/answer-errors.ts';
import type { ContentContext } from '../model/content-context.ts';
import { ItemQuery, readItemQuery } from '../items/item-query.ts';
import { listPublicCharts } from './list-visualisations.ts';
import { renderList, visualisationFields } from './render-list.ts';
import { putBackVisualisation, takeDownVisualisation } from './take-down.ts';
import { IdParameters, ListOrFile } from './visualisation.contract.ts';

const PATH = '/public-visualisations';
const tags = ['administration'];
const errors = { '4xx': ErrorsAnswer };

/** What administrators do about charts that should not be shown. */
export function registerTakeDownRoutes(server: HttpServer, context: ContentContext): void {
  server.get(
    PATH,
    {
      schema: {
        tags,
        operationId: 'listPublicSavedCharts',
        summary: 'List the public charts of everybody, the newest first',
        description: 'With the parameters of every list of charts. Whose they are is not told.',
        querystring: Type.Object(
          {
            ...ItemQuery.properties,
            hidden: Type.Optional(
              Type.Enum(['true', 'false'], { description: 'true for those that were taken down instead' }),
            ),
          },
          { additionalProperties: true },
        ),
        response: { 200: ListOrFile, ...errors },
      },
    },
    async ({ query, caller }, reply) => {
      const request = readItemQuery(query, visualisationFields);
      const listed = await listPublicCharts(context, caller, request, query.hidden === 'true');
      const { content, headers } = await renderList(context, caller, request, listed);
      void reply.headers(headers);
      return content;
    },
  );

  server.delete(
    `${PATH}/:id`,
    {
      schema: {
        tags,
        operationId: 'takeDownSavedChart',
        summary: 'Take down a chart of anybody’s that is public or shared by link',
        description: 'Nobody sees it any more, its owner included, but administrators, who can give it back.',
        params: IdParameters,
        querystring: Type.Object({
          reason: Type.Optional(
            Type.String({ maxLength: 500, description: 'Why, for other administrators to read' }),
          ),
        }),
        response: { 204: Type.Null(), ...errors },
      },
    },
    async ({ params, query, caller, log }, reply) => {
      await takeDownVisualisation(context, caller, { id: params.id, reason: query.reason });
      log.warn({ chart: params.id, by: nameOf(caller) }, 'chart taken down');
      return reply.status(204).send(null);
    },
  );

  server.post(
    `${PATH}/:id/restore`,
    {
      schema: {
        tags,
        operationId: 'putBackSavedChart',
        summary: 'Give back a chart that was taken down',
        params: IdParameters,
        response: { 204: Type.Null(), ...errors },
      },
    },
    async ({ params, caller, log }, reply) => {
      await putBackVisualisation(context, caller, params.id);
      log.warn({ chart: params.id, by: nameOf(caller) }, 'chart given back');
      return reply.status(204).send(null);
    },
  );
}

/** Who did it, for the log. */
function nameOf(caller: Caller): string | undefined {
  return caller.kind === 'key' ? caller.name : identityOf(caller);
}

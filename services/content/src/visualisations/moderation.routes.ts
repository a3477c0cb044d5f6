import { type Caller, type HttpServer, identityOf } from '@gazetteer/kernel';
import { Type } from 'typebox';
import { ErrorsAnswer } from '../http/answer-errors.ts';
import type { ContentContext } from '../model/content-context.ts';
import { ItemQuery, readItemQuery } from '../items/item-query.ts';
import { listModerated } from './list-visualisations.ts';
import { renderList, visualisationFields } from './render-list.ts';
import { approveVisualisation, putBackVisualisation, takeDownVisualisation } from './moderate-chart.ts';
import { IdParameters, ListOrFile, ModerationState } from './visualisation.contract.ts';

const PATH = '/public-visualisations';
const tags = ['administration'];
const errors = { '4xx': ErrorsAnswer };

/** The longest reason, in characters. */
const LONGEST_REASON = 500;

/** What editors do about charts of visitors: look at them, approve them, and hide what should not be shown. */
export function registerModerationRoutes(server: HttpServer, context: ContentContext): void {
  server.get(
    PATH,
    {
      schema: {
        tags,
        operationId: 'listPublicSavedCharts',
        summary: 'List charts of everybody to look after, the newest first',
        description: 'With the parameters of every list of charts. Whose they are is not told.',
        querystring: Type.Object(
          { ...ItemQuery.properties, state: Type.Optional(ModerationState) },
          { additionalProperties: true },
        ),
        response: { 200: ListOrFile, ...errors },
      },
    },
    async ({ query, caller }, reply) => {
      const request = readItemQuery(query, visualisationFields);
      const listed = await listModerated(context, caller, request, query.state);
      const { content, headers } = await renderList(context, caller, request, listed);
      void reply.headers(headers);
      return content;
    },
  );

  server.post(
    `${PATH}/:id/approve`,
    {
      schema: {
        tags,
        operationId: 'approveSavedChart',
        summary:
          'Approve a chart as it is, so that it stands with its dataset; its reports count as dealt with',
        params: IdParameters,
        querystring: Type.Object({
          updated: Type.Optional(
            Type.String({
              description: 'When the chart that was looked at was changed last; 409 for one that has changed',
            }),
          ),
        }),
        response: { 204: Type.Null(), ...errors },
      },
    },
    async ({ params, query, caller, log }, reply) => {
      await approveVisualisation(context, caller, { id: params.id, updated: query.updated });
      log.info({ chart: params.id, by: nameOf(caller) }, 'chart approved');
      return reply.status(204).send(null);
    },
  );

  server.delete(
    `${PATH}/:id`,
    {
      schema: {
        tags,
        operationId: 'takeDownSavedChart',
        summary: 'Hide a chart of anybody’s that is public or shared by link',
        description:
          'Nobody sees it any more but its maker, who is told why, and editors, who can give it back.',
        params: IdParameters,
        querystring: Type.Object({
          reason: Type.String({ maxLength: LONGEST_REASON, description: 'Why, for the maker to read' }),
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
        summary: 'Give back a chart that was hidden; its maker is told',
        params: IdParameters,
        querystring: Type.Object({
          reason: Type.Optional(
            Type.String({ maxLength: LONGEST_REASON, description: 'Why, for the maker to read' }),
          ),
        }),
        response: { 204: Type.Null(), ...errors },
      },
    },
    async ({ params, query, caller, log }, reply) => {
      await putBackVisualisation(context, caller, { id: params.id, reason: query.reason ?? '' });
      log.warn({ chart: params.id, by: nameOf(caller) }, 'chart given back');
      return reply.status(204).send(null);
    },
  );
}

/** Who did it, for the log. */
function nameOf(caller: Caller): string | undefined {
  return caller.kind === 'key' ? caller.name : identityOf(caller);
}

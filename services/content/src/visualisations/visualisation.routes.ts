import type { HttpServer } from '@gazetteer/kernel';
import { Type } from 'typebox';
import { ErrorsAnswer } from '../http/answer-errors.ts';
import { siteLanguageOf } from '../http/language-of.ts';
import { chartInLanguage } from '../model/chart-texts.ts';
import type { ContentContext } from '../model/content-context.ts';
import { readItemQuery } from '../items/item-query.ts';
import { changeVisualisation } from './change-visualisation.ts';
import { createVisualisation } from './create-visualisation.ts';
import { deleteVisualisation, restoreVisualisation } from './delete-visualisation.ts';
import { findById } from './find-visualisation.ts';
import { type ListedVisualisations, listCharts } from './list-visualisations.ts';
import { MOST_DRAWN, renderList, visualisationFields } from './render-list.ts';
import { renderVisualisation } from './render-visualisations.ts';
import {
  ChangeBody,
  ChartListQuery,
  CreateBody,
  IdParameters,
  ItemAnswer,
  ListOrFile,
  TextsQuery,
} from './visualisation.contract.ts';

const PATH = '/items/visualisations';
const tags = ['charts'];
const errors = { '4xx': ErrorsAnswer };

/** Saved charts as items of a collection, in the shapes of Directus. */
export function registerVisualisationRoutes(server: HttpServer, context: ContentContext): void {
  registerReading(server, context);
  registerChanges(server, context);
  registerRemoval(server, context);
}

function registerReading(server: HttpServer, context: ContentContext): void {
  server.get(
    PATH,
    {
      schema: {
        tags,
        operationId: 'listSavedCharts',
        summary: 'List saved charts: by their links, your own, or the public ones of a dataset',
        description: `By \`visID\` the charts whose links you know; by your own \`userId\`, or without a filter, your own; by
\`packageID\` or \`resource\` the public ones. One chart by its link comes whole, with \`chartSVG\`; a longer list has pictures
of at most ${MOST_DRAWN} charts, where \`fields\` names \`chartSVG\`.`,
        querystring: ChartListQuery,
        response: { 200: ListOrFile, ...errors },
      },
    },
    async ({ query, caller }, reply) => {
      const request = readItemQuery(query, visualisationFields);
      const listed = await listCharts(context, caller, request);
      const { content, headers } = await renderList(context, caller, request, inLanguage(listed, query.lang));
      void reply.headers(headers);
      return content;
    },
  );

  server.get(
    `${PATH}/:id`,
    {
      schema: {
        tags,
        operationId: 'getSavedChart',
        summary: 'Read a saved chart of your own, or a public one',
        params: IdParameters,
        querystring: TextsQuery,
        response: { 200: ItemAnswer, ...errors },
      },
    },
    async ({ params, query, caller }) => {
      const chart = chartInLanguage(await findById(context, caller, params.id), query.lang);
      return { data: await renderVisualisation(context, caller, chart) };
    },
  );
}

function inLanguage(listed: ListedVisualisations, language: string | undefined): ListedVisualisations {
  return { ...listed, rows: listed.rows.map((row) => chartInLanguage(row, language)) };
}

function registerChanges(server: HttpServer, context: ContentContext): void {
  server.post(
    PATH,
    {
      schema: {
        tags,
        operationId: 'createSavedChart',
        summary: 'Save a chart',
        description:
          'It is pinned to the versions its tables have now, and seen by who has its link unless told otherwise.',
        body: CreateBody,
        response: { 200: ItemAnswer, ...errors },
      },
    },
    async ({ body, caller, raw }) => {
      const chart = await createVisualisation(context, caller, { ...body, spokenBy: siteLanguageOf(raw) });
      return { data: await renderVisualisation(context, caller, chart) };
    },
  );

  server.patch(
    `${PATH}/:id`,
    {
      schema: {
        tags,
        operationId: 'updateSavedChart',
        summary: 'Change a saved chart of your own',
        params: IdParameters,
        body: ChangeBody,
        response: { 200: ItemAnswer, ...errors },
      },
    },
    async ({ params, body, caller, raw }) => {
      const chart = await changeVisualisation(context, caller, params.id, {
        ...body,
        spokenBy: siteLanguageOf(raw),
      });
      return { data: await renderVisualisation(context, caller, chart) };
    },
  );
}

function registerRemoval(server: HttpServer, context: ContentContext): void {
  server.delete(
    `${PATH}/:id`,
    {
      schema: {
        tags,
        operationId: 'deleteSavedChart',
        summary: 'Delete a saved chart of your own; it can be restored for 30 minutes',
        params: IdParameters,
        response: { 204: Type.Null(), ...errors },
      },
    },
    async ({ params, caller }, reply) => {
      await deleteVisualisation(context, caller, params.id);
      return reply.status(204).send(null);
    },
  );

  server.post(
    `${PATH}/:id/restore`,
    {
      schema: {
        tags,
        operationId: 'restoreSavedChart',
        summary: 'Restore a saved chart that you deleted less than 30 minutes ago',
        params: IdParameters,
        response: { 200: ItemAnswer, ...errors },
      },
    },
    async ({ params, caller }) => {
      const chart = await restoreVisualisation(context, caller, params.id);
      return { data: await renderVisualisation(context, caller, chart) };
    },
  );
}

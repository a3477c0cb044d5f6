import {
  type BackgroundTask,
  type Caller,
  type Clock,
  createBackgroundTask,
  type HttpServer,
  type Sql,
  systemClock,
} from '@gazetteer/kernel';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import { createAccessTokens } from './access-tokens/access-tokens.ts';
import { callerOfToken } from './access-tokens/caller-of-token.ts';
import { registerLoginRoute } from './access-tokens/login.routes.ts';
import type { AccountPort } from './account-port.ts';
import { answerErrorsAsDirectus } from './answer-errors.ts';
import type { ChartPort } from './chart-port.ts';
import type { ContentContext } from './content-context.ts';
import { ContentError, forbidden } from './content-error.ts';
import type { ContentTables } from './content-tables.ts';
import { registerEmbedRoute } from './embed/embed.routes.ts';
import { registerImageRoutes } from './images/image.routes.ts';
import { createPictures } from './images/pictures.ts';
import { registerMappingRoutes } from './mappings/mapping.routes.ts';
import { removeDeletedVisualisations } from './visualisations/delete-visualisation.ts';
import { type InstallationChart, keepInstallationChart } from './visualisations/keep-installation-chart.ts';
import { registerTakeDownRoutes } from './visualisations/take-down.routes.ts';
import { registerVisualisationRoutes } from './visualisations/visualisation.routes.ts';

export type ContentOptions = {
  sql: Sql;
  log: FastifyBaseLogger;
  charts: ChartPort;
  accounts: AccountPort;
  /** Keys of at least 32 characters, newest first. */
  secrets: readonly string[];
  /** Where visitors find this installation, without a slash at the end. */
  publicUrl: string;
  clock?: Clock;
};

/** The content service of one process. */
export type Content = {
  /** Mounts the calls, the pictures and the embedded charts. */
  plugin: FastifyPluginAsync;
  /** Removes for good what nobody can restore any more, once it is started. */
  tasks: BackgroundTask[];
  /** Keeps a chart of the installation itself; see {@link keepInstallationChart}. */
  keepChart: (caller: Caller, chart: InstallationChart) => Promise<void>;
};

const CLEAN_UP_MILLISECONDS = 5 * 60_000;

/** Opens the service. `contentMigrations` must have been applied. */
export function contentService(options: ContentOptions): Content {
  const { charts, accounts, secrets, publicUrl, clock = systemClock } = options;
  const sql = options.sql.as<ContentTables>();
  const context: ContentContext = {
    sql,
    clock,
    charts,
    accounts,
    publicUrl,
    pictures: createPictures({ sql, charts }),
    tokens: createAccessTokens({ secrets, publicUrl, clock }),
  };
  const work = async () => void (await removeDeletedVisualisations(context));
  return {
    plugin: async (server) => mount(server, context),
    keepChart: (caller, chart) => keepInstallationChart(context, caller, chart),
    tasks: [
      createBackgroundTask('removing deleted charts', options.log, {
        milliseconds: CLEAN_UP_MILLISECONDS,
        work,
      }),
    ],
  };
}

async function mount(server: HttpServer, context: ContentContext): Promise<void> {
  await server.register(async (scope: HttpServer) => {
    answerErrorsAsDirectus(scope);
    registerLoginRoute(scope, context);
  });
  await server.register(
    async (scope: HttpServer) => {
      answerErrorsAsDirectus(scope);
      // What a chart is made of stands in no schema whole; answers are written as they are.
      scope.setSerializerCompiler(() => (data) => JSON.stringify(data));
      scope.addHook('onRequest', async (request, reply) => {
        void reply.header('cache-control', 'private, no-cache');
        request.caller = await callerOfToken(context, request);
      });
      registerVisualisationRoutes(scope, context);
      registerTakeDownRoutes(scope, context);
      registerMappingRoutes(scope, context);
      // Directus does not tell a collection that is not there from one that is none of the caller's business.
      scope.all('/items/*', { schema: { hide: true } }, async () => {
        throw forbidden();
      });
      // Or the server this is mounted on would say so in its own shape.
      scope.all('/*', { schema: { hide: true } }, async ({ url }) => {
        throw new ContentError('ROUTE_NOT_FOUND', `Route ${url.split('?', 1)[0]} doesn't exist.`);
      });
    },
    { prefix: '/api/content' },
  );
  await server.register(async (scope: HttpServer) => registerImageRoutes(scope, context));
  await server.register(async (scope: HttpServer) => registerEmbedRoute(scope, context));
}

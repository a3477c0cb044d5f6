import {
  type Authorizer,
  belongTo,
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
import { registerArticleFeedRoutes } from './article-feeds/article-feed.routes.ts';
import { registerArticleRoutes } from './articles/article.routes.ts';
import { findEmbeds } from './articles/find-embeds.ts';
import { publishDueArticles } from './articles/publish-due-articles.ts';
import { createBodyRenderer } from './articles/render-body.ts';
import { registerEmbedRoute } from './embed/embed.routes.ts';
import type { FeedbackContext } from './feedback/feedback-context.ts';
import { type DatasetQuestion, listQuestions } from './feedback/list-questions.ts';
import { registerFeedbackRoutes } from './feedback/feedback.routes.ts';
import { forgetFeedback } from './feedback/forget-feedback.ts';
import { createFormTokens } from './feedback/form-tokens.ts';
import { registerMessageRoutes } from './feedback/message.routes.ts';
import { serveWriters } from './feedback/writers.routes.ts';
import type { TeamMail } from './feedback/team-mail.ts';
import { registerTemplateRoutes } from './feedback/templates/template.routes.ts';
import type { WriterMail } from './feedback/thread/writer-mail.ts';
import { registerOwnThreadRoutes } from './feedback/thread/own-thread.routes.ts';
import type { StaffPort } from './feedback/thread/staff.ts';
import { registerThreadRoutes } from './feedback/thread/thread.routes.ts';
import { registerFrontPageRoutes } from './front-page/front-page.routes.ts';
import { registerGalleryRoute } from './gallery/gallery.routes.ts';
import { answerErrorsAsDirectus } from './http/answer-errors.ts';
import { registerImageRoutes } from './images/image.routes.ts';
import { createPictures } from './images/pictures.ts';
import { registerMappingRoutes } from './mappings/mapping.routes.ts';
import { createLogoDrawer } from './media/draw-logo.ts';
import { registerMediaFileRoutes } from './media/media-file.routes.ts';
import { openMediaLibrary } from './media/media-library.ts';
import { registerMediaRoutes } from './media/media.routes.ts';
import { prepareMedia } from './media/prepare-media.ts';
import type { ContentSite, ContentContext, SiteName } from './model/content-context.ts';
import { ContentError, forbidden } from './model/content-error.ts';
import type { ContentTables } from './model/content-tables.ts';
import type { QuestionTables } from './model/question-tables.ts';
import type {
  AccountPort,
  ChartPort,
  DatasetPort,
  MakerMail,
  MediaStore,
  VisitorCharts,
} from './model/ports.ts';
import { listPages, type PublicPage } from './published/list-pages.ts';
import { registerPostRoutes } from './published/post.routes.ts';
import { registerPublishedRoutes } from './published/published.routes.ts';
import { registerRevisionRoutes } from './revisions/revision.routes.ts';
import { answeredQuestions, type AnsweredQuestions } from './questions/answered-questions.ts';
import { listWaiting, type WaitingQuestion } from './questions/desk.ts';
import { forgetQuestions } from './questions/forget-questions.ts';
import type { AskerMail, DatasetAccess, QuestionContext } from './questions/question-context.ts';
import { registerQuestionDeskRoutes, registerQuestionRoutes } from './questions/question.routes.ts';
import { registerContentSearchRoute } from './search/content-search.routes.ts';
import { removeDeletedVisualisations } from './visualisations/delete-visualisation.ts';
import { type InstallationChart, keepInstallationChart } from './visualisations/keep-installation-chart.ts';
import { registerModerationRoutes } from './visualisations/moderation.routes.ts';
import { registerVisualisationRoutes } from './visualisations/visualisation.routes.ts';

export type ContentOptions = {
  sql: Sql;
  log: FastifyBaseLogger;
  charts: ChartPort;
  accounts: AccountPort;
  datasets: DatasetPort;
  /** Which datasets a caller reads and edits. */
  access: DatasetAccess;
  /** How who asked about a dataset learns of the answer. */
  askers: AskerMail;
  /** Where pictures are kept. */
  media: MediaStore;
  /** Who may edit what the site says. */
  authorizer: Authorizer;
  /** What the site file says. */
  site: ContentSite;
  /** What the portal is called now; as the site file has it where absent. */
  siteName?: SiteName;
  /** How makers of charts learn what editors have decided about them. */
  makers: MakerMail;
  /** Which charts of visitors stand where public charts are listed, at this moment. */
  visitorCharts: () => Promise<VisitorCharts>;
  /** Told of each new chart of a person, and of which datasets it shows tables; of none where it is left out. */
  onChartSaved?: (datasets: readonly string[]) => void;
  /** How the team learns what visitors write to it. */
  team: TeamMail;
  /** How those who wrote to the team are answered. */
  writers: WriterMail;
  /** Who may answer them, by name. */
  staff: StaffPort;
  /** Whether many messages at a time make each of them dearer; on unless said otherwise. */
  limitsMessages?: boolean;
  /** Keys of at least 32 characters, newest first. */
  secrets: readonly string[];
  /** Where visitors find this installation, without a slash at the end. */
  publicUrl: string;
  clock?: Clock;
};

/** The content service of one process. */
export type Content = {
  /** Draws the logo in a file; see {@link createLogoDrawer}. */
  drawLogo: (path: string) => Promise<Buffer | undefined>;
  /** Mounts the calls, the pictures and the embedded charts. */
  plugin: FastifyPluginAsync;
  /** What is done behind the requests once it is started: publishing what is due, removing what nobody can restore. */
  tasks: BackgroundTask[];
  /** Keeps a chart of the installation itself; see {@link keepInstallationChart}. */
  keepChart: (caller: Caller, chart: InstallationChart) => Promise<void>;
  /** What visitors asked on pages of datasets, told to whom reads the inbox. */
  questions: (caller: Caller) => Promise<DatasetQuestion[]>;
  /** What was asked about datasets and waits for the caller, who edits them. */
  waitingQuestions: (caller: Caller) => Promise<WaitingQuestion[]>;
  /** What has been answered in public about datasets. */
  answered: AnsweredQuestions;
  /** The pages of all published articles, the newest first, a piece at a time. */
  pages: () => AsyncIterable<readonly PublicPage[]>;
};

const CLEAN_UP_MILLISECONDS = 5 * 60_000;
/** How long a new picture waits for its sizes; whoever asks for one before gets it made. */
const PREPARE_MILLISECONDS = 5000;
/** How late an article may be published. */
const PUBLISH_MILLISECONDS = 10_000;

/** Opens the service. `contentMigrations` must have been applied. */
export function contentService(options: ContentOptions): Content {
  const { charts, accounts, datasets, authorizer, site, secrets, publicUrl, clock = systemClock } = options;
  const sql = options.sql.as<ContentTables>();
  const siteName = options.siteName ?? (async () => site.name);
  const pictures = createPictures({
    sql,
    charts,
    accounts,
    digitGrouping: site.digitGrouping,
    siteName,
    publicUrl,
  });
  const context: ContentContext = {
    sql,
    clock,
    charts,
    accounts,
    datasets,
    authorizer,
    site,
    siteName,
    makers: options.makers,
    visitorCharts: options.visitorCharts,
    onChartSaved: options.onChartSaved ?? (() => undefined),
    publicUrl,
    pictures,
    library: openMediaLibrary(sql, options.media),
    renderBody: createBodyRenderer({
      publicUrl,
      findEmbeds: (found, language) => findEmbeds({ sql, pictures, datasets, authorizer }, found, language),
    }),
    tokens: createAccessTokens({ secrets, publicUrl, clock }),
  };
  const feedback: FeedbackContext = {
    sql,
    clock,
    authorizer,
    publicUrl,
    forms: createFormTokens(secrets, clock),
    team: options.team,
    writers: options.writers,
    staff: options.staff,
    isLimited: options.limitsMessages ?? true,
  };
  const { forms, isLimited } = feedback;
  const questions: QuestionContext = {
    sql: options.sql.as<QuestionTables>(),
    clock,
    access: options.access,
    accounts,
    askers: options.askers,
    forms,
    publicUrl,
    isLimited,
  };
  return {
    drawLogo: createLogoDrawer(),
    plugin: async (server) => {
      await server.register(async (scope: HttpServer) => {
        belongTo(scope, 'content');
        serveWriters(scope);
        registerMessageRoutes(scope, feedback);
        await scope.register(async (threads: HttpServer) => registerOwnThreadRoutes(threads, feedback));
      });
      await mount(server, context, feedback, questions);
    },
    questions: (caller) => listQuestions(feedback, caller),
    waitingQuestions: (caller) => listWaiting(questions, caller),
    answered: answeredQuestions(questions),
    pages: () => listPages(sql),
    keepChart: (caller, chart) => keepInstallationChart(context, caller, chart),
    tasks: [
      createBackgroundTask('removing deleted charts', options.log, {
        milliseconds: CLEAN_UP_MILLISECONDS,
        work: async () => void (await removeDeletedVisualisations(context)),
      }),
      createBackgroundTask('forgetting old feedback', options.log, {
        milliseconds: CLEAN_UP_MILLISECONDS,
        work: () => forgetFeedback(feedback),
      }),
      createBackgroundTask('forgetting old questions', options.log, {
        milliseconds: CLEAN_UP_MILLISECONDS,
        work: () => forgetQuestions(questions),
      }),
      createBackgroundTask('making pictures', options.log, {
        milliseconds: PREPARE_MILLISECONDS,
        work: () =>
          prepareMedia(context, (error, media) =>
            options.log.error({ err: error, media }, 'a picture could not be prepared'),
          ),
      }),
      createBackgroundTask('publishing what is due', options.log, {
        milliseconds: PUBLISH_MILLISECONDS,
        work: async () => void (await publishDueArticles(context)),
      }),
    ],
  };
}

async function mount(
  server: HttpServer,
  context: ContentContext,
  feedback: FeedbackContext,
  questions: QuestionContext,
): Promise<void> {
  await server.register(async (scope: HttpServer) => {
    answerErrorsAsDirectus(scope);
    registerLoginRoute(scope, context);
  });
  await server.register(
    async (scope: HttpServer) => {
      belongTo(scope, 'content');
      answerErrorsAsDirectus(scope);
      // What a chart is made of stands in no schema whole; answers are written as they are.
      scope.setSerializerCompiler(() => (data) => JSON.stringify(data));
      scope.addHook('onRequest', async (request, reply) => {
        void reply.header('cache-control', 'private, no-cache');
        const { caller, headers } = request;
        request.caller = await callerOfToken(context, caller, headers.authorization);
      });
      registerVisualisationRoutes(scope, context);
      registerModerationRoutes(scope, context);
      registerGalleryRoute(scope, context);
      registerContentSearchRoute(scope, context);
      registerFrontPageRoutes(scope, context);
      registerMappingRoutes(scope, context);
      registerArticleRoutes(scope, context);
      registerRevisionRoutes(scope, context);
      registerPublishedRoutes(scope, context);
      registerPostRoutes(scope, context);
      registerMediaRoutes(scope, context);
      registerFeedbackRoutes(scope, feedback);
      registerQuestionRoutes(scope, questions);
      registerQuestionDeskRoutes(scope, questions);
      registerThreadRoutes(scope, feedback);
      registerTemplateRoutes(scope, feedback);
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
  await server.register(async (scope: HttpServer) => {
    belongTo(scope, 'content');
    registerImageRoutes(scope, context);
  });
  await server.register(async (scope: HttpServer) => {
    belongTo(scope, 'content');
    registerMediaFileRoutes(scope, context);
  });
  server.addHook('onClose', () => context.library.close());
  await server.register(async (scope: HttpServer) => registerEmbedRoute(scope, context));
  await server.register(async (scope: HttpServer) => {
    belongTo(scope, 'content');
    registerArticleFeedRoutes(scope, context);
  });
}

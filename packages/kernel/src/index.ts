export {
  actorOf,
  anonymous,
  clientOfSubject,
  clientSubject,
  hasScope,
  installation,
  identityOf,
  isAdministrator,
  datasetReference,
  readerIn,
  requireRight,
  subjectOf,
  type Authorizer,
  type Caller,
  type ObjectReference,
  type ProjectKey,
  type Relation,
  type TokenBearer,
} from './caller.ts';
export { type ErrorCode, type ErrorCodeEntry, errorCodes } from './error-codes.ts';
export { systemClock, type Clock } from './clock.ts';
export {
  ApplicationError,
  accessDenied,
  conflict,
  invalidInput,
  invalidToken,
  notFound,
  timedOut,
  TokenRefusal,
  tooLarge,
  unavailable,
  type FieldErrors,
} from './errors.ts';
export { requireRoom, roomOf } from './free-room.ts';
export { boundTexts, findLongText } from './bound-texts.ts';
export { createHttpServer, type HttpServerOptions } from './http/create-http-server.ts';
export { escapeHtml } from './http/escape-html.ts';
export { cleanXml, xmlElement, xmlNode } from './write-xml.ts';
export type { HttpServer } from './http/http-server.ts';
export { logFailure, renderError, toApplicationError } from './http/error-handler.ts';
export { health, type HealthCheck, NotReady, type PartFound, runChecks } from './http/health.ts';
export type { InstallationGauge } from './metrics/installation-gauges.ts';
export { namesTag } from './entity-tag.ts';
export { isInProcess } from './http/is-in-process.ts';
export { isNumericHost } from './http/is-numeric-host.ts';
export { addUpMetrics } from './metrics/metrics-of-all.ts';
export { changesNothing } from './http/refuse-changes.ts';
export { belongTo } from './http/require-scope.ts';
export { describedAs, needed } from './http/told-to-clients.ts';
export { validateAllButBody } from './http/validate-with-defaults.ts';
export { answerInTheirName, askedBy, askerName, currentAsker } from './callers/asker.ts';
export { shareAmongAskers } from './callers/share-among-askers.ts';
export { networkOf, plainAddress, siteOf } from './callers/network-of.ts';
export { asUnreadableForm } from './http/unreadable-form.ts';
export { runs } from './living-process.ts';
export { makeFolder } from './make-folder.ts';
export { createSecrets, secretKeyName, type Secrets } from './secrets/secrets.ts';
export { noteKeyUse } from './secrets/note-key-use.ts';
export { hashToken, randomToken, sameText } from './secrets/token.ts';
export { createLogger, type Log } from './log.ts';
export { PageQuery, readPage, type Page } from './paging.ts';
export { searchWords } from './search-words.ts';
export { isVisibleName, NAME_RULE, readVisibleName } from './visible-name.ts';
export { asStoreFailure, findOutage, StoreFailure } from './store-failure.ts';
export { SettingsError, readSettings, type SettingsSource } from './settings.ts';
export { AccentColour, accentFaults } from './accent-colour.ts';
export { allowedValues } from './allowed-values.ts';
export { type Fault, schemaFaults } from './schema-faults.ts';
export {
  inspectMigrations,
  migrate,
  NewerDataError,
  refuseNewerData,
  type Migration,
} from './sql/migrations.ts';
export { bytewise, newTable } from './sql/new-table.ts';
export { postgresParser, storeOverPool } from './sql/postgres-dialect.ts';
export { prepareRead, type PreparedRead } from './sql/prepared-read.ts';
export { prepareWrite, type PreparedWrite } from './sql/prepared-write.ts';
export { openTemporaryFolder } from './temporary-folder.ts';
export {
  inLanguage,
  LANGUAGE_TAG,
  LanguageTag,
  LONGEST_LANGUAGE_TAG,
  type TextInLanguages,
  TextInLanguagesSchema,
  TRANSLATED,
} from './texts-in-languages.ts';
export { asJob, inSpan, markFailed } from './tracing/current-work.ts';
export { startTracing } from './tracing/start-tracing.ts';
export { type Query as WatchedQuery, setSlowQueryLimit, watchQuery } from './tracing/watch-query.ts';
export { askTogether } from './work/ask-together.ts';
export { createBackgroundTask, type BackgroundTask } from './work/background-task.ts';
export { createBoundedCache, type BoundedCache } from './work/bounded-cache.ts';
// The services take it from here, so that the house has one copy of one version.
export { LRUCache } from 'lru-cache';
export {
  answeredWithin,
  circuitBreaker,
  StoreSilent,
  type CircuitBreaker,
} from './work/circuit-breaker.ts';
export { createBoundedQueue, type BoundedQueue } from './work/bounded-queue.ts';
export { createKeyedQueue } from './work/keyed-queue.ts';
export { withMutex } from './work/mutex.ts';
export { createWaitingSums } from './work/waiting-sums.ts';
export { pagesVersionOf, pagesVersionStep } from './sql/pages-version.ts';
export { openSql, sqlOver, type Sql, type SqlDialect } from './sql/sql.ts';

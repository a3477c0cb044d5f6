import type { HttpServer } from '@gazetteer/kernel';
import { OryError, requireProjectRight } from '@gazetteer/ory';
import { Type } from 'typebox';
import type { Fault } from '../language/namespace.ts';
import { LONGEST_LANGUAGE } from '../language/parse-source.ts';
import { readLanguage } from '../language/read-language.ts';
import { currentLanguage } from '../model/current-language.ts';
import { findLanguage, listVersions } from '../model/language.store.ts';
import { CONSISTENCY_TOKEN, tokenOf } from '../model/consistency-token.ts';
import type { PermissionContext } from '../model/permission-context.ts';
import { findState } from '../model/revision.store.ts';
import { changeLanguage } from './change-language.ts';
import { findLosses } from './find-losses.ts';
import { storedNamespaces } from './namespace.store.ts';

const tags = ['permissions: language'];
const onRequest = requireProjectRight;
const VERSIONS_SHOWN = 100;

// The capital L is Ory's.
const Position = Type.Object({ Line: Type.Integer(), column: Type.Integer() });
const SyntaxFault = Type.Object({ message: Type.String(), start: Position, end: Position });
const SyntaxWarning = Type.Object({
  ...SyntaxFault.properties,
  drops: Type.Optional(
    Type.Literal(true, { description: 'The text would take permissions away that are in use' }),
  ),
});
const SyntaxAnswer = Type.Object({
  errors: Type.Optional(Type.Array(SyntaxFault)),
  warnings: Type.Optional(Type.Array(SyntaxWarning)),
});
const ChangeAnswer = Type.Object({
  version: Type.Integer(),
  warnings: Type.Optional(Type.Array(SyntaxWarning)),
});

const ShownNamespace = Type.Object({
  name: Type.String(),
  relations: Type.Optional(
    Type.Array(Type.String(), { description: 'What can be asked of its objects: relations and permits' }),
  ),
});

/** The permission language: its namespaces, a check of a text, and the text that a project uses. */
export function registerNamespaceRoutes(server: HttpServer, context: PermissionContext): void {
  server.get(
    '/namespaces',
    {
      schema: {
        tags,
        operationId: 'listRelationshipNamespaces',
        summary: 'List the namespaces of the project',
        querystring: Type.Object({
          undeclared: Type.Boolean({
            default: false,
            description: 'In their place those of stored tuples that the language no longer declares',
          }),
          relations: Type.Boolean({
            default: false,
            description: 'With the relations and permits that the language declares of each',
          }),
        }),
        response: { 200: Type.Object({ namespaces: Type.Array(ShownNamespace) }) },
      },
      onRequest,
    },
    async ({ projectId, query }) => {
      const { namespaces } = await currentLanguage(context, projectId);
      const names = query.undeclared
        ? (await storedNamespaces(context.sql, projectId)).filter((name) => !namespaces.has(name))
        : [...namespaces.keys()];
      const relationsOf = (name: string) => [...(namespaces.get(name)?.relations.keys() ?? [])];
      return {
        namespaces: names.map((name) => ({
          name,
          ...(query.relations ? { relations: relationsOf(name) } : {}),
        })),
      };
    },
  );
  registerTexts(server, context);
}

const LanguageText = Type.String({ maxLength: LONGEST_LANGUAGE });

function registerTexts(server: HttpServer, context: PermissionContext): void {
  server.post(
    '/opl/syntax/check',
    {
      schema: {
        tags,
        operationId: 'checkOplSyntax',
        'x-codegen-request-body-name': 'body',
        summary:
          'Check a text of the permission language; every fault with its position, and what is doubtful',
        consumes: ['text/plain'],
        body: LanguageText,
        response: { 200: SyntaxAnswer },
      },
      config: { onlyReads: true },
      onRequest,
    },
    async ({ projectId, body }) => {
      const { faults, warnings, ...language } = readLanguage(body);
      const losses = await findLosses(context, projectId, { ...language, faults });
      return { ...(faults.length > 0 ? { errors: faults.map(render) } : {}), ...shown(warnings, losses) };
    },
  );
  server.put(
    '/admin/opl',
    {
      schema: {
        tags,
        operationId: 'setPermissionLanguage',
        'x-codegen-request-body-name': 'body',
        summary: 'Give the project a new permission language, which is checked before it holds',
        consumes: ['text/plain'],
        body: LanguageText,
        response: { 200: ChangeAnswer },
      },
      onRequest,
    },
    async ({ projectId, body }, reply) => {
      const { version, revision, warnings, losses } = await changeLanguage(context, projectId, body);
      reply.header(CONSISTENCY_TOKEN, tokenOf(revision));
      return { version, ...shown(warnings, losses) };
    },
  );
  registerVersions(server, context);
}

function registerVersions(server: HttpServer, context: PermissionContext): void {
  server.get(
    '/admin/opl',
    {
      schema: {
        tags,
        operationId: 'getPermissionLanguage',
        summary: 'Read the permission language of the project, or an earlier version of it',
        querystring: Type.Object({ version: Type.Optional(Type.Integer({ minimum: 0 })) }),
        response: { 200: Type.Object({ version: Type.Integer(), source: Type.String() }) },
      },
      onRequest,
    },
    async ({ projectId, query }) => {
      const version = query.version ?? (await findState(context.sql, projectId)).languageVersion;
      const found = await findLanguage(context.sql, projectId, version);
      if (!found && version > 0) throw new OryError(404, `There is no version ${version} of the language`);
      return { version, source: found?.source ?? '' };
    },
  );
  server.get(
    '/admin/opl/versions',
    {
      schema: {
        tags,
        operationId: 'listPermissionLanguageVersions',
        summary: `List the newest ${VERSIONS_SHOWN} versions of the project's permission language`,
        response: {
          200: Type.Array(Type.Object({ version: Type.Integer(), created_at: Type.String() })),
        },
      },
      onRequest,
    },
    async ({ projectId }) => listVersions(context.sql, projectId, VERSIONS_SHOWN),
  );
}

function shown(warnings: readonly Fault[], losses: readonly Fault[]) {
  const all = [...losses.map((loss) => ({ ...render(loss), drops: true as const })), ...warnings.map(render)];
  return all.length > 0 ? { warnings: all } : {};
}

function render({ message, span: { start, end } }: Fault) {
  return {
    message,
    start: { Line: start.line, column: start.column },
    end: { Line: end.line, column: end.column },
  };
}

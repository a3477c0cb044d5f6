import type { Sql } from '@gazetteer/kernel';
import { migrate } from '@gazetteer/kernel';
import type { FastifyBaseLogger } from 'fastify';
import Fastify from 'fastify';
import type { IdentityContext } from '../identity-context.ts';
import { identityMigrations } from '../identity-migrations.ts';
import { openIdentityContext } from '../identity-service.ts';
import { PORTAL_PROJECT } from '../projects/project-registry.ts';
import type { Project } from '../projects/project.ts';
import type { JsonSchema } from '../schemas/json-schema.ts';

/** A context over an empty store with two projects, at a time that tests move. */
export type TestIdentities = { context: IdentityContext; portal: Project; other: Project; now: Date };

/** A schema with every use a trait can have. */
export const personSchema: JsonSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  properties: {
    traits: {
      type: 'object',
      properties: {
        email: {
          type: 'string',
          format: 'email',
          title: 'Email',
          'ory.sh/kratos': {
            credentials: {
              password: { identifier: true },
              webauthn: { identifier: true },
              code: { identifier: true, via: 'email' },
              totp: { account_name: true },
              passkey: { display_name: true },
            },
            verification: { via: 'email' },
            recovery: { via: 'email' },
          },
        },
        username: {
          type: 'string',
          title: 'User name',
          minLength: 3,
          'ory.sh/kratos': { credentials: { password: { identifier: true } } },
        },
        name: {
          type: 'object',
          properties: { first: { type: 'string', title: 'First name' }, last: { type: 'string' } },
          required: ['first'],
        },
      },
      required: ['email'],
      additionalProperties: false,
    },
  },
};

/** Opens the service's parts over a store, with the schema `person` in two projects. */
export async function openTestIdentities(sql: Sql): Promise<TestIdentities> {
  await migrate(sql, identityMigrations);
  const opened = { now: new Date('2026-05-04T10:00:00.000Z') };
  const log: FastifyBaseLogger = Fastify().log;
  const context = openIdentityContext({
    sql,
    log,
    clock: () => opened.now,
    secrets: ['a key for tests that is long enough to be one'],
    publicUrl: 'http://portal.test',
  });
  const ui_url = 'http://portal.test/page';
  const settings = {
    selfservice: {
      default_browser_return_url: 'http://portal.test/',
      flows: Object.fromEntries(
        ['login', 'registration', 'settings', 'recovery', 'verification', 'error'].map((kind) => [
          kind,
          { ui_url },
        ]),
      ),
    },
    identity: { default_schema_id: 'person', schemas: [{ id: 'person', schema: personSchema }] },
  };
  const portal = await context.projects.create({
    id: PORTAL_PROJECT,
    slug: 'portal',
    name: 'Portal',
    settings,
  });
  const other = await context.projects.create({ slug: 'roads', name: 'Roads', settings });
  return Object.assign(opened, { context, portal, other });
}

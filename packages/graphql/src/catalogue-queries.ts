import { readFileSync } from 'node:fs';
import { createPage } from './explorer/page.ts';
import { createGraphqlEngine } from './graphql-engine.ts';
import { pathBuilders } from './path-builders.ts';
import type { QueryLimits } from './query-limits.ts';
import { type CallRest, createRestSchema } from './rest-schema.ts';

/** The catalogue's schema: every query and what it calls, in one file. */
const catalogueSchema = new URL('./schema.graphql', import.meta.url);

type Options = {
  call: CallRest;
  basePath: string;
  limits: QueryLimits;
  /** Of the explorer's script and style. */
  assetsVersion: string;
};

/**
 * Reads the schema, and makes what answers queries to it and what draws the page for trying them out. It takes hundreds of
 * modules, which are loaded when somebody asks.
 * @throws where the schema's `@rest` directives are wrongly configured
 */
export function openCatalogueQueries({ call, basePath, limits, assetsVersion }: Options) {
  const source = readFileSync(catalogueSchema, 'utf8');
  const schema = createRestSchema({ source, builders: pathBuilders, basePath, call });
  return { answer: createGraphqlEngine(schema, limits), renderExplorer: createPage(schema, assetsVersion) };
}

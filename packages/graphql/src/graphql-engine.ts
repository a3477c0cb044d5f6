import { type GraphQLSchema, parse } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { checkQuery, type QueryLimits } from './query-limits.ts';
import type { RestContext } from './rest-schema.ts';

/** The most tokens of a query. No query that people write comes near, so more is an attack on the parser. */
const MOST_TOKENS = 4000;

/** Answers GraphQL requests: GET and POST, one operation a request, limits on every query. */
export function createGraphqlEngine(schema: GraphQLSchema, limits: QueryLimits) {
  const yoga = createYoga<RestContext>({
    schema,
    graphqlEndpoint: '/graphql',
    batching: false,
    multipart: false,
    // CORS, the page for browsers and logging are left to the server.
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    plugins: [limitTokens, limitCost(limits)],
  });
  return (request: Request, context: RestContext): Promise<Response> =>
    Promise.resolve(yoga.fetch(request, context));
}

const limitTokens: Plugin = {
  onParse: ({ setParseFn }) =>
    setParseFn((source: string, options: object) => parse(source, { ...options, maxTokens: MOST_TOKENS })),
};

const limitCost = (limits: QueryLimits): Plugin => ({
  onExecute: ({ args }) => {
    const { schema, document, operationName, variableValues } = args;
    checkQuery({ schema, document, operationName, variables: variableValues ?? {} }, limits);
  },
});

/** The public surface of the GraphQL layer. */
export { type GraphqlServiceOptions, graphqlService } from './graphql-service.ts';
export type { QueryLimits } from './query-limits.ts';
export type { CallRest, RestAnswer, RestRequest } from './rest-schema.ts';

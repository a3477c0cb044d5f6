import { buildSchema, GraphQLError, type GraphQLSchema } from 'graphql';
import type { PathBuilder } from './path-builders.ts';
import { fieldsOf, keyOf, propertyOf, readRestCall, type RestCall } from './rest-directive.ts';

export type RestRequest = {
  method: string;
  /** With query string, from the root of the site. */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
};

/** `body` is the parsed JSON, or the text where it is none. */
export type RestAnswer = { status: number; body: unknown };

export type CallRest = (request: RestRequest) => Promise<RestAnswer>;

/** What resolvers find in the GraphQL context: the credentials of the request that asked. */
export type RestContext = { headers: Record<string, string> };

export type RestSchemaOptions = {
  /** Type definitions with `@rest` and `@from` directives. */
  source: string;
  builders: Record<string, PathBuilder>;
  basePath: string;
  call: CallRest;
};

/**
 * Makes an executable schema whose `@rest` fields call the REST API.
 * @throws where a directive is wrongly configured
 */
export function createRestSchema({ source, builders, basePath, call }: RestSchemaOptions): GraphQLSchema {
  const schema = buildSchema(source);
  for (const { type, field } of fieldsOf(schema)) {
    const rest = readRestCall(schema, type, field, builders);
    const key = keyOf(schema, field);
    field.extensions = { ...field.extensions, rest: rest !== undefined };
    field.resolve = rest
      ? async (parent, args, context) => {
          const { headers } = context as RestContext;
          return resultOf(await call(requestOf(rest, basePath, args, parent, headers)));
        }
      : (parent) => propertyOf(parent, key);
  }
  return schema;
}

function requestOf(
  rest: RestCall,
  basePath: string,
  args: Record<string, unknown>,
  parent: unknown,
  headers: Record<string, string>,
): RestRequest {
  const { method, bodyKey } = rest;
  const path = `${basePath}${rest.path(args, parent)}`;
  return bodyKey === undefined ? { method, path, headers } : { method, path, headers, body: args[bodyKey] };
}

/** No content is an empty result, an absent thing is null, every other refusal an error with the whole answer. */
function resultOf({ status, body }: RestAnswer): unknown {
  if (status === 204) return {};
  if (status === 404) return null;
  if (status >= 200 && status < 300) return body;
  throw new GraphQLError(`Response not successful: Received status code ${status}`, {
    extensions: {
      code: 'RESPONSE_NOT_SUCCESSFUL',
      response: { status },
      result: body,
      // Programs and proxies try again what is answered so, and nothing else.
      ...(status === 503 && { http: { status } }),
    },
  });
}

import type { TSchema } from 'typebox';

declare module 'fastify' {
  interface FastifySchema {
    /** What the body is called among the parameters of generated clients, as OpenAPI Generator has it. */
    'x-codegen-request-body-name'?: string;
    /** Nothing in the body is needed: generated clients may be called without one, and send an empty one then. */
    'x-optional-body'?: boolean;
  }
}

/**
 * An option of a parameter that a route itself refuses to be without, in the words of its API, so that its schema has to
 * let it pass: the description of the API says that it is required.
 */
export const needed = { 'x-needed': true } as const;

/**
 * An option of a schema whose description says more than the route checks, or writes answers by: of a number that is read
 * leniently from a text, or of an answer that is no object of fixed keys.
 * @param told the schema that the description of the API has instead
 */
export function describedAs(told: TSchema): { 'x-described-as': TSchema } {
  return { 'x-described-as': told };
}

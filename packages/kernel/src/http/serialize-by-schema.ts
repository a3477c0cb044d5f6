import fastJsonStringify from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';

type Serialize = (answer: unknown) => string;

/** By the schema's object: routes of all services and servers in a process share what they describe alike. */
const compiled = new WeakMap<object, Serialize>();

/**
 * Writes answers as JSON by the schema of their route, and leaves out what the schema does not name. A schema is
 * compiled with the first answer that needs it: nobody asks all of the several hundred routes.
 */
export const serializeBySchema: FastifySerializerCompiler<object> = ({ schema }) => {
  return (answer) => {
    const known = compiled.get(schema);
    if (known) return known(answer);
    const serialize: Serialize = fastJsonStringify(schema);
    compiled.set(schema, serialize);
    return serialize(answer);
  };
};

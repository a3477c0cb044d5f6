import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** Checks requests by their TypeBox schemas; what a client leaves out takes its default first. */
export const validateWithDefaults: FastifySchemaCompiler<TSchema> = (route) => {
  const validate = TypeBoxValidatorCompiler(route);
  // Looking for defaults walks the whole schema: once, rather than at each request.
  if (!JSON.stringify(route.schema).includes('"default":')) return validate;
  return (value) => validate(Value.Default(route.schema, value));
};

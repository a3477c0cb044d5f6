import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** Checks requests by their TypeBox schemas; what a client leaves out takes its default first. */
export const validateWithDefaults: FastifySchemaCompiler<TSchema> = (route) => {
  const validate = TypeBoxValidatorCompiler(route);
  // Finding the defaults walks the whole schema, so it is done once and not at each request.
  if (!JSON.stringify(route.schema).includes('"default":')) return validate;
  return (value) => validate(Value.Default(route.schema, value));
};

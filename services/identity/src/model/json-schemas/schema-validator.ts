import { Ajv } from 'ajv';
import ajvFormats from 'ajv-formats';
import type { JsonSchema } from './json-schema.ts';

/**
 * What identity schemas and traits are checked with. One for each schema: two projects may use the same $id for different schemas.
 * It takes schemas as they are: `identitySchemaFaults` judges them, and to do so anew for each would take longer than all else.
 */
export function newValidator(): Ajv {
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    verbose: true,
    logger: false,
    validateSchema: false,
  });
  ajvFormats.default(ajv);
  ajv.addFormat('tel', /^\+?[0-9][0-9 ().-]{3,24}$/);
  return ajv;
}

/** The dialects Ory's users write differ in little that matters here; all are read as draft 7. */
export function withoutDialect({ $schema: _dialect, ...plain }: JsonSchema): JsonSchema {
  return plain;
}

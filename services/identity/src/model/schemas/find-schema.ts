import { OryError } from '@gazetteer/ory';
import type { Project } from '../projects/project.ts';
import type { JsonSchema } from '../json-schemas/json-schema.ts';

/** The identity schema of a project by its id, or undefined when the project has none of that name. */
export function findSchema(project: Project, schemaId: string): JsonSchema | undefined {
  return project.settings.identity.schemas.find(({ id }) => id === schemaId)?.schema;
}

/** The same, for whoever cannot go on without it. @throws OryError 400 */
export function requireSchema(project: Project, schemaId: string): JsonSchema {
  const schema = findSchema(project, schemaId);
  if (schema) return schema;
  throw new OryError(400, 'The request was malformed or contained invalid parameters', {
    reason: `The identity schema ${JSON.stringify(schemaId)} does not exist.`,
  });
}

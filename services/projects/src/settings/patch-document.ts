import { allowedValues } from '@gazetteer/kernel';
import { OryError } from '@gazetteer/ory';
import rfc6902 from 'rfc6902';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { serviceNames, type Settings } from '../model/ports.ts';
import type { ProjectDocument } from './project-document.ts';
import { keepSecrets } from './secrets.ts';

export const PatchOperation = Type.Object({
  op: Type.Enum(['add', 'remove', 'replace', 'move', 'copy', 'test']),
  path: Type.String({ description: 'A JSON pointer, such as /services/identity/config/session/lifespan' }),
  from: Type.Optional(Type.String({ description: 'Where `move` and `copy` take the value from' })),
  value: Type.Optional(Type.Unknown()),
});

type Operation = { op: string; path: string; from?: string; value?: unknown };

const Patched = Type.Object(
  {
    name: Type.String(),
    state: Type.Enum(['running', 'halted']),
    services: Type.Object(
      Object.fromEntries(
        serviceNames.map((service) => [
          service,
          Type.Object(
            { config: Type.Record(Type.String(), Type.Unknown()) },
            { additionalProperties: false },
          ),
        ]),
      ),
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);

/**
 * Applies a JSON patch (RFC 6902), all or nothing. Where a value stands for a secret, the one that was there stays.
 * @throws OryError 400 for an operation that does not apply, and for a result that is no project
 */
export function patchDocument(current: ProjectDocument, patch: readonly Operation[]): ProjectDocument {
  const document: unknown = structuredClone(current);
  for (const [index, operation] of patch.entries()) {
    const [failure] = rfc6902.applyPatch(document, [operation as rfc6902.Operation]);
    if (failure) throw badPatch(`Operation ${index}, ${operation.op} ${operation.path}: ${failure.message}`);
  }
  const [error] = Value.Errors(Patched, document);
  if (error) {
    const allowed = allowedValues(error);
    const rule = allowed === undefined ? error.message : `must be ${allowed}`;
    throw badPatch(`After the patch ${error.instancePath || 'the project'} ${rule}`);
  }
  const patched = document as ProjectDocument;
  return replaceServices(patched, patched.services, current);
}

/** The document with these settings; what is not among them stays, and so do secrets that are only stood for. */
export function replaceServices(
  document: ProjectDocument,
  given: Partial<Record<string, { config: Settings }>>,
  current: ProjectDocument,
): ProjectDocument {
  const services = { ...document.services };
  for (const service of serviceNames) {
    const { config } = given[service] ?? current.services[service];
    services[service] = { config: keepSecrets(config, current.services[service].config) };
  }
  return { ...document, services };
}

function badPatch(reason: string): OryError {
  return new OryError(400, 'The request was malformed or contained invalid parameters', { reason });
}

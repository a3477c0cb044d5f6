import type { ListedCall, ReferenceCall } from '@gazetteer/site';
import { actionAt } from '../groups.ts';
import { describeFields, kindOf, type Schema, withoutNull } from './describe-fields.ts';
import { describeTrial } from './describe-trial.ts';
import type { Operation } from './read-operations.ts';
import type { Voice } from './voice.ts';
import { writeCurl, writeJavaScript } from './write-examples.ts';

/** A call as lists show it. */
export function listCall({ id, path, methods, summary }: Operation, { tell }: Voice): ListedCall {
  return { id, path, methods, summary: tell(summary) };
}

/** A call with all that is said of it. */
export function describeCall(operation: Operation, voice: Voice, publicUrl: string): ReferenceCall {
  const { description, result, bodyType, refusals } = operation;
  const trial = describeTrial(operation);
  const isOtherBody = bodyType !== undefined && bodyType !== 'application/json';
  return {
    ...listCall(operation, voice),
    ...(description && { description: voice.tell(description) }),
    takes: describeFields(withoutNulls(operation.input), voice, 'takes'),
    ...(isOtherBody && { bodyKind: bodyType }),
    ...(result && {
      answer: { kind: kindOf(result, voice), fields: describeFields(result, voice, 'answers') },
    }),
    refusals: refusals.map((status) => ({ status, meaning: voice.words.refusals[status] ?? '' })),
    envelope: envelopeOf(operation.path),
    curl: writeCurl(operation, publicUrl),
    javascript: writeJavaScript(operation, publicUrl),
    ...(trial && { trial }),
  };
}

/** What is taken is never `null`: that says no more than leaving it out. */
function withoutNulls(schema: Schema): Schema {
  if (!schema.properties) return schema;
  const properties = Object.entries(schema.properties).map(([name, property]) => [
    name,
    withoutNull(property),
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** The envelope in which a call refuses, by its anchor on the page of errors. */
function envelopeOf(path: string): ReferenceCall['envelope'] {
  if (actionAt(path)) return 'own';
  if (path.startsWith('/api/.ory/')) return 'accounts';
  return /^\/(api\/content|api\/login$|charts|embed|media)\b/.test(path) ? 'content' : 'own';
}

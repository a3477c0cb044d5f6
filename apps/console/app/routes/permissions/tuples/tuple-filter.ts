import type { GetRelationshipsParameters } from '@gazetteer/client/ory';
import { subjectParameters, tupleOf, type TypedTuple } from '../../../relation-tuples/written-tuple.ts';

/** The parts of a filter that say something, as calls take them; undefined where its subject was to be a set and is none. */
export function filterOf(typed: TypedTuple): GetRelationshipsParameters | undefined {
  const tuple = typed.subject === '' ? tupleOf({ ...typed, kind: 'id' }) : tupleOf(typed);
  if (!tuple) return undefined;
  const { namespace, object, relation } = tuple;
  const said = Object.entries({ namespace, object, relation }).filter(([, part]) => part !== '');
  return { ...Object.fromEntries(said), ...subjectParameters(tuple) };
}

import type { Relationship } from '@gazetteer/client/ory';
import { type Attempt, attempt } from '../../../project/attempt.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';
import {
  readTyped,
  subjectParameters,
  tupleOf,
  type TypedTuple,
} from '../../../relation-tuples/written-tuple.ts';

/** What became of a test case that was kept or deleted. */
export interface TestsAnswer {
  act: 'set' | 'delete';
  /** As it was typed; nothing where a question came whole. */
  typed: TypedTuple | undefined;
  /** None where what was typed as a set is none. */
  tuple: Relationship | undefined;
  /** Whether it must be allowed. */
  expected: boolean;
  result?: Attempt<null>;
}

/** Keeps a test case of a form, or deletes it. */
export async function changeTests(acting: ProjectArguments, form: URLSearchParams): Promise<TestsAnswer> {
  const act = form.get('act') === 'delete' ? 'delete' : 'set';
  const shown = form.get('tuple');
  const typed = shown === null ? readTyped(form) : undefined;
  const tuple = typed ? tupleOf(typed) : (JSON.parse(shown ?? '') as Relationship);
  const expected = form.get('expected') === 'allowed';
  if (!tuple) return { act, typed, tuple, expected };
  const result = await attempt(async () => {
    const client = projectClient(acting);
    if (act === 'set') {
      await client.setPermissionTest({ setPermissionTestBody: { relation_tuple: tuple, expected } });
    } else {
      const { namespace, object, relation } = tuple;
      await client.deletePermissionTest({ namespace, object, relation, ...subjectParameters(tuple) });
    }
    return null;
  });
  return { act, typed, tuple, expected, result };
}

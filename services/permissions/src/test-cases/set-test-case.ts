import { OryError } from '@gazetteer/ory';
import type { PermissionContext } from '../model/permission-context.ts';
import { countTestCases, saveTestCase, type TestCase } from './test-case.store.ts';

const MOST_TEST_CASES = 200;

/**
 * Keeps a test case. A question has one expectation: the one that was said last. What it names need not be declared, so that a
 * test case can stand before the language that makes it hold.
 * @throws OryError 409 where the project has as many as it may
 */
export async function setTestCase(
  { sql }: PermissionContext,
  projectId: string,
  testCase: TestCase,
): Promise<void> {
  await sql.transaction(async () => {
    await saveTestCase(sql, projectId, testCase);
    if ((await countTestCases(sql, projectId)) <= MOST_TEST_CASES) return;
    const reason = `A project keeps at most ${MOST_TEST_CASES} test cases. Delete one that is not needed any more.`;
    throw new OryError(409, 'There are too many test cases', { reason });
  });
}

import { OryError } from '@gazetteer/ory';
import { checkPermission } from '../check/check-permission.ts';
import type { PermissionContext } from '../model/permission-context.ts';
import type { TestCase } from './test-case.store.ts';

/** What a test case came to: it holds where the answer is the one that is expected. */
export type TestResult = { holds: boolean; allowed: boolean; error?: string };

const AT_ONCE = 10;

/** Asks the questions of test cases, in their order; one that cannot be asked fails and says why. */
export async function runTestCases(
  context: PermissionContext,
  projectId: string,
  cases: readonly TestCase[],
): Promise<TestResult[]> {
  const results: TestResult[] = [];
  for (let from = 0; from < cases.length; from += AT_ONCE) {
    const some = cases.slice(from, from + AT_ONCE);
    results.push(...(await Promise.all(some.map((one) => runTestCase(context, projectId, one)))));
  }
  return results;
}

async function runTestCase(
  context: PermissionContext,
  projectId: string,
  { tuple, allowed: expected }: TestCase,
): Promise<TestResult> {
  try {
    const { verdict } = await checkPermission(context, projectId, tuple);
    const allowed = verdict === 'allowed';
    return { holds: allowed === expected, allowed };
  } catch (error) {
    if (!(error instanceof OryError)) throw error;
    return { holds: false, allowed: false, error: error.reason ?? error.message };
  }
}

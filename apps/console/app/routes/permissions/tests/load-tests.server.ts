import type { Relationship } from '@gazetteer/client/ory';
import { describeCall } from '../../../project/describe-call.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';
import { loadNamespaces } from '../../../relation-tuples/load-namespaces.server.ts';
import { subjectParameters } from '../../../relation-tuples/written-tuple.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';

const example: Relationship = { namespace: 'Folder', object: 'reports', relation: 'view', subject_id: 'ann' };

/**
 * The test cases of a project, and which of them hold where the address says `run`; those that fail stand first.
 * @throws Response as `readForPage`
 */
export async function loadTests(asking: ProjectArguments & { url: URL }) {
  const run = asking.url.searchParams.has('run');
  const client = projectClient(asking);
  const [{ declared, relations }, { data }] = await readForPage(
    asking,
    Promise.all([loadNamespaces(client), client.listPermissionTests({ run })]),
  );
  const tests = run ? data.tests.toSorted((one, other) => rankOf(one) - rankOf(other)) : data.tests;
  const first = tests[0]?.relation_tuple ?? example;
  const { namespace, object, relation } = first;
  return {
    run,
    declared,
    relations,
    tests,
    failing: tests.filter(({ result }) => result?.holds === false).length,
    calls: [
      describeCall(asking, 'listPermissionTests', { run: true }),
      describeCall(asking, 'setPermissionTest', {
        setPermissionTestBody: { relation_tuple: first, expected: true },
      }),
      describeCall(asking, 'deletePermissionTest', {
        namespace,
        object,
        relation,
        ...subjectParameters(first),
      }),
    ],
  };
}

export type ListedTest = Awaited<ReturnType<typeof loadTests>>['tests'][number];

function rankOf({ result }: { result?: { holds: boolean } | undefined }): number {
  return result?.holds === false ? 0 : 1;
}

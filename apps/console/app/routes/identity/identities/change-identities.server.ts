import type { OryClient } from '@gazetteer/client/ory';
import { isConfirmed } from '../../../parts/is-confirmed.ts';
import { attempt } from '../../../project/attempt.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';

const bulkActs = ['deactivate', 'activate', 'delete'] as const;
type BulkAct = (typeof bulkActs)[number];

/** What became of the accounts that were ticked. */
export type BulkAnswer =
  | { kind: 'nothing' }
  /** With the accounts that were ticked, so that they still are. */
  | { kind: 'unconfirmed'; ids: string[] }
  | { kind: 'done'; act: BulkAct; done: number; failed: number; message: string | undefined };

/** As many as a page lists. */
const MOST = 50;

/** Does to each ticked account what the button says; one that cannot be changed leaves the others be. */
export async function changeIdentities(
  acting: ProjectArguments & { url: URL },
  form: URLSearchParams,
): Promise<BulkAnswer> {
  const act = bulkActs.find((one) => one === form.get('act'));
  const ids = [...new Set(form.getAll('id'))].slice(0, MOST);
  if (act === undefined || ids.length === 0) return { kind: 'nothing' };
  if (act === 'delete' && !isConfirmed(form, (await loadProject(acting)).name))
    return { kind: 'unconfirmed', ids };
  const client = projectClient(acting);
  const failures: (string | undefined)[] = [];
  for (const id of ids) {
    const result = await attempt(() => changeOne(client, act, id));
    if (!result.ok) failures.push(result.message);
  }
  return {
    kind: 'done',
    act,
    done: ids.length - failures.length,
    failed: failures.length,
    message: failures[0],
  };
}

async function changeOne(client: OryClient, act: BulkAct, id: string): Promise<void> {
  if (act === 'delete') {
    await client.deleteIdentity({ id });
    return;
  }
  const value = act === 'activate' ? 'active' : 'inactive';
  await client.patchIdentity({ id, jsonPatch: [{ op: 'replace', path: '/state', value }] });
}

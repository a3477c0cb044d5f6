import { describeCall } from '../../../project/describe-call.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';
import { loadNamespaces } from '../../../relation-tuples/load-namespaces.server.ts';
import { readTyped } from '../../../relation-tuples/written-tuple.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';
import { filterOf } from './tuple-filter.ts';

const pageSize = 50;
const example = { namespace: 'Folder', object: 'reports', relation: 'viewers', subject_id: 'ann' };

/**
 * One page of the tuples that fit the filter of the address.
 * @throws Response as `readForPage`
 */
export async function loadTuples(asking: ProjectArguments & { url: URL }) {
  const query = asking.url.searchParams;
  const client = projectClient(asking);
  const typed = readTyped(query);
  const filter = filterOf(typed);
  const namespaces = await readForPage(asking, loadNamespaces(client));
  const known = [...namespaces.declared, ...namespaces.undeclared];
  const isKnown = typed.namespace === '' || known.includes(typed.namespace);
  const pageToken = query.get('page_token');
  const wanted = { ...filter, pageSize, ...(pageToken ? { pageToken } : {}) };
  const isNoSet = filter === undefined;
  // What the filter names cannot be found where there is no such namespace, or where a set is not written as one.
  const page = isNoSet || !isKnown ? undefined : await readForPage(asking, client.getRelationships(wanted));
  return {
    tuples: page?.data.relation_tuples ?? [],
    next: page?.data.next_page_token || undefined,
    typed,
    isNoSet,
    isFiltered: isNoSet || Object.keys(filter).length > 0,
    ...namespaces,
    calls: [
      describeCall(asking, 'getRelationships', wanted),
      describeCall(asking, 'createRelationship', { createRelationshipBody: example }),
      describeCall(asking, 'patchRelationships', {
        relationshipPatch: [{ action: 'delete', relation_tuple: page?.data.relation_tuples[0] ?? example }],
      }),
      describeCall(asking, 'deleteRelationships', { ...filter, namespace: typed.namespace || 'Folder' }),
    ],
  };
}

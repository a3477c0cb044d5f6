import { createOryClient, isRefusal } from '@gazetteer/client/ory';
import type { Given } from './set-up.ts';

const language = `
import { Namespace, Context } from "@ory/keto-namespace-types"
class User implements Namespace {}
class Report implements Namespace {
  related: { authors: User[], readers: User[] }
  permits = {
    read: (ctx: Context) => this.related.readers.includes(ctx.subject) || this.related.authors.includes(ctx.subject),
  }
}`;

/** Relationships: the tuples that rights follow from, and the language that says how. In a project of its own. */
export async function relationships({ baseUrl, adminKey }: Given) {
  const admin = createOryClient({ baseUrl, bearer: adminKey });
  const { data: project } = await admin.createProject({ createProjectBody: { name: 'Reports' } });
  const ory = createOryClient({ baseUrl, bearer: adminKey, project: project.slug });

  // checkOplSyntax
  const { data: checked } = await ory.checkOplSyntax({ body: language });
  console.log(checked.errors ?? 'no faults', checked.warnings ?? 'no doubts');

  // setPermissionLanguage
  const { data: set } = await ory.setPermissionLanguage({ body: language });
  console.log(set.version);

  // getPermissionLanguage
  const { data: current } = await ory.getPermissionLanguage();
  console.log(current.source.length);

  // listPermissionLanguageVersions
  const { data: versions } = await ory.listPermissionLanguageVersions();
  console.log(versions.map(({ created_at }) => created_at));

  // listRelationshipNamespaces
  const { data: namespaces } = await ory.listRelationshipNamespaces();
  console.log(namespaces.namespaces.map(({ name }) => name));

  // createRelationship
  await ory.createRelationship({
    createRelationshipBody: {
      namespace: 'Report',
      object: 'rainfall',
      relation: 'authors',
      subject_id: 'ada',
    },
  });

  // patchRelationships
  await ory.patchRelationships({
    relationshipPatch: ['grace', 'mary'].map((subject_id) => ({
      action: 'insert',
      relation_tuple: { namespace: 'Report', object: 'rainfall', relation: 'readers', subject_id },
    })),
  });

  // getRelationships
  const { data: page } = await ory.getRelationships({ namespace: 'Report', object: 'rainfall', pageSize: 2 });
  console.log(page.relation_tuples.length, page.next_page_token);

  // watchRelationships: a stream of server-sent events, until somebody stops reading
  const stop = new AbortController();
  const { data: events } = await ory.watchRelationships({}, { signal: stop.signal });
  stop.abort();
  await events.cancel().catch(() => undefined);

  // deleteRelationships
  await ory.deleteRelationships({
    namespace: 'Report',
    object: 'rainfall',
    relation: 'readers',
    subjectId: 'mary',
  });

  // Afterwards
  await permissions(ory);
  await admin.purgeProject({ projectId: project.id });
}

/** Permissions: who may do what, by those tuples and rules. */
async function permissions(ory: ReturnType<typeof createOryClient>) {
  const asked = { namespace: 'Report', object: 'rainfall', relation: 'read' };

  // checkPermission
  const { data: grace } = await ory.checkPermission({ ...asked, subjectId: 'grace', maxDepth: 3 });
  console.log(grace.allowed);

  // postCheckPermission
  const { data: ada } = await ory.postCheckPermission({
    postCheckPermissionBody: { ...asked, subject_id: 'ada' },
  });
  console.log(ada.allowed);

  // checkPermissionOrError
  try {
    await ory.checkPermissionOrError({ ...asked, subjectId: 'eve' });
  } catch (error) {
    if (!isRefusal(error, 'checkPermissionOrError', 403)) throw error;
    console.log(error.response.data);
  }

  // postCheckPermissionOrError
  await ory.postCheckPermissionOrError({
    postCheckPermissionOrErrorBody: { ...asked, subject_id: 'ada' },
  });

  // batchCheckPermission
  const { data: batch } = await ory.batchCheckPermission({
    batchCheckPermissionBody: { tuples: ['ada', 'eve'].map((subject_id) => ({ ...asked, subject_id })) },
  });
  console.log(batch.results.map(({ allowed }) => allowed));

  // expandPermissions
  const { data: tree } = await ory.expandPermissions({ ...asked, relation: 'readers', maxDepth: 3 });
  console.log(tree.children?.length);

  // listPermittedObjects
  const { data: reports } = await ory.listPermittedObjects({
    namespace: 'Report',
    relation: 'read',
    subjectId: 'ada',
  });
  console.log(reports.objects);

  // listPermittedSubjects
  const { data: readers } = await ory.listPermittedSubjects(asked);
  console.log(readers.subject_ids);

  // setPermissionTest
  await ory.setPermissionTest({
    setPermissionTestBody: { relation_tuple: { ...asked, subject_id: 'eve' }, expected: false },
  });

  // listPermissionTests
  const { data: listed } = await ory.listPermissionTests({ run: true });
  console.log(listed.tests.every(({ result }) => result?.holds));

  // deletePermissionTest
  await ory.deletePermissionTest({ ...asked, subjectId: 'eve' });
}

import type { AddressInfo } from 'node:net';
import { describeStores, type OpenStore } from '@gazetteer/testing';
import * as spoken from '@ory/client';
import * as today from 'ory-client-today';
import { describe, expect, it } from 'vitest';
import { openTestPermissions } from './permissions-testing.ts';

type Client = Pick<typeof spoken, 'Configuration' | 'PermissionApi' | 'RelationshipApi'>;

// The two generations differ in types only where they have the same calls.
const clients: [string, Client][] = [
  ['@ory/client 1.1.0', spoken],
  ['the newest @ory/client', today as unknown as Client],
];

const LANGUAGE = `
class User implements Namespace {}
class Group implements Namespace { related: { members: (User | SubjectSet<Group, "members">)[] } }`;

const tuple = { namespace: 'Group', object: 'staff', relation: 'members', subject_id: 'ann' };
const asked = { namespace: 'Group', object: 'staff', relation: 'members', subjectId: 'ann' };
const set = { namespace: 'Group', object: 'staff', relation: 'members' };

describeStores('permissions by the published clients', (openStore) => {
  for (const [name, { Configuration, PermissionApi, RelationshipApi }] of clients) {
    describe(`of ${name}`, () => {
      it('are stated, listed, checked, expanded and taken back', async () => {
        const configuration = new Configuration(await begin(openStore));
        const relationships = new RelationshipApi(configuration);
        const permissions = new PermissionApi(configuration);
        const created = await relationships.createRelationship({ createRelationshipBody: tuple });
        expect(created).toMatchObject({ status: 201, data: tuple });
        await relationships.patchRelationships({
          relationshipPatch: [
            { action: 'insert', relation_tuple: { ...set, object: 'all', subject_set: set } },
          ],
        });
        const { data: page } = await relationships.getRelationships({ namespace: 'Group', pageSize: 1 });
        expect(page).toMatchObject({
          relation_tuples: [{ object: 'all' }],
          next_page_token: expect.any(String),
        });
        const rest = await relationships.getRelationships({
          namespace: 'Group',
          pageToken: page.next_page_token!,
        });
        expect(rest.data).toEqual({ relation_tuples: [tuple], next_page_token: '' });
        const bySet = {
          subjectSetNamespace: 'Group',
          subjectSetObject: 'staff',
          subjectSetRelation: 'members',
        };
        expect((await relationships.getRelationships(bySet)).data.relation_tuples).toHaveLength(1);

        expect((await permissions.checkPermission({ ...asked, object: 'all' })).data).toEqual({
          allowed: true,
        });
        expect((await permissions.checkPermission({ ...asked, subjectId: 'bob' })).data).toEqual({
          allowed: false,
        });
        expect((await permissions.checkPermissionOrError(asked)).status).toBe(200);
        await expect(
          permissions.checkPermissionOrError({ ...asked, subjectId: 'bob' }),
        ).rejects.toMatchObject({
          response: { status: 403, data: { allowed: false } },
        });
        expect((await permissions.checkPermission({ ...set, object: 'all', ...bySet })).data.allowed).toBe(
          true,
        );
        const body = { maxDepth: 3, postCheckPermissionBody: tuple };
        expect((await permissions.postCheckPermission(body)).data).toEqual({ allowed: true });
        const orError = { postCheckPermissionOrErrorBody: { ...tuple, subject_id: 'bob' } };
        await expect(permissions.postCheckPermissionOrError(orError)).rejects.toMatchObject({
          response: { status: 403 },
        });
        const tree = await permissions.expandPermissions({ ...set, maxDepth: 3 });
        expect(tree.data).toMatchObject({
          type: 'union',
          children: [{ type: 'leaf', tuple: { subject_id: 'ann' } }],
        });

        expect((await relationships.deleteRelationships(asked)).status).toBe(204);
        expect((await permissions.checkPermission(asked)).data).toEqual({ allowed: false });
      });

      it('are refused to who has no right, and where a namespace is unknown', async () => {
        const { basePath, baseOptions } = await begin(openStore);
        const stranger = new PermissionApi(
          new Configuration({ basePath, baseOptions: { headers: { authorization: 'eve' } } }),
        );
        await expect(stranger.checkPermission(asked)).rejects.toMatchObject({
          response: { status: 403, data: { error: { code: 403 } } },
        });
        const relationships = new RelationshipApi(new Configuration({ basePath, baseOptions }));
        const createRelationshipBody = { ...tuple, namespace: 'Nothing' };
        await expect(relationships.createRelationship({ createRelationshipBody })).rejects.toMatchObject({
          response: { status: 404, data: { error: { code: 404, status: 'Not Found' } } },
        });
      });
    });
  }

  it('are asked ten at once, listed by namespace and checked as a language by the newest', async () => {
    const configuration = new today.Configuration(await begin(openStore));
    const relationships = new today.RelationshipApi(configuration);
    const permissions = new today.PermissionApi(configuration);
    await relationships.createRelationship({ createRelationshipBody: tuple });
    const batchCheckPermissionBody = { tuples: [tuple, { ...tuple, subject_id: 'bob' }] };
    expect((await permissions.batchCheckPermission({ batchCheckPermissionBody })).data).toEqual({
      results: [{ allowed: true }, { allowed: false }],
    });
    expect((await relationships.listRelationshipNamespaces()).data).toEqual({
      namespaces: [{ name: 'User' }, { name: 'Group' }],
    });
    expect((await relationships.checkOplSyntax({ body: 'class User {}' })).data.errors).toHaveLength(1);
  });
});

/** A service whose project has a language, as an administrator reaches it. */
async function begin(openStore: OpenStore) {
  const service = await openTestPermissions(await openStore());
  await service.speak(LANGUAGE, 'portal.test');
  await service.server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = service.server.server.address() as AddressInfo;
  return { basePath: `http://127.0.0.1:${port}/api/.ory`, baseOptions: { headers: {} } };
}

import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestPermissions } from './permissions-testing.ts';

const LANGUAGE =
  'class User implements Namespace {}\nclass Doc implements Namespace { related: { owner: User[] } }';
const tuple = { namespace: 'Doc', object: 'x', relation: 'owner', subject_id: 'ann' };
const set = { namespace: 'User', object: 'ann', relation: '' };

describeStores('refusals of the permission service', (open) => {
  it('name what is wrong, in the shape of Ory, and change nothing', async () => {
    const { call, speak } = await openTestPermissions(await open());
    await speak(LANGUAGE);
    const check = '/relation-tuples/check';
    const { subject_id: _, ...nobody } = tuple;
    const cases: [string, string, unknown, number, string][] = [
      ['PUT', '/admin/relation-tuples', nobody, 400, 'needs a subject'],
      ['PUT', '/admin/relation-tuples', { ...tuple, subject_set: set }, 400, 'not both'],
      ['PUT', '/admin/relation-tuples', { ...tuple, namespace: 'No' }, 404, '"No" is not declared'],
      ['PUT', '/admin/relation-tuples', { ...nobody, subject_set: { ...set, namespace: 'No' } }, 404, '"No"'],
      ['PUT', '/admin/relation-tuples', { ...tuple, object: 'a\0b' }, 400, 'character 0'],
      ['PUT', '/admin/relation-tuples', { ...tuple, subject: 'ann' }, 400, ''],
      ['PUT', '/admin/relation-tuples', { ...tuple, relation: '' }, 400, ''],
      ['PUT', '/admin/relation-tuples', { ...tuple, object: 'x'.repeat(1001) }, 400, ''],
      [
        'PATCH',
        '/admin/relation-tuples',
        [
          { action: 'insert', relation_tuple: tuple },
          { action: 'insert', relation_tuple: nobody },
        ],
        400,
        'Item 1',
      ],
      [
        'PATCH',
        '/admin/relation-tuples',
        [
          { action: 'insert', relation_tuple: tuple },
          { action: 'insert', relation_tuple: { ...tuple, namespace: 'No' } },
        ],
        404,
        '"No"',
      ],
      ['PATCH', '/admin/relation-tuples', [{ action: 'replace', relation_tuple: tuple }], 400, ''],
      ['DELETE', '/admin/relation-tuples?object=x', undefined, 400, 'namespace is needed'],
      ['DELETE', '/admin/relation-tuples?namespace=Doc&objct=x', undefined, 400, ''],
      ['DELETE', '/admin/relation-tuples?namespace=Doc', tuple, 400, 'not in a body'],
      ['DELETE', '/admin/relation-tuples?namespace=No', undefined, 404, '"No"'],
      ['GET', '/relation-tuples?namespace=No', undefined, 404, '"No"'],
      ['GET', '/relation-tuples?subject_set.namespace=User', undefined, 400, 'subject_set.object'],
      ['GET', '/relation-tuples?page_token=abc', undefined, 400, 'page_token'],
      ['GET', '/relation-tuples?objct=x', undefined, 400, ''],
      ['GET', '/relation-tuples?subject=ann', undefined, 400, ''],
      ['GET', `${check}?namespace=Doc&object=x&relation=owner`, undefined, 400, 'needs a subject'],
      ['GET', `${check}?namespace=Doc&object=x&subject_id=ann`, undefined, 400, 'relation is needed'],
      [
        'GET',
        `${check}?namespace=Doc&object=x&relation=owner&subject_id=ann&max-depth=deep`,
        undefined,
        400,
        'max-depth',
      ],
      ['POST', check, nobody, 400, 'needs a subject'],
      ['POST', `${check}?max-depth=1.5`, tuple, 400, 'max-depth'],
      ['POST', `${check}?consistency_token=abc`, tuple, 400, 'consistency_token'],
      ['POST', check, { ...tuple, relation: 'reader' }, 400, '"reader" is not declared'],
      ['POST', '/relation-tuples/batch/check', { tuples: Array.from({ length: 11 }, () => tuple) }, 400, ''],
      ['PUT', '/admin/opl', 'class Doc {}', 400, 'line 1, column 7'],
      ['GET', '/admin/opl?version=9', undefined, 404, ''],
      ['PUT', '/admin/opl/tests', { relation_tuple: nobody, expected: true }, 400, 'needs a subject'],
      ['PUT', '/admin/opl/tests', { relation_tuple: tuple, expected: 'perhaps' }, 400, ''],
      ['PUT', '/admin/opl/tests', { relation_tuple: tuple }, 400, ''],
      ['PUT', '/admin/opl/tests', { relation_tuple: { ...tuple, object: '' }, expected: true }, 400, ''],
      ['GET', '/admin/opl/tests?run=perhaps', undefined, 400, ''],
      ['DELETE', '/admin/opl/tests?namespace=Doc&object=x&relation=owner', undefined, 400, 'needs a subject'],
      ['DELETE', '/admin/opl/tests?namespace=Doc&object=x&relation=owner&subject_id=ann', undefined, 404, ''],
    ];
    for (const [method, path, body, status, reason] of cases) {
      const answer = await call(method, path, body);
      expect(answer, `${method} ${path}`).toMatchObject({
        status,
        body: { error: { code: status, message: expect.any(String) } },
      });
      const { error } = answer.body as { error: { reason?: string } };
      expect(error.reason ?? '').toContain(reason);
    }
    expect((await call('GET', '/relation-tuples')).body).toMatchObject({ relation_tuples: [] });
    expect((await call('GET', '/admin/opl')).body).toMatchObject({ version: 1 });
    expect((await call('GET', '/admin/opl/tests')).body).toEqual({ tests: [] });
  });

  it('meet everybody who is no administrator, on every call', async () => {
    const { call, mounted } = await openTestPermissions(await open());
    const calls = [
      ['GET', '/relation-tuples'],
      ['PUT', '/admin/relation-tuples'],
      ['PATCH', '/admin/relation-tuples'],
      ['DELETE', '/admin/relation-tuples?namespace=Doc'],
      ['GET', '/relation-tuples/check'],
      ['POST', '/relation-tuples/check'],
      ['GET', '/relation-tuples/check/openapi'],
      ['POST', '/relation-tuples/check/openapi'],
      ['POST', '/relation-tuples/batch/check'],
      ['GET', '/relation-tuples/expand'],
      ['GET', '/relation-tuples/objects'],
      ['GET', '/relation-tuples/subjects'],
      ['GET', '/relation-tuples/watch'],
      ['GET', '/namespaces'],
      ['POST', '/opl/syntax/check'],
      ['GET', '/admin/opl'],
      ['PUT', '/admin/opl'],
      ['GET', '/admin/opl/versions'],
      ['GET', '/admin/opl/tests'],
      ['PUT', '/admin/opl/tests'],
      ['DELETE', '/admin/opl/tests'],
    ];
    const listed = calls.map(([method, path]) => `${method} /api/.ory${path!.split('?')[0]}`);
    expect(mounted.filter((route) => !/^(HEAD|OPTIONS) /.test(route)).sort()).toEqual(listed.sort());
    for (const [method, path] of calls as [string, string][]) {
      expect((await call(method, path, undefined, { as: 'ann' })).status, `${method} ${path}`).toBe(403);
      expect((await call(method, path, undefined, { as: '' })).status, `${method} ${path}`).toBe(401);
    }
  });

  it('of one tuple in a batch leave the others answered', async () => {
    const { call, speak, relate } = await openTestPermissions(await open());
    await speak(LANGUAGE);
    await relate('Doc:x#owner@ann');
    const tuples = [tuple, { ...tuple, relation: 'reader' }, { ...tuple, subject_id: 'bob' }];
    expect((await call('POST', '/relation-tuples/batch/check', { tuples })).body).toEqual({
      results: [
        { allowed: true },
        { allowed: false, error: expect.stringContaining('"reader"') },
        { allowed: false },
      ],
    });
  });

  it('of a text of the language come with positions as Ory writes them', async () => {
    const { call } = await openTestPermissions(await open());
    expect((await call('POST', '/opl/syntax/check', LANGUAGE)).body).toEqual({});
    expect((await call('POST', '/opl/syntax/check', 'class Doc {}')).body).toEqual({
      errors: [
        {
          message: expect.stringContaining('Namespace'),
          start: { Line: 1, column: 7 },
          end: { Line: 1, column: 10 },
        },
      ],
    });
  });

  it('do not come to who brings the token of a change that is there', async () => {
    const { call, speak } = await openTestPermissions(await open());
    await speak(LANGUAGE);
    const { headers } = await call('PUT', '/admin/relation-tuples', tuple);
    const token = String(headers['consistency-token']);
    expect((await call('POST', `/relation-tuples/check?consistency_token=${token}`, tuple)).status).toBe(200);
    const later = Buffer.from('r1.99').toString('base64url');
    expect((await call('POST', `/relation-tuples/check?consistency_token=${later}`, tuple)).status).toBe(400);
  });
});

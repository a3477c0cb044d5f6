import type { Sql } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { expect, it, vi } from 'vitest';
import { openTestPermissions } from './permissions-testing.ts';

const LANGUAGE =
  'class User implements Namespace {}\nclass Doc implements Namespace { related: { owner: User[] } }';
const CHECK = '/relation-tuples/check/openapi?namespace=Doc&object=x&relation=owner&subject_id=ann';

/** A store that does not answer what is asked about the tuples of a project, until the test lets it. */
function slowFor(project: string, sql: Sql) {
  const gate = Promise.withResolvers<void>();
  const held = vi.fn<() => Promise<void>>(() => gate.promise);
  const read: Sql['read'] = async (statement, parameters) => {
    if (parameters.includes(project)) await held();
    return sql.read(statement, parameters);
  };
  const slow: Sql = Object.create(sql, { read: { value: read }, as: { value: () => slow } }) as Sql;
  return { slow, held, release: gate.resolve };
}

describeStores('a project that asks much', (open) => {
  it('keeps no other project waiting, and is answered in its turn', async () => {
    const { slow, held, release } = slowFor('portal', await open());
    const { call, speak } = await openTestPermissions(slow);
    await speak(LANGUAGE);
    await speak(LANGUAGE, 'other.portal.test');
    const many = Array.from({ length: 20 }, () => call('GET', CHECK));
    await vi.waitFor(() => expect(held).toHaveBeenCalledTimes(3));
    expect((await call('GET', CHECK, undefined, { host: 'other.portal.test' })).status).toBe(200);
    expect(held).toHaveBeenCalledTimes(3);
    release();
    expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('is told to come back where more would wait than are answered soon', async () => {
    const { slow, held, release } = slowFor('portal', await open());
    const { call, speak } = await openTestPermissions(slow);
    await speak(LANGUAGE);
    const many = Array.from({ length: 103 }, () => call('GET', CHECK));
    await vi.waitFor(() => expect(held).toHaveBeenCalledTimes(3));
    const refused = await call('GET', CHECK);
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) } });
    release();
    await Promise.all(many);
  });
});

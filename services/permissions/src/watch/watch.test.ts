import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describeStores } from '@gazetteer/testing';
import { expect, it, onTestFinished } from 'vitest';
import { openTestPermissions, type TestPermissions } from '../permissions-testing.ts';

const LANGUAGE = 'class Group implements Namespace { related: { members: Group[] } }';
const tuple = (object: string, subject_id: string) => ({
  namespace: 'Group',
  object,
  relation: 'members',
  subject_id,
});
type Event = { id: string; action: string; relation_tuple: object };

/** Watches by a connection of its own, and collects what it is told. */
async function watch(service: TestPermissions, query = '') {
  await service.server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = service.server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let text = '';
  const woken: (() => void)[] = [];
  socket.on('data', (part) => {
    text += part.toString();
    for (const wake of woken.splice(0)) wake();
  });
  socket.write(`GET /api/.ory/relation-tuples/watch${query} HTTP/1.1\r\nhost: portal.test\r\n\r\n`);
  const events = (): Event[] =>
    [...text.matchAll(/(?:id: (.*)\n)?event: change\ndata: (.*)\n/g)].map(([, id = '', data]) => ({
      id,
      ...JSON.parse(data ?? ''),
    }));
  const until = async (isThere: () => boolean) => {
    while (!isThere()) await new Promise<void>((wake) => woken.push(wake));
  };
  await until(() => text.includes(': watching') || text.includes('410'));
  return { events, until: async (count: number) => until(() => events().length >= count), text: () => text };
}

describeStores('watching permissions', (open) => {
  it('tells what was truly added and removed, in its order, through every process', async () => {
    const sql = await open();
    const service = await openTestPermissions(sql);
    const other = await openTestPermissions(sql);
    await service.speak(LANGUAGE);
    await service.relate('Group:before#members@ann');
    const watching = await watch(service);
    await other.call('PATCH', '/admin/relation-tuples', [
      { action: 'insert', relation_tuple: tuple('a', 'ann') },
      { action: 'insert', relation_tuple: tuple('before', 'ann') },
      { action: 'delete', relation_tuple: tuple('nothing', 'ann') },
      { action: 'delete', relation_tuple: tuple('before', 'ann') },
    ]);
    await service.relate('Group:b#members@Group:a#members');
    await service.call('DELETE', '/admin/relation-tuples?namespace=Group&object=a');
    await watching.until(4);
    expect(watching.events().map(({ id: _, ...event }) => event)).toEqual([
      { action: 'insert', relation_tuple: tuple('a', 'ann') },
      { action: 'delete', relation_tuple: tuple('before', 'ann') },
      {
        action: 'insert',
        relation_tuple: {
          namespace: 'Group',
          object: 'b',
          relation: 'members',
          subject_set: { namespace: 'Group', object: 'a', relation: 'members' },
        },
      },
      { action: 'delete', relation_tuple: tuple('a', 'ann') },
    ]);
  });

  it('goes on behind the token of a change, of its own project only', async () => {
    const service = await openTestPermissions(await open());
    await service.speak(LANGUAGE);
    await service.speak(LANGUAGE, 'other.portal.test');
    const { headers } = await service.call('PUT', '/admin/relation-tuples', tuple('a', 'ann'));
    await service.call('PUT', '/admin/relation-tuples', tuple('x', 'eve'), { host: 'other.portal.test' });
    await service.relate('Group:b#members@bob');
    const watching = await watch(service, `?after=${String(headers['consistency-token'])}`);
    await watching.until(1);
    expect(watching.events()).toMatchObject([{ relation_tuple: tuple('b', 'bob') }]);
  });

  it('names a change only with its last tuple, so that who was cut off in its middle misses nothing', async () => {
    const service = await openTestPermissions(await open());
    await service.speak(LANGUAGE);
    const watching = await watch(service);
    await service.relate('Group:a#members@ann', 'Group:a#members@bob', 'Group:a#members@eve');
    const { headers } = await service.call('PUT', '/admin/relation-tuples', tuple('b', 'ann'));
    await watching.until(4);
    const ids = watching.events().map(({ id }) => id);
    expect(ids).toEqual(['', '', expect.stringMatching(/./), headers['consistency-token']]);
  });

  it('is refused where the changes behind a token are forgotten', async () => {
    const service = await openTestPermissions(await open());
    await service.speak(LANGUAGE);
    const { headers } = await service.call('PUT', '/admin/relation-tuples', tuple('a', 'ann'));
    await service.relate('Group:b#members@bob');
    service.wait(8 * 24 * 60);
    await service.forgetChanges();
    const token = String(headers['consistency-token']);
    expect(await service.call('GET', `/relation-tuples/watch?after=${token}`)).toMatchObject({ status: 410 });
    expect(await service.call('GET', '/relation-tuples/watch?after=nonsense')).toMatchObject({ status: 400 });
  });
});

import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openFollows, type TestFollows } from '../follow-testing.ts';

const dataset = { kind: 'dataset', target: 'd1', mail: 'at_once' };
const forTeam = { ...dataset, organization: 'labour' };

/** A team of an editor and two others. */
async function openTeam(open: Parameters<typeof openFollows>[0]) {
  const follows = await openFollows(open);
  follows.members.set('ada', 'editor').set('bob', 'member').set('eve', 'member');
  return follows;
}

async function idOf(follows: TestFollows, person: string): Promise<string | undefined> {
  const { body } = await follows.ask('GET', '/api/follows', undefined, person);
  return body.follows[0]?.id;
}

async function followers(follows: TestFollows): Promise<string[]> {
  const people = ['ada', 'bob', 'eve', 'new'];
  const ids = await Promise.all(people.map((person) => idOf(follows, person)));
  return people.filter((_person, index) => ids[index] !== undefined);
}

describeStores('what a team follows', (open) => {
  it('is followed by each of its members, who are told as others are and read whose wish it is', async () => {
    const follows = await openTeam(open);
    const { status, body } = await follows.ask('POST', '/api/follows', forTeam);
    const team = { id: 'o1', title: 'Labour office', leads: true };
    expect([status, body.team]).toEqual([201, team]);
    await follows.later(1);
    expect(await followers(follows)).toEqual(['ada', 'bob', 'eve']);
    const ofBob = await follows.ask('GET', '/api/follows', undefined, 'bob');
    expect(ofBob.body.follows[0].team).toEqual({ ...team, leads: false });
    follows.describe('Unemployment by county');
    await follows.later(1);
    expect(follows.mails.map(({ identity }) => identity).toSorted()).toEqual(['ada', 'bob', 'eve']);
    expect(follows.failures).toEqual([]);
  });

  it('is decided by its editors alone', async () => {
    const follows = await openTeam(open);
    for (const stranger of ['bob', 'new']) {
      expect((await follows.ask('POST', '/api/follows', forTeam, stranger)).status).toBe(403);
    }
    await follows.ask('POST', '/api/follows', forTeam);
    await follows.later(1);
    const endAll = async (person: string) => {
      const id = await idOf(follows, person);
      return (await follows.ask('DELETE', `/api/follows/${id}?everybody=true`, undefined, person)).status;
    };
    expect(await endAll('bob')).toBe(403);
    expect(await followers(follows)).toEqual(['ada', 'bob', 'eve']);
    expect(await endAll('ada')).toBe(204);
    await follows.later(60);
    expect(await followers(follows)).toEqual([]);
  });

  it('comes to those who join and goes from those who leave, and stays away from who has ended it', async () => {
    const follows = await openTeam(open);
    await follows.ask('POST', '/api/follows', forTeam);
    await follows.later(1);
    await follows.ask('DELETE', `/api/follows/${await idOf(follows, 'bob')}`, undefined, 'bob');
    follows.members.delete('eve');
    follows.members.set('new', 'member');
    await follows.later(60);
    expect(await followers(follows)).toEqual(['ada', 'new']);
    follows.members.set('bob', 'editor');
    await follows.ask('POST', '/api/follows', forTeam, 'bob');
    expect(await followers(follows)).toEqual(['ada', 'bob', 'new']);
    follows.members.clear();
    await follows.later(60);
    expect(await followers(follows)).toEqual([]);
  });

  it('leaves who follows the same by themselves as they are, and what they end is ended', async () => {
    const follows = await openTeam(open);
    await follows.ask('POST', '/api/follows', { ...dataset, mail: 'none' }, 'bob');
    await follows.ask('POST', '/api/follows', forTeam);
    await follows.later(1);
    const { body } = await follows.ask('GET', '/api/follows', undefined, 'bob');
    expect(body.follows).toMatchObject([{ mail: 'none', team: null }]);
    await follows.ask('DELETE', `/api/follows/${body.follows[0].id}`, undefined, 'bob');
    await follows.later(60);
    expect(await followers(follows)).toEqual(['ada', 'eve']);
  });

  it('is told to nobody who may not see it, and begins once they may', async () => {
    const follows = await openTeam(open);
    await follows.ask('POST', '/api/follows', forTeam);
    follows.catalogue.dataset.isPrivate = true;
    await follows.later(1);
    expect(await followers(follows)).toEqual(['ada']);
    follows.catalogue.dataset.isPrivate = false;
    await follows.later(60);
    expect(await followers(follows)).toEqual(['ada', 'bob', 'eve']);
  });
});

import { describe, expect, test } from 'vitest';
import { loadPeople } from './load-people.server.ts';
import { catalogueThat } from './people-testing.ts';

type Listed = { id: string; role: string; name: string | null; has_signed_in: boolean | null };

const organization = { id: 'w', name: 'weather', title: 'Weather service', state: 'active' };
const listed = (id: string, role: string, name: string | null = id): Listed => ({
  id,
  role,
  name,
  has_signed_in: name === null ? null : true,
});

/** Loads the page from a catalogue that has these people, so many on each of its pages. */
async function load(people: readonly Listed[], { after = '', perPage = 100, self = 'zoe' } = {}) {
  const { client, asked } = catalogueThat({
    organization_show: [200, organization],
    organization_people_list: (input) => {
      const start = people.findIndex(({ id }) => id === input['after']) + 1;
      const page = people.slice(start, start + perPage);
      const isLast = start + perPage >= people.length;
      return [200, { people: page, next: isLast ? null : (page.at(-1)?.id ?? null) }];
    },
  });
  const wish = { name: 'weather', self, locale: 'en', ...(after ? { after } : {}) };
  return { page: await loadPeople(client, wish), asked };
}

const only = (people: readonly { id: string; isOnlyAdmin: boolean }[]) =>
  people.filter(({ isOnlyAdmin }) => isOnlyAdmin).map(({ id }) => id);

describe('the people of an organisation', () => {
  test('stand in the order of what they may do, then of their names, and know themselves', async () => {
    const { page } = await load([
      listed('a', 'member', 'Émile'),
      listed('b', 'editor', 'Zoe'),
      listed('c', 'member', 'Dora'),
      listed('zoe', 'admin'),
    ]);
    expect(page.people.map(({ id }) => id)).toEqual(['zoe', 'b', 'c', 'a']);
    expect(page.people.map(({ isSelf }) => isSelf)).toEqual([true, false, false, false]);
    expect(page).toMatchObject({ standing: 'admin', isFirst: true, next: null });
  });

  test('are for members without addresses', async () => {
    const { page } = await load([listed('a', 'admin', null), listed('zoe', 'member', null)]);
    expect(page.standing).toBe('member');
  });

  test('are nobody at first, for administrators to invite the first', async () => {
    const { page } = await load([]);
    expect(page).toMatchObject({ standing: 'admin', people: [] });
  });

  test('have an only admin, or several', async () => {
    const first = await load([listed('a', 'admin'), listed('b', 'editor')]);
    expect(only(first.page.people)).toEqual(['a']);
    const second = await load([listed('a', 'admin'), listed('b', 'admin')]);
    expect(only(second.page.people)).toEqual([]);
  });

  test('have an only admin on whichever page', async () => {
    const many = [listed('a', 'editor'), listed('b', 'admin'), listed('c', 'member'), listed('d', 'editor')];
    const second = await load(many, { perPage: 1, after: 'a' });
    expect(only(second.page.people)).toEqual(['b']);
    expect(second.page).toMatchObject({ isFirst: false, next: 'b' });
    const shared = await load([...many, listed('e', 'admin')], { perPage: 2 });
    expect(only(shared.page.people)).toEqual([]);
  });

  test('begin anew where a page has nobody left', async () => {
    const led = await load([listed('a', 'admin')], { after: 'a' }).catch((answer: unknown) => answer);
    expect((led as Response).headers.get('location')).toBe('/organization/weather/people');
  });

  test.each([
    [403, 403],
    [404, 404],
  ])('are refused by %i where the catalogue does so', async (status, shown) => {
    const { client } = catalogueThat({
      organization_show: [200, organization],
      organization_people_list: [status, { message: 'no' }],
    });
    const refusal = loadPeople(client, { name: 'weather', self: 'zoe', locale: 'en' });
    await expect(refusal).rejects.toMatchObject({ init: { status: shown } });
  });

  test('are not asked for where there is no such organisation', async () => {
    const { client, asked } = catalogueThat({ organization_show: [404, {}] });
    await expect(loadPeople(client, { name: 'none', self: 'zoe', locale: 'en' })).rejects.toMatchObject({
      init: { status: 404 },
    });
    expect(asked.map(([action]) => action)).toEqual(['organization_show']);
  });
});

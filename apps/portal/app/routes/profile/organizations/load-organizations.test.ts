import { expect, test } from 'vitest';
import { loadOrganizations } from './load-organizations.server.ts';

/** Loads the profile's organisations from a catalogue that answers so. */
async function load(status: number, result: unknown) {
  const fetch = async () => Response.json({ success: status === 200, result }, { status });
  return loadOrganizations(
    { locale: 'en', publicUrl: 'http://site', fetch },
    new Request('http://site/profile'),
  );
}

const held = (name: string, capacity: string, title = name) => ({ name, title, capacity });

test('the profile names the organisations with the role in each', async () => {
  expect(await load(200, [held('weather', 'editor', 'Weather service'), held('a', 'admin', '')])).toEqual({
    organizations: [
      { path: '/organization/weather', title: 'Weather service', role: 'editor' },
      { path: '/organization/a', title: 'a', role: 'admin' },
    ],
    more: 0,
  });
});

test('the profile names fifty, and says how many there are besides', async () => {
  const many = Array.from({ length: 53 }, (_, place) => held(`o-${place}`, 'admin'));
  const found = await load(200, many);
  expect([found?.organizations.length, found?.more]).toEqual([50, 3]);
});

test('the profile is whole without its organisations', async () => {
  expect(await load(500, {})).toBeUndefined();
});

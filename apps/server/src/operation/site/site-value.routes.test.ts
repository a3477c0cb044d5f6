import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOperation, type TestOperation } from '../operation-testing.ts';

type Field = {
  name: string;
  value: unknown;
  file: unknown;
  changed_at: string | null;
  changed_by: string | null;
};
type Failure = { error: { fields?: Record<string, string[]> } };

let operation: TestOperation;

beforeAll(async () => {
  operation = await openOperation();
});

afterAll(() => operation.close());

const change = (body: object, as = operation.administrator) =>
  operation.call<Failure>(as, 'PATCH', '/site', body);
const field = async (name: string) => {
  const { body } = await operation.call<{ fields: Field[] }>(operation.administrator, 'GET', '/site');
  return body.fields.find((one) => one.name === name);
};

describe('the site', () => {
  it('is told and changed by administrators only', async () => {
    const { credentials } = await operation.enrol('ada');
    for (const as of [{}, credentials]) {
      expect((await operation.call(as, 'GET', '/site')).status).toBe(403);
      expect((await change({ name: 'Mine' }, as)).status).toBe(403);
      expect((await operation.call(as, 'DELETE', '/site/name')).status).toBe(403);
    }
  });

  it('takes what is decided at once, says what the file says, and goes back to it', async () => {
    const { siteNow } = operation.application;
    const file = (await field('name'))?.file;
    const colours = { accent: { light: '#7a3b12', dark: '#f0a884' } };
    expect((await change({ name: { en: 'Wells', fr: 'Puits' }, colours })).status).toBe(204);
    expect(await siteNow.read()).toMatchObject({ name: { en: 'Wells', fr: 'Puits' }, colours });
    expect(await field('name')).toMatchObject({ value: { en: 'Wells', fr: 'Puits' }, file });
    expect((await field('name'))?.changed_at).not.toBeNull();
    expect((await change({ name: file as object })).status).toBe(204);
    expect(await field('name')).toMatchObject({ value: file, changed_at: null, changed_by: null });
    expect((await operation.call(operation.administrator, 'DELETE', '/site/colours')).status).toBe(204);
    expect((await siteNow.read()).colours).toEqual(siteNow.file.colours);
  });

  it('says of each field who has changed it, and not who has sent it as it was', async () => {
    const ben = await operation.enrol('ben');
    await operation.call(operation.administrator, 'PATCH', `/people/${ben.id}`, { administrator: true });
    await change({ owner: 'The ministry' });
    const decided = await field('owner');
    await change({ owner: 'The ministry', keywords: ['wells'] }, ben.credentials);
    expect(await field('owner')).toEqual(decided);
    expect(await field('keywords')).toMatchObject({ changed_by: 'ben' });
  });

  it.each([
    ['a field that there is not', { nme: 'Wells' }, 'nme'],
    [
      'a colour that cannot be read',
      { colours: { accent: { light: '#ffee00', dark: '#f0a884' } } },
      'colours.accent.light',
    ],
    [
      'a colour that is a style',
      { colours: { accent: { light: 'red;}', dark: '#f0a884' } } },
      'colours.accent.light',
    ],
    ['a language that pages do not have', { languages: ['de'] }, 'languages.0'],
    ['a first language that is not offered', { languages: ['fr'] }, 'defaultLanguage'],
    ['a link that runs a script', { menu: [{ label: 'Here', href: 'javascript:alert(1)' }] }, 'menu.0.href'],
    ['an address of the team that is none', { team: { name: 'Team', email: 'nobody' } }, 'team.email'],
  ])('refuses %s, by its place, and changes nothing', async (_what, body, place) => {
    const before = await operation.application.siteNow.read();
    const answer = await change({ owner: 'Somebody else', ...body });
    expect([answer.status, Object.keys(answer.body.error.fields ?? {})]).toEqual([
      400,
      expect.arrayContaining([place]),
    ]);
    expect(await operation.application.siteNow.read()).toEqual(before);
  });

  it('refuses a text that is longer than pages can carry', async () => {
    expect((await change({ owner: 'x'.repeat(200_000) })).status).toBe(413);
  });
});

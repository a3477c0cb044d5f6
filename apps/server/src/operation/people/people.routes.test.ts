import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator as owner } from '../../administrator-key.ts';
import { openOperation, type TestOperation } from '../operation-testing.ts';

type Person = {
  id: string;
  email: string;
  administrator: boolean;
  editor: boolean;
  organizations: { name: string; title: string; role: string }[];
  has_more_organizations: boolean;
};
type List = { people: Person[]; total: number; next_page_token: string | null; programs: { id: string }[] };
type Failure = { error: { code: string; message: string; fields?: Record<string, string[]> } };

let operation: TestOperation;
let ada: Awaited<ReturnType<TestOperation['enrol']>>;
let ben: typeof ada;

beforeAll(async () => {
  operation = await openOperation();
  ada = await operation.enrol('ada');
  ben = await operation.enrol('ben');
});

afterAll(() => operation.close());

const change = (id: string, roles: object, as = operation.administrator) =>
  operation.call<Failure>(as, 'PATCH', `/people/${id}`, roles);
const list = async (query = '', as = operation.administrator) =>
  (await operation.call<List>(as, 'GET', `/people${query}`)).body;

describe('people and their roles', () => {
  it('are for administrators of the installation only', async () => {
    await change(ben.id, { editor: true });
    for (const as of [{}, ada.credentials, ben.credentials]) {
      expect((await operation.call(as, 'GET', '/people')).status).toBe(403);
      expect((await change(ada.id, { administrator: true }, as)).status).toBe(403);
      const invited = { email: 'eve@example.org', role: 'administrator' };
      expect((await operation.call(as, 'POST', '/people', invited)).status).toBe(403);
    }
    await change(ben.id, { editor: false });
  });

  it('are listed in pages, found by words, and told apart by their role', async () => {
    const first = await list('?page_size=1');
    expect([first.people[0]?.id, first.total]).toEqual([ada.id, 2]);
    const second = await list(`?page_size=1&page_token=${first.next_page_token}`);
    expect(second.people[0]?.id).toBe(ben.id);
    expect(second.next_page_token).toBeNull();
    expect((await list('?search=ben')).people.map(({ id }) => id)).toEqual([ben.id]);
    await change(ben.id, { editor: true });
    expect((await list('?role=editor')).people).toMatchObject([{ id: ben.id, editor: true }]);
    expect((await list('?role=editor&search=ada')).people).toEqual([]);
    expect((await list('?role=administrator')).people).toEqual([]);
    await change(ben.id, { editor: false });
  });

  it('name the organisations in which somebody has a role, five of them at most', async () => {
    const { application } = operation;
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) {
      await application.call('organization_create', { name, title: `Office ${name}` }, owner);
      await application.call(
        'organization_member_create',
        { id: name, username: ada.id, role: 'editor' },
        owner,
      );
    }
    const [person] = (await list('?search=ada')).people;
    expect(person?.organizations).toHaveLength(5);
    expect(person?.organizations[0]).toMatchObject({
      title: expect.stringMatching(/^Office a/),
      role: 'editor',
    });
    expect(person?.has_more_organizations).toBe(true);
  });

  it('change at once, and stand in the audit log of the portal', async () => {
    expect((await change(ada.id, { administrator: true, editor: true })).status).toBe(204);
    expect((await list('', ada.credentials)).people[0]).toMatchObject({ administrator: true, editor: true });
    await change(ada.id, { editor: false });
    const rows = await operation.application.identity.sql.query
      .selectFrom('identity_audit_events')
      .select('event')
      .where('identity_id', '=', ada.id)
      .where('event', 'like', 'site_editor%')
      .execute();
    expect(rows.map(({ event }) => event).toSorted()).toEqual(['site_editor_granted', 'site_editor_revoked']);
  });

  it('always leave an administrator whose account is active', async () => {
    const refused = await change(ada.id, { administrator: false });
    expect([refused.status, refused.body.error.message]).toEqual([409, expect.stringContaining('last')]);
    await change(ben.id, { administrator: true });
    const { application } = operation;
    await application.identity.sql.query
      .updateTable('identity_identities')
      .set({ state: 'inactive' })
      .where('id', '=', ben.id)
      .execute();
    expect((await change(ada.id, { administrator: false })).status).toBe(409);
    await application.identity.sql.query
      .updateTable('identity_identities')
      .set({ state: 'active' })
      .where('id', '=', ben.id)
      .execute();
    expect((await change(ada.id, { administrator: false })).status).toBe(204);
    expect((await operation.call(ada.credentials, 'GET', '/people')).status).toBe(403);
  });

  it('come by a letter, which makes an account where there is none', async () => {
    const invited = await operation.call<{ id: string }>(operation.administrator, 'POST', '/people', {
      email: 'Iris@example.org',
      role: 'administrator',
    });
    expect(invited.status).toBe(201);
    expect(invited.body).toMatchObject({ email: 'iris@example.org', has_signed_in: false });
    const { body } = await operation.call<List>(operation.administrator, 'GET', '/people?role=administrator');
    expect(body.people.map(({ email }) => email)).toContain('iris@example.org');
    const letter = await operation.application.identity.sql.query
      .selectFrom('identity_courier_messages')
      .select('template_type')
      .where('recipient', '=', 'iris@example.org')
      .execute();
    expect(letter).toEqual([{ template_type: 'membership_invited' }]);
  });

  it.each([
    ['no address', 'POST', '/people', { email: 'nobody', role: 'editor' }, ['email']],
    ['a role that there is not', 'POST', '/people', { email: 'a@example.org', role: 'king' }, ['role']],
    ['no role', 'PATCH', '/people/nobody', {}, ['body']],
    ['a misspelt role', 'PATCH', '/people/nobody', { admin: true }, ['admin', 'body']],
    ['a page of no number', 'GET', '/people?page_token=x', undefined, ['page_token']],
  ] as const)('are refused for %s, by name', async (_what, method, path, body, fields) => {
    const answer = await operation.call<Failure>(operation.administrator, method, path, body);
    expect([answer.status, Object.keys(answer.body.error.fields ?? {})]).toEqual([400, fields]);
  });

  it('are nobody’s whom there is not', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await change(nobody, { editor: true })).status).toBe(404);
    expect((await change('client:nothing', { editor: true })).status).toBe(404);
  });
});

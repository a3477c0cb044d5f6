import { administrator, describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { verifyPassword } from '../../methods/password/verify-password.ts';
import { findByIdentifier } from '../../model/identities/credential.store.ts';
import { openTestIdentities, type TestIdentities } from './identities-testing.ts';
import { identityOfRow } from './identity-of-row.ts';
import { importIdentities, type ImportOutcome } from './import-identities.ts';

const BCRYPT = '$2a$10$ZsCsoVQ3xfBG/K2z2XpBf.tm90GZmtOqtqWcB5.pYd5Eq8y7RlDyq';
const google = { oidc: { config: { providers: [{ provider: 'google', subject: '7' }] } } };

async function importing(
  { context, project }: TestIdentities,
  identities: readonly unknown[],
  options: { dryRun?: boolean } = {},
): Promise<ImportOutcome[]> {
  async function* list() {
    for (const [index, identity] of identities.entries()) yield { line: index + 1, identity };
  }
  const outcomes: ImportOutcome[] = [];
  const actor = { caller: administrator };
  for await (const outcome of importIdentities(context, project, list(), {
    dryRun: false,
    actor,
    ...options,
  })) {
    outcomes.push(outcome);
  }
  return outcomes;
}

const wordsOf = (outcomes: readonly ImportOutcome[]) => outcomes.map(({ outcome }) => outcome);
const person = (email: string, more: object = {}) => ({ traits: { email }, ...more });

describeStores('a list of identities', (open) => {
  it('is made but for those that are refused, by field and rule, and makes nobody twice', async () => {
    const service = await openTestIdentities(await open());
    const password = { password: { config: { hashed_password: BCRYPT } } };
    const list = [
      person('ada@example.org', { credentials: password, state: 'inactive' }),
      person('no address'),
      person('bo@example.org', { schema_id: 'none', nickname: 'B' }),
      person('bo@example.org', { credentials: { password: { config: { hashed_password: '$odd$' } } } }),
      person('ADA@example.org'),
      person('cy@example.org', { credentials: google }),
      person('di@example.org', { credentials: google }),
      'somebody',
    ];
    const dry = await importing(service, list, { dryRun: true });
    expect((await service.ask('GET', '/admin/identities')).list).toEqual([]);
    const outcomes = await importing(service, list);
    expect(outcomes).toEqual(dry);
    expect(outcomes).toEqual([
      { line: 1, outcome: 'created' },
      { line: 2, outcome: 'refused', reasons: [expect.stringMatching(/^traits\.email: .*email/)] },
      { line: 3, outcome: 'refused', reasons: ['nickname is not known'] },
      { line: 4, outcome: 'refused', reasons: [expect.stringContaining('hashed_password must be')] },
      { line: 5, outcome: 'exists' },
      { line: 6, outcome: 'created' },
      { line: 7, outcome: 'exists' },
      { line: 8, outcome: 'refused', reasons: [expect.stringContaining('object')] },
    ]);
    expect((await service.ask('GET', '/admin/identities')).list).toHaveLength(2);
    const ada = await findByIdentifier<{ hashed_password: string }>(
      service.context.sql,
      service.project.id,
      'password',
      'ada@example.org',
    );
    expect(ada?.credential.config.hashed_password).toBe(BCRYPT);
    expect(wordsOf(await importing(service, list))).not.toContain('created');
  });

  it('goes on past one that is refused among many that are written together', async () => {
    const service = await openTestIdentities(await open());
    const list = Array.from({ length: 40 }, (_, index) =>
      person(`p${index === 20 ? 19 : index}@example.org`),
    );
    const words = wordsOf(await importing(service, list));
    expect([words.filter((word) => word === 'created').length, words[20]]).toEqual([39, 'exists']);
    expect((await service.ask('GET', '/admin/identities?per_page=100')).list).toHaveLength(39);
  });

  it('can be a table, whose columns are traits, a password and what is known of the address', async () => {
    const service = await openTestIdentities(await open());
    const row = new Map([
      ['email', ' ada@example.org '],
      ['name.first', 'Ada'],
      ['traits.username', 'ada'],
      ['password', ' with blanks '],
      ['email_verified', 'true'],
      ['state', ''],
    ]);
    const identity = identityOfRow(service.project, row);
    expect(wordsOf(await importing(service, [identity]))).toEqual(['created']);
    const [made] = (await service.ask('GET', '/admin/identities')).list;
    expect(made).toMatchObject({
      traits: { email: 'ada@example.org', name: { first: 'Ada' }, username: 'ada' },
      state: 'active',
      verifiable_addresses: [{ value: 'ada@example.org', verified: true }],
    });
    const found = await findByIdentifier<{ hashed_password: string }>(
      service.context.sql,
      service.project.id,
      'password',
      'ada',
    );
    const hash = found?.credential.config.hashed_password ?? '';
    expect(await verifyPassword(' with blanks ', hash)).toMatchObject({ valid: true });
  });
});

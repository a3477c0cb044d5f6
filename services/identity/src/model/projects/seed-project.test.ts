import { createLogger, migrate } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { identityMigrations } from '../../identity-migrations.ts';
import { openIdentityContext } from '../../identity-service.ts';
import { PORTAL_PROJECT } from './project.ts';
import { seedProject } from './seed-project.ts';
import { testSettings } from '../../test-settings.ts';

const settings = testSettings('http://portal.test');

describeStores('the seed of a project', (open) => {
  const setUp = async () => {
    const sql = await open();
    await migrate(sql, identityMigrations);
    const context = openIdentityContext({
      sql,
      publicUrl: 'http://portal.test',
      secrets: ['a secret of the tests that is long enough'],
      log: createLogger('silent', false),
    });
    const seed = (changes: object = {}) =>
      seedProject(
        context,
        { id: PORTAL_PROJECT, slug: 'portal', name: 'Portal', settings: { ...settings, ...changes } },
        { follows: true },
      );
    const lifespan = async () => (await context.projects.ofId(PORTAL_PROJECT)).settings.session.lifespan;
    return { context, seed, lifespan };
  };

  it('makes the project once', async () => {
    const { seed, lifespan } = await setUp();
    expect(await seed()).toBe('created');
    expect(await lifespan()).toBe('24h');
    expect(await seed()).toBe('unchanged');
  });

  it('makes it once when several processes start at the same time', async () => {
    const { seed } = await setUp();
    const outcomes = await Promise.all([seed(), seed(), seed()]);
    expect(outcomes.toSorted()).toEqual(['created', 'unchanged', 'unchanged']);
  });

  it('replaces what it made when it has changed', async () => {
    const { seed, lifespan } = await setUp();
    await seed();
    expect(await seed({ session: { lifespan: '2h' } })).toBe('updated');
    expect(await lifespan()).toBe('2h');
    expect(await seed({ session: { lifespan: '2h' } })).toBe('unchanged');
  });

  it('leaves alone what was changed at run time', async () => {
    const { context, seed, lifespan } = await setUp();
    await seed();
    await context.projects.configure(PORTAL_PROJECT, { ...settings, session: { lifespan: '8h' } });
    expect(await seed()).toBe('unchanged');
    expect(await seed({ session: { lifespan: '2h' } })).toBe('kept');
    expect(await lifespan()).toBe('8h');
  });

  it('changes nothing when a setting is wrong', async () => {
    const { seed, lifespan } = await setUp();
    await seed();
    await expect(seed({ session: { lifespan: 'long' } })).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await lifespan()).toBe('24h');
    expect(await seed()).toBe('unchanged');
  });
});

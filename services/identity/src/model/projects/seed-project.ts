import { createHash } from 'node:crypto';
import type { Sql } from '@gazetteer/kernel';
import { findSeed, saveSeed } from './project-seed.store.ts';
import { findProjectRow, lockMaking } from './project.store.ts';
import type { ProjectRegistry } from './project.ts';
import type { ProjectSeedTables, ProjectTables } from '../tables.ts';

/** A project as the operator's files describe it. */
export type ProjectSeed = { id: string; slug: string; name: string; settings: unknown };

/** What became of a seed: `kept` where settings that were changed at run time stand against a changed seed. */
export type SeedOutcome = 'created' | 'unchanged' | 'updated' | 'kept';

/**
 * Makes a project at the first start. Later a changed seed replaces the settings, but only those that it made itself:
 * what was changed at run time stays.
 * @param follows whether a project that is there is to be as the seed says now; a command beside a running server knows
 * less than that, such as the address it serves
 * @throws invalid_input naming each setting that is wrong
 */
export async function seedProject(
  context: { sql: Sql<ProjectTables & ProjectSeedTables>; projects: ProjectRegistry },
  seed: ProjectSeed,
  { follows }: { follows: boolean },
): Promise<SeedOutcome> {
  const { sql, projects } = context;
  const digest = createHash('sha256').update(JSON.stringify(seed.settings)).digest('base64url');
  return sql.transaction(async () => {
    await lockMaking(sql);
    const existing = await findProjectRow(sql, seed.id);
    const before = await findSeed(sql, seed.id);
    if (existing && (!follows || before?.digest === digest)) return 'unchanged';
    if (existing && before?.revision !== existing.revision) return 'kept';
    if (existing) await projects.configure(seed.id, seed.settings);
    else await projects.create(seed);
    const made = await findProjectRow(sql, seed.id);
    await saveSeed(sql, { project_id: seed.id, digest, revision: made?.revision ?? '' });
    return existing ? 'updated' : 'created';
  });
}

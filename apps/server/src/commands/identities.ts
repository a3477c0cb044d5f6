import { stat } from 'node:fs/promises';
import path from 'node:path';
import { identityOfRow, importIdentities, type ImportOutcome } from '@gazetteer/identity';
import { notFound } from '@gazetteer/kernel';
import { Command } from 'commander';
import { administrator } from '../administrator-key.ts';
import { readIdentityFile } from '../identity/read-identity-file.ts';
import { progressBar } from './progress-bar.ts';
import { withApplication } from './with-application.ts';

type Counts = Record<ImportOutcome['outcome'], number>;

const more = `
A list or lines of JSON, each an identity as POST /api/.ory/admin/identities takes it: traits, schema_id, state, credentials
with a hashed_password (Argon2, bcrypt, PBKDF2, scrypt …) or links to providers, verifiable_addresses. Or a table (CSV) whose
first line names traits (email, name, name.first) and, where there are such, password or hashed_password, email_verified,
schema_id and state.
Whoever is there already is left as they are: the same command goes on where it was stopped.
Ends with 1 when a line was refused; the others are taken.`;

/** `gazetteer identities`: accounts, many at a time. */
export function identitiesCommand(): Command {
  return new Command('identities')
    .description('bring accounts along from elsewhere')
    .addCommand(importCommand());
}

function importCommand(): Command {
  return new Command('import')
    .description("make accounts from a file, with their passwords' hashes")
    .argument('<file>', 'a list or lines of JSON, or CSV')
    .option('--project <project>', 'whose accounts they are, by its slug or id', 'portal')
    .option('--dry-run', 'say what would happen, and make nobody')
    .addHelpText('after', more)
    .action(async (file: string, { project, dryRun = false }: { project: string; dryRun?: boolean }) => {
      const counts = await importFile(path.resolve(file), { project, dryRun });
      const would = dryRun ? 'would be ' : '';
      console.log(
        `${accounts(counts.created)} ${would}made, ${figure(counts.exists)} there already, ${figure(counts.refused)} ${would}refused`,
      );
      if (counts.refused > 0) process.exitCode = 1;
    });
}

type Wanted = { project: string; dryRun: boolean };

function importFile(file: string, { project: named, dryRun }: Wanted): Promise<Counts> {
  return withApplication(async ({ identity }) => {
    const project = await identity.projects.named(named);
    if (!project) {
      throw notFound(`There is no project ${named}; npx gazetteer projects list shows all of them`);
    }
    const { size: total } = await stat(file);
    const bar = progressBar('Reading');
    const list = readIdentityFile(file, {
      identityOfRow: (row) => identityOfRow(project, row),
      progress: (done) => bar.update({ done, total, label: path.basename(file) }),
    });
    const counts: Counts = { created: 0, exists: 0, refused: 0 };
    try {
      const options = { dryRun, actor: { caller: administrator } };
      for await (const outcome of importIdentities(identity, project, list, options)) {
        counts[outcome.outcome] += 1;
        for (const line of describe(outcome)) console.log(line);
      }
    } finally {
      bar.stop();
    }
    return counts;
  });
}

function describe(outcome: ImportOutcome): string[] {
  if (outcome.outcome === 'refused') {
    return outcome.reasons.map((reason) => `refused  line ${outcome.line}: ${reason}`);
  }
  return outcome.outcome === 'exists'
    ? [`exists   line ${outcome.line}: somebody has its address or identifier`]
    : [];
}

function accounts(count: number): string {
  return `${figure(count)} ${count === 1 ? 'account' : 'accounts'}`;
}

function figure(count: number): string {
  return count.toLocaleString('en');
}

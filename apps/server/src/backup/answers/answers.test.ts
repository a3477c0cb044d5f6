import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openObjectStore } from '@gazetteer/datastore';
import { createSecrets } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { sql as rawSql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { administrator, administratorKeyFile } from '../../administrator-key.ts';
import { type Application, openApplication } from '../../open-application.ts';
import { ensureSecretKeys } from '../../secret-keys.ts';
import { testSettings } from '../../settings-testing.ts';
import { copiesFolder, type Settings } from '../../settings.ts';
import { quietly, temporaryFolder } from '../backup-testing.ts';
import { verifyBackup } from '../verify-backup.ts';
import { writeBackup } from '../write-backup.ts';
import { compareAnswers } from './compare-answers.ts';
import { type AnswerLine, readAnswerLine } from './question.ts';
import { recordAnswers } from './record-answers.ts';
import { withinSavepoint } from './sample.store.ts';
import { trySignIns } from './try-sign-ins.ts';

async function newSettings(given: Record<string, string> = {}): Promise<Settings> {
  return testSettings({ DATA_DIR: path.join(await temporaryFolder(), 'data'), ...given });
}

/** An installation with a public and a private dataset, a table in two languages, and the account of Ada. */
async function openRain(settings: Settings): Promise<{ application: Application; ada: string }> {
  const application = await openApplication(settings);
  onTestFinished(() => application.close());
  const call = (action: string, input: object) => application.call(action, { ...input }, administrator);
  await call('organization_create', { name: 'weather', title: 'Weather' });
  const common = { owner_org: 'weather', private: false };
  const title_translated = { en: 'Rain by year', fr: 'Pluie par année' };
  const made = await call('package_create', { name: 'rain', title_translated, ...common });
  await call('package_create', { name: 'snow', title: 'Snow', ...common, private: true });
  const resource = { package_id: (made as { id: string }).id, name: 'Rain' };
  const fields = [{ id: 'year', type: 'int' }];
  await call('datastore_create', { resource, fields, records: [{ year: 2001 }, { year: 2002 }] });
  const account = await application.server.inject({
    method: 'POST',
    url: '/api/.ory/admin/identities',
    headers: {
      authorization: (await readFile(administratorKeyFile(settings.DATA_DIR), 'utf8')).trim(),
    },
    payload: {
      schema_id: 'individual',
      traits: { email: 'ada@example.org', name: 'Ada' },
      credentials: { password: { config: { password: 'a word that Ada knows' } } },
    },
  });
  expect([account.statusCode, account.body]).toEqual([201, expect.any(String)]);
  return { application, ada: account.json<{ id: string }>().id };
}

async function linesOf(application: Application): Promise<AnswerLine[]> {
  return application.sql.snapshot(async () => {
    const lines: AnswerLine[] = [];
    for await (const line of recordAnswers(application, () => {})) lines.push(readAnswerLine(line));
    return lines;
  });
}

const answersOf = (lines: readonly AnswerLine[]) =>
  lines.flatMap((line) => ('answer' in line ? [[line.question.kind, line.question.name, line.answer]] : []));

async function* asLines(lines: readonly AnswerLine[]): AsyncGenerator<string> {
  for (const line of lines) yield JSON.stringify(line);
}

const compare = (copy: Application, lines: readonly AnswerLine[]) =>
  compareAnswers(copy, asLines(lines), { hasKeys: true, progress: () => {} });

async function backUp(
  settings: Settings,
  application: Application,
  { withoutSecrets = false, isAsked = true } = {},
): Promise<string> {
  const target = path.join(await temporaryFolder(), 'backup.zip');
  const source = {
    settings,
    sql: application.sql,
    objects: await openObjectStore(settings.OBJECT_STORE_URL, copiesFolder(settings)),
    secretKeys: await ensureSecretKeys(settings),
    application: isAsked ? application : undefined,
  };
  await writeBackup(source, { target, withoutSecrets, ...quietly });
  return target;
}

describe('the answers in a backup', () => {
  it('are numbers, searches in each language, rows and credentials', async () => {
    const { application, ada } = await openRain(await newSettings());
    const answers = answersOf(await linesOf(application));
    const of = (kind: string) =>
      answers.filter((answer) => answer[0] === kind).map((answer) => answer.slice(1));
    expect(of('count')).toEqual([
      ['datasets that everybody finds', '1'],
      ['datasets in all', '2'],
    ]);
    expect(
      of('search')
        .map(([name, answer]) => `${name}: ${answer}`)
        .toSorted(),
    ).toEqual([
      '“pluie par année” for the dataset rain: found',
      '“rain by year” for the dataset rain: found',
      '“snow” for the dataset snow: found',
    ]);
    const firstRow = expect.stringMatching(/^2 rows, the first with the digest [0-9a-f]{16}$/);
    expect(of('table')).toEqual([[expect.stringMatching(/^Rain \(/), firstRow]]);
    expect(of('account')).toEqual([[ada, expect.stringMatching(/^active, with code \w+, password \w+$/)]]);
    expect(of('seal')).toEqual([[ada, 'nothing is sealed']]);
    expect(of('project')).toEqual([[expect.any(String), 'the settings and 0 signing keys open']]);
  });

  it('are compared with those of a copy, and each that differs is named', async () => {
    const { application } = await openRain(await newSettings());
    const lines = await linesOf(application);
    expect(await compare(application, lines)).toMatchObject({ differences: [], alike: { table: 1 } });
    const call = (action: string, input: object) => application.call(action, { ...input }, administrator);
    await call('package_delete', { id: 'rain' });
    const [table] = lines.flatMap((line) =>
      'question' in line && line.question.kind === 'table' ? [line.question.resource] : [],
    );
    await call('datastore_upsert', { resource_id: table, method: 'insert', records: [{ year: 2003 }] });
    const { differences } = await compare(application, lines);
    expect(differences.toSorted()).toEqual([
      'The number of datasets in all: was “2”, is “1”',
      'The number of datasets that everybody finds: was “1”, is “0”',
      'The search “pluie par année” for the dataset rain: was “found”, is “not found”',
      'The search “rain by year” for the dataset rain: was “found”, is “not found”',
      expect.stringMatching(/^The table Rain \(.*\): was “2 rows, .*”, is “3 rows, .*”$/),
    ]);
  });

  it('leave out what the original could not answer, and say so', async () => {
    const { application, ada } = await openRain(await newSettings());
    await sealByAnotherKey(application, ada);
    const lines = await linesOf(application);
    const { differences, unasked } = await compare(application, lines);
    expect(differences).toEqual([]);
    expect(unasked).toEqual([
      `what is sealed of the account ${ada}, because the original could not answer: No key opens this secret`,
    ]);
  });

  it('are left out where no questions can be chosen, and the backup goes on', async () => {
    const settings = await newSettings();
    const { application } = await openRain(settings);
    await rawSql`update catalogue_datasets set title_translated = 'torn'`.execute(application.sql.query);
    expect(await linesOf(application)).toEqual([
      {
        unasked: expect.stringMatching(/^anything that is answered, because no questions could be chosen: /),
      },
    ]);
    const { answered } = await verifyBackup(await backUp(settings, application), settings, () => {});
    expect(answered?.comparison.unasked).toHaveLength(1);
  });

  it('leave out searches while the search index is not whole', async () => {
    const { application } = await openRain(await newSettings());
    await rawSql`update search_state set stale = 2`.execute(application.sql.query);
    const lines = await linesOf(application);
    expect(answersOf(lines).map(([kind]) => kind)).not.toContain('search');
    expect(lines).toContainEqual({ unasked: expect.stringContaining('search index was not whole') });
  });
});

describe('accounts of a copy', () => {
  it('are let in by a session, and named where they are not', async () => {
    const { application, ada } = await openRain(await newSettings());
    const { id } = await application.identity.projects.ofHost('localhost');
    const question = { kind: 'account', name: ada, project: id, account: ada } as const;
    const nobody = '00000000-0000-4000-8000-00000000000f';
    expect(await trySignIns(application, [question])).toEqual({
      accepted: 1,
      askedForSecondFactor: 0,
      differences: [],
    });
    const { differences } = await trySignIns(application, [{ ...question, account: nobody }]);
    expect(differences).toEqual([`The account ${nobody} cannot sign in: There is no such account`]);
  });

  it('are asked for their second factor where they have one', async () => {
    const { application, ada } = await openRain(await newSettings());
    await sealByAnotherKey(application, ada);
    const { id } = await application.identity.projects.ofHost('localhost');
    const question = { kind: 'account', name: ada, project: id, account: ada } as const;
    expect(await trySignIns(application, [question])).toEqual({
      accepted: 0,
      askedForSecondFactor: 1,
      differences: [],
    });
  });

  it('are named where their password or their second factor is of no use', async () => {
    const { application, ada } = await openRain(await newSettings());
    const lines = await linesOf(application);
    await rawSql`update identity_credentials set config = '{"hashed_password": "torn"}' where type = 'password'`.execute(
      application.sql.query,
    );
    await sealByAnotherKey(application, ada);
    const { differences } = await compare(application, lines);
    expect(differences).toEqual([
      expect.stringMatching(
        `^The account ${ada}: was .* is .*, a password in a form that no sign-in takes”$`,
      ),
      `What is sealed of the account ${ada}: was “nothing is sealed”, cannot be answered: No key opens this secret`,
    ]);
  });
});

async function sealByAnotherKey({ sql, identity }: Application, account: string): Promise<void> {
  const { id: project } = await identity.projects.ofHost('localhost');
  const sealed = createSecrets(['a-key-that-nobody-has-any-more-and-is-long']).encrypt('x', 'totp');
  const config = JSON.stringify({ secret: sealed, last_used_step: 0 });
  await rawSql`insert into identity_credentials (id, project_id, identity_id, type, config, version, created_at, updated_at)
    values ('t', ${project}, ${account}, 'totp', ${config}, 0, '', '')`.execute(sql.query);
}

describe('verifying a backup', () => {
  it('compares it with the original as it was, and signs an account in', async () => {
    const settings = await newSettings();
    const { application } = await openRain(settings);
    const archive = await backUp(settings, application);
    await application.call('package_delete', { id: 'rain' }, administrator);
    const { hasKeys, answered } = await verifyBackup(archive, await newSettings(), () => {});
    expect([hasKeys, answered?.signIns.accepted]).toEqual([true, 1]);
    expect(answered?.comparison).toMatchObject({ isRecorded: true, alike: { search: 3 }, unasked: [] });
  });

  it('fails with each answer that differs, although every row has come back', async () => {
    const settings = await newSettings();
    const { application } = await openRain(settings);
    const call: Application['call'] = async (action, ...others) =>
      action === 'package_search' ? { count: 7 } : application.call(action, ...others);
    const archive = await backUp(settings, { ...application, call });
    await expect(verifyBackup(archive, settings, () => {})).rejects.toThrow(
      /^Rows and files came back whole, but .*\n {2}The number of datasets that everybody finds: was “7”, is “1”\n/,
    );
  });

  it('opens what is sealed by the keys of its machine where the backup has none, and says where it cannot', async () => {
    const settings = await newSettings();
    const { application } = await openRain(settings);
    const archive = await backUp(settings, application, { withoutSecrets: true });
    const here = await verifyBackup(archive, settings, () => {});
    expect([here.hasKeys, here.answered?.comparison.alike.seal]).toEqual([true, 1]);
    const elsewhere = await verifyBackup(archive, await newSettings(), () => {});
    expect([elsewhere.hasKeys, elsewhere.answered?.comparison.alike.seal]).toEqual([false, undefined]);
    expect(elsewhere.answered?.signIns.accepted).toBe(1);
  });

  it('needs no client secret of a provider that the site file names and the backup leaves out', async () => {
    const settings = await newSettings();
    const { application } = await openRain(settings);
    const sample = await readFile(path.join(import.meta.dirname, '../../../site.json'), 'utf8');
    const provider = {
      id: 'google',
      provider: 'google',
      client_id: 'portal',
      client_secret: 'file:google.secret',
      mapper_url: 'base64://e30=',
    };
    const identity = {
      selfservice: { methods: { oidc: { enabled: true, config: { providers: [provider] } } } },
    };
    const site = { ...(JSON.parse(sample) as object), identity };
    await writeFile(path.join(settings.DATA_DIR, 'site.json'), JSON.stringify(site));
    await writeFile(path.join(settings.DATA_DIR, 'google.secret'), 'of Google');
    const archive = await backUp(settings, application, { withoutSecrets: true });
    expect((await verifyBackup(archive, settings, () => {})).answered?.signIns.accepted).toBe(1);
  });

  it('asks a copy whether it answers at all where the backup has no answers', async () => {
    const settings = await newSettings();
    const { application } = await openRain(settings);
    const archive = await backUp(settings, application, { isAsked: false });
    const { answered } = await verifyBackup(archive, settings, () => {});
    expect(answered?.comparison).toMatchObject({ isRecorded: false, alike: { search: 3, table: 1 } });
  });
});

describeStores('a question in a snapshot', (open) => {
  it('fails alone', async () => {
    const sql = await open();
    await sql.snapshot(async () => {
      const failing = withinSavepoint(sql, () =>
        rawSql`select * from there_is_no_such_table`.execute(sql.query),
      );
      await expect(failing).rejects.toThrow('there_is_no_such_table');
      const { rows } = await withinSavepoint(sql, () => rawSql`select 1 as one`.execute(sql.query));
      expect(rows).toEqual([{ one: 1 }]);
    });
  });
});

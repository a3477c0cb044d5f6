import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Ended, runCommand, runInProcess } from './command-line-testing.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'command-line-'));
});

afterEach(() => rm(folder, { recursive: true }));

const inProcess = (...words: string[]): Promise<Ended> => runInProcess(folder, words);

const gazetteer = (words: string[], settings?: Record<string, string>): Promise<Ended> =>
  runCommand(folder, words, settings);

describe('the command line', () => {
  it('explains itself', async () => {
    const { code, stdout } = await inProcess('--help');
    expect(code).toBe(0);
    for (const command of ['serve', 'migrate', 'import', 'export', 'admin', 'doctor'])
      expect(stdout).toContain(command);
    expect((await inProcess('import', '--help')).stdout).toContain('--dry-run');
  });

  it('refuses what it does not know', async () => {
    const { code, stderr } = await inProcess('improt');
    expect(code).toBe(1);
    expect(stderr).toContain("unknown command 'improt'");
  });

  it('names every setting that is wrong', async () => {
    const { code, stderr } = await gazetteer(['migrate'], { PORT: 'x', DATABASE_URL: 'mysql://somewhere' });
    expect(code).toBe(1);
    expect(stderr).toMatch(/PORT .*\n.*DATABASE_URL/s);
    expect(stderr).not.toContain('    at ');
  });

  it('brings the stores up to date', async () => {
    const { code, stdout } = await gazetteer(['migrate']);
    expect([code, stdout]).toEqual([0, 'The stores are up to date (SQLite).\n']);
  });

  it('tells beforehand what it would do to the stores, and does nothing', async () => {
    const before = await gazetteer(['migrate', '--check']);
    expect([before.code, before.stdout]).toEqual([
      2,
      expect.stringMatching(/^0 applied, \d{2,} pending, 0 unknown/),
    ]);
    await expect(stat(path.join(folder, 'data'))).rejects.toThrow('ENOENT');
    await gazetteer(['migrate']);
    const after = await gazetteer(['migrate', '--check']);
    expect([after.code, after.stdout]).toEqual([
      0,
      expect.stringMatching(/^\d{2,} applied, 0 pending, 0 unknown\n$/),
    ]);
  });

  it('refuses data of a newer version, and says what to do', async () => {
    await gazetteer(['migrate']);
    const database = new DatabaseSync(path.join(folder, 'data/gazetteer.sqlite'));
    database.exec(
      "insert into applied_migrations values ('catalogue/9999-of-tomorrow', '2030-01-01T00:00:00Z')",
    );
    database.close();
    const { code, stdout } = await gazetteer(['migrate', '--check']);
    expect([code, stdout]).toEqual([1, expect.stringContaining('unknown  catalogue/9999-of-tomorrow')]);
    for (const command of [['migrate'], ['serve'], ['admin', 'list']]) {
      const refused = await gazetteer(command);
      expect([refused.code, refused.stderr]).toEqual([1, expect.stringMatching(/9999-of-tomorrow.*backup/)]);
      expect(refused.stderr).not.toContain('    at ');
    }
  });

  it('says in a sentence which store cannot be used', async () => {
    const data = path.join(folder, 'data');
    const ask = async (settings: Record<string, string> = {}) => {
      const { code, stderr } = await gazetteer(['serve'], settings);
      expect([code, stderr]).toEqual([1, expect.not.stringContaining('    at ')]);
      return stderr;
    };
    await writeFile(data, 'a file in the place of the folder');
    expect(await ask()).toBe(
      `There is a file at ${data}, where a folder is needed: name another folder, for the server's own data in DATA_DIR.\n`,
    );
    await rm(data);
    expect(await ask({ DATA_DIR: '/sys/data' })).toMatch(/^\/sys\/data cannot be used: [a-z ]+\./);
    const nowhere = /^No folder can be made at \/proc\/nothing: name another folder, .* in DATA_DIR\.\n$/;
    expect(await ask({ DATA_DIR: '/proc/nothing' })).toMatch(nowhere);
    expect(await ask({ DATA_DIR: '/proc/nothing/deeper' })).toMatch(nowhere);
    expect(await ask({ OBJECT_STORE_URL: 's3://key:secret@127.0.0.1:1/bucket?cache=/proc/nothing' })).toMatch(
      nowhere,
    );
    await rm(data, { recursive: true });
    await mkdir(data);
    await writeFile(path.join(data, 'gazetteer.sqlite'), 'words, and no database. '.repeat(100));
    expect(await ask()).toMatch(
      /The SQLite file \S+gazetteer\.sqlite cannot be used: .*not a database.*backup/,
    );
    const checked = (await gazetteer(['doctor'])).stdout;
    expect(checked).toMatch(/PROBLEM +SQL store: The SQLite file .*backup back\.\n(?! +→)/);
    const SECRETS = 'x'.repeat(32);
    const away = await ask({ DATABASE_URL: 'postgres://user:swordfish@127.0.0.1:1/portal', SECRETS });
    expect(away).toMatch(
      /PostgreSQL server postgres:\/\/127\.0\.0\.1:1\/portal does not answer.*ECONNREFUSED/,
    );
    expect(away).not.toContain('swordfish');
    await rm(path.join(data, 'gazetteer.sqlite'));
    const objects = path.join(data, 'file');
    await writeFile(objects, '');
    expect(await ask({ OBJECT_STORE_URL: `file:${objects}/objects` })).toMatch(
      /The object store \S+ did not write/,
    );
  });

  it('imports a file, once', async () => {
    const file = path.join(folder, 'rainfall-2001-2003.csv');
    await writeFile(file, 'year,mm\n2001,10\n2002,12\n2003,9\n');
    const dry = await gazetteer(['import', file, '--dry-run']);
    expect(dry.stdout).toContain('1 datasets would be created');
    const first = await gazetteer(['import', file]);
    expect(first.stdout).toContain('1 datasets created, 0 updated, 0 unchanged');
    expect(first.stdout).toContain('1 tables with 3 rows read');
    const second = await gazetteer(['import', file]);
    expect(second.stdout).toContain('0 datasets created, 0 updated, 1 unchanged');
    expect([dry.code, first.code, second.code]).toEqual([0, 0, 0]);
  });

  it('ends with 1 when something could not be imported, and says what and why', async () => {
    const file = path.join(folder, 'page.csv');
    await writeFile(file, '<html></html>');
    const { code, stdout } = await gazetteer(['import', file]);
    expect(code).toBe(1);
    expect(stdout).toContain('failed   page: file: line 1: is a web');
    const missing = await gazetteer(['import', path.join(folder, 'nothing')]);
    expect([missing.code, missing.stderr]).toEqual([1, `${path.join(folder, 'nothing')} is not there\n`]);
  });

  it('ends an import where the object store is away, and says which one and what to look at', async () => {
    for (const name of ['rain', 'snow'])
      await writeFile(path.join(folder, `${name}.csv`), 'year,mm\n2001,10\n');
    await writeFile(
      path.join(folder, 'README.md'),
      '| File | What it is | Sector |\n|---|---|---|\n| rain.csv | Rain | Climate |\n| snow.csv | Snow | Climate |\n',
    );
    const away = { OBJECT_STORE_URL: 's3://key:swordfish@127.0.0.1:1/bucket?tls=false' };
    const { code, stdout, stderr } = await gazetteer(['import', folder], away);
    expect(code).toBe(1);
    expect(stdout).toContain('0 datasets created');
    expect(stdout).not.toContain('failed   ');
    expect(stderr).toMatch(/The object store s3:\/\/127\.0\.0\.1:1\/bucket does not answer: .*ECONNREFUSED/);
    expect(stderr).toContain('The import has ended there; the same command goes on.');
    const again = await gazetteer(['import', folder]);
    expect([again.code, again.stdout]).toEqual([0, expect.stringContaining('2 datasets created')]);
  });

  it('says in a dry run how the import would end, of rows that do not fit too', async () => {
    const file = path.join(folder, 'names.csv');
    await writeFile(file, 'year,name\r2001,Ada\r\n2002,Grace,Hopper\n2003,Mary\n');
    for (const [options, code, told] of [
      [[], 0, ['1 tables with 2 rows read, 1 rows left out', 'line 3: too many cells: 2002,Grace,Hopper']],
      [['--strict'], 1, ['failed   names: file: line 3: the row has 3 cells', '0 datasets', '1 failed']],
    ] as const) {
      const dry = await gazetteer(['import', file, '--dry-run', ...options], {
        DATA_DIR: path.join(folder, code.toString()),
      });
      const done = await gazetteer(['import', file, ...options], {
        DATA_DIR: path.join(folder, code.toString()),
      });
      expect([dry.code, done.code]).toEqual([code, code]);
      for (const text of told) for (const { stdout } of [dry, done]) expect(stdout).toContain(text);
      expect(dry.stdout.replaceAll('would be ', '')).toBe(done.stdout);
    }
  });

  it('finds a damaged file of a table, names the last good version, and goes back to it', async () => {
    const file = path.join(folder, 'rain.csv');
    for (const rows of ['2001,10\n', '2001,10\n2002,12\n']) {
      await writeFile(file, `year,mm\n${rows}`);
      await gazetteer(['import', file]);
    }
    const newest = async () => {
      const files = globSync(path.join(folder, 'data/objects/tables/**/*.parquet'));
      const dated = await Promise.all(files.map(async (name) => ({ name, at: (await stat(name)).mtimeMs })));
      return dated.sort((one, other) => other.at - one.at)[0]?.name ?? '';
    };
    await writeFile(await newest(), 'nothing');
    const found = await gazetteer(['doctor', '--deep']);
    expect(found.code).toBe(1);
    expect(found.stdout).toMatch(
      /PROBLEM +stored files: tables\/.* is damaged: the current version \(2\) of the table “Rain”/,
    );
    const [, resource = ''] = /npx gazetteer tables restore (\S+) 1$/m.exec(found.stdout) ?? [];
    const restored = await gazetteer(['tables', 'restore', resource, '1']);
    expect([restored.code, restored.stdout]).toEqual([0, 'The rows of version 1 are version 3 now.\n']);
    expect((await gazetteer(['tables', 'restore', resource, 'x'])).code).toBe(1);
  });

  it('makes nobody an editor of the site who has no account', async () => {
    const { code, stderr } = await gazetteer(['admin', 'site-editor', 'nobody@example.org']);
    expect([code, stderr]).toEqual([1, expect.stringContaining('Nobody has confirmed the address')]);
  });

  it("makes, lists and ends administrator's keys, and shows each once", async () => {
    const { code, stdout: key } = await gazetteer(['admin', 'create', 'harvester']);
    expect([code, key]).toEqual([0, expect.stringMatching(/^gzt_\S{43}\n$/)]);
    const taken = await gazetteer(['admin', 'create', 'harvester']);
    expect([taken.code, taken.stdout, taken.stderr]).toEqual([1, '', expect.stringContaining('already')]);
    const list = await gazetteer(['admin', 'list']);
    expect(list.stdout).toMatch(/^harvester +created .*never used/);
    expect(list.stdout).not.toContain(key.trim());
    expect((await gazetteer(['admin', 'revoke', 'harvester'])).stdout).toBe('harvester is valid no more.\n');
    expect((await gazetteer(['admin', 'list'])).stdout).toContain('revoked');
    const unknown = await gazetteer(['admin', 'revoke', 'harvester']);
    expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('No valid key')]);
  });

  it('removes the file that shows a key when the key ends', async () => {
    await gazetteer(['migrate']);
    const file = path.join(folder, 'data/admin.key');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const [name = ''] = (await gazetteer(['admin', 'list'])).stdout.split(' ');
    expect((await gazetteer(['admin', 'revoke', name])).stdout).toContain(`${file} showed it`);
    await expect(stat(file)).rejects.toThrow('ENOENT');
  });

  it('makes somebody an administrator, with a link that only the output holds', async () => {
    const settings = { PUBLIC_URL: 'https://data.example.org' };
    const first = await gazetteer(['admin', 'invite', 'ada@example.org'], settings);
    expect([first.code, first.stderr]).toEqual([
      0,
      expect.stringContaining('A new account of ada@example.org'),
    ]);
    expect(first.stdout).toMatch(
      /^https:\/\/data\.example\.org\/api\/\.ory\/self-service\/recovery\?flow=\S+&token=\S+\n$/,
    );
    const second = await gazetteer(['admin', 'invite', 'ada@example.org'], settings);
    expect(second.stderr).toContain('The account of ada@example.org');
    expect(second.stdout).not.toBe(first.stdout);
    const wrong = await gazetteer(['admin', 'invite', 'nobody'], settings);
    expect(wrong.code).toBe(1);
    expect(wrong.stderr).not.toContain('    at ');
  });

  it('finds what keeps a server from running, and says what to do', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => void taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as { port: number };
    const { code, stdout } = await gazetteer(['doctor'], { HOST: '[::]', PORT: String(port) });
    taken.close();
    expect(code).toBe(1);
    expect(stdout).toMatch(/ok +SQL store: empty/);
    expect(stdout).toMatch(/ok +search index: the next start makes/);
    expect(stdout).toMatch(/ok +object store/);
    expect(stdout).toMatch(/ok +query engine: DuckDB/);
    expect(stdout).toMatch(/ok +secrets: none yet/);
    expect(stdout).toMatch(/warning +mail server: none/);
    expect(stdout).toMatch(
      new RegExp(`PROBLEM +port: Port ${port} of :: is taken: stop what listens there, or set PORT`),
    );
    expect((await gazetteer(['doctor'], { PORT: 'x' })).stdout).toMatch(/PROBLEM +settings: PORT/);
  });
});

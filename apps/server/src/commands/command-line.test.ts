import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { format } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCommandLine } from './command-line.ts';

const program = path.join(import.meta.dirname, '../gazetteer.ts');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'command-line-'));
});

afterEach(() => rm(folder, { recursive: true }));

type Ended = { code: number; stdout: string; stderr: string };

/** What a person may have set, and nothing of the machine's own settings. */
function environmentOf(settings: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE, DATA_DIR: path.join(folder, 'data'), PORT: '0', ...settings };
}

/** Runs the program as a person does, in a process of its own. */
function inProcess(...words: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...words], { env: environmentOf({}) }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr });
    });
  });
}

/** Runs a command as the program does, without the seconds in which a process of its own would load everything. */
async function gazetteer(words: string[], settings: Record<string, string> = {}): Promise<Ended> {
  const { env, exitCode } = process;
  const output = { log: [] as string[], error: [] as string[] };
  const spies = (['log', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...told) => void output[name].push(`${format(...told)}\n`)),
  );
  process.env = environmentOf(settings);
  process.exitCode = undefined;
  try {
    await runCommandLine(words);
    return {
      code: exitCodeNow(),
      stdout: output.log.join(''),
      stderr: output.error.join(''),
    };
  } finally {
    process.env = env;
    process.exitCode = exitCode;
    for (const spy of spies) spy.mockRestore();
  }
}

function exitCodeNow(): number {
  return Number(process.exitCode ?? 0);
}

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
    const [, resource = ''] = /npx gazetteer restore (\S+) 1$/m.exec(found.stdout) ?? [];
    const restored = await gazetteer(['restore', resource, '1']);
    expect([restored.code, restored.stdout]).toEqual([0, 'The rows of version 1 are version 3 now.\n']);
    expect((await gazetteer(['restore', resource, 'x'])).code).toBe(1);
  });

  it("makes a new administrator's key, readable by its owner alone", async () => {
    const first = await gazetteer(['admin', 'create']);
    const second = await gazetteer(['admin', 'create']);
    expect(first.stdout).toMatch(/^gzt_\S{43}\n$/);
    expect(second.stdout).not.toBe(first.stdout);
    const file = path.join(folder, 'data/admin.key');
    expect(await readFile(file, 'utf8')).toBe(second.stdout);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
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
    const { code, stdout } = await gazetteer(['doctor'], { HOST: '127.0.0.1', PORT: String(port) });
    taken.close();
    expect(code).toBe(1);
    expect(stdout).toMatch(/ok +SQL store: SQLite opens/);
    expect(stdout).toMatch(/ok +object store/);
    expect(stdout).toMatch(/ok +query engine: DuckDB/);
    expect(stdout).toMatch(/ok +secrets: none yet/);
    expect(stdout).toMatch(/warning +mail server: none/);
    expect(stdout).toMatch(/PROBLEM +port: .*\n +→ stop what listens there/);
    expect((await gazetteer(['doctor'], { PORT: 'x' })).stdout).toMatch(/PROBLEM +settings: PORT/);
  });
});

import { execFileSync } from 'node:child_process';
import { root } from './run-command.mjs';

const HOURS_OF_A_CHANGE = 3;
const sqlFile = /^((?:apps|services|packages)\/[^/]+)\/.*(\.store|[.-]migrations|[.-]tables)\.ts$/;

/**
 * Finds where the present change began: `TEST_BASE` where it is set, else where the branch left `origin/main`, else
 * (in a clone of `main` itself) the last commit that is three hours older than the newest.
 * @returns a commit
 */
export function baseOfChange(): string {
  const { TEST_BASE } = process.env;
  if (TEST_BASE) return TEST_BASE;
  const head = git('rev-parse', 'HEAD');
  const parting = git('merge-base', 'HEAD', 'origin/main');
  if (parting !== '' && parting !== head) return parting;
  const seconds = Number(git('log', '-1', '--format=%ct')) - HOURS_OF_A_CHANGE * 3600;
  return git('rev-list', '-1', `--before=${seconds}`, 'HEAD') || head;
}

/** Lists the files that differ from a commit, new ones included, as paths from the root. */
export function filesChangedSince(base: string): string[] {
  const changed = git('diff', '--name-only', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...new Set(`${changed}\n${added}`.split('\n'))].filter((file) => file !== '');
}

/** Lists the packages in which a store or a migration is among the files. */
export function foldersWithSql(files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => sqlFile.exec(file)?.[1] ?? []))];
}

/** The hash of the newest commit; empty where there is no repository. */
export function newestCommit(): string {
  return git('rev-parse', 'HEAD');
}

/** What git answers; empty where it has no answer, as in an unpacked archive. */
function git(...arguments_: string[]): string {
  try {
    return execFileSync('git', arguments_, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run-command.mjs';

const HOURS_OF_A_CHANGE = 3;

/**
 * Finds where the present change began: `TEST_BASE` where it is set, else where the branch left `origin/main`, else
 * (in a clone of `main` itself) the last commit that is three hours older than the newest.
 * @returns a commit
 */
export function baseOfChange(): string {
  const { TEST_BASE } = process.env;
  if (TEST_BASE) return TEST_BASE;
  const head = git('rev-parse', 'HEAD').trim();
  const parting = git('merge-base', 'HEAD', 'origin/main').trim();
  if (parting !== '' && parting !== head) return parting;
  const seconds = Number(git('log', '-1', '--format=%ct')) - HOURS_OF_A_CHANGE * 3600;
  return git('rev-list', '-1', `--before=${seconds}`, 'HEAD').trim() || head;
}

/** Lists the files that differ from a commit, new and deleted ones included, as paths from the root. */
export function filesChangedSince(base: string): string[] {
  const changed = git('diff', '--name-only', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...new Set(`${changed}\n${added}`.split('\n'))].filter((file) => file !== '');
}

/** The lines of a file that a change took away, and those that it put in. */
export type ChangedLines = { removed: string[]; added: string[] };

/** Reads which lines of a file differ from a commit; all lines of a new file were added. */
export function linesChangedSince(base: string, file: string): ChangedLines {
  const lines = git('diff', '--unified=0', base, '--', file).split('\n');
  if (lines.length > 1) {
    const marked = (mark: string) =>
      lines
        .filter((line) => line.startsWith(mark) && !line.startsWith(mark.repeat(3)))
        .map((line) => line.slice(1));
    return { removed: marked('-'), added: marked('+') };
  }
  return { removed: [], added: linesOf(file) };
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(path.join(root, file), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** What git answers; empty where it has no answer, as in an unpacked archive. */
function git(...arguments_: string[]): string {
  try {
    return execFileSync('git', arguments_, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/run-command.mjs';

const A_DAY = 24 * 3600;

/** A checkout of an earlier version, installed and built. */
export type EarlierVersion = {
  commit: string;
  folder: string;
  remove(): void;
};

/** Before this setting came, a node that was told to stop took no more connections at once, and a balancer could not know. */
const DRAINS = 'DRAIN_SECONDS';

/**
 * Makes a checkout of the version of a day before the newest commit (the first that can be upgraded without a refused request, where
 * that is newer), or of the commit in `UPGRADE_FROM`.
 * @throws where the history of the repository is not here, or that version cannot be installed
 */
export function checkOutEarlier(): EarlierVersion {
  const commit = process.env['UPGRADE_FROM'] || commitOfTheDayBefore();
  const folder = mkdtempSync(path.join(tmpdir(), 'gazetteer-earlier-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    git('clone', '--quiet', '--shared', '--no-checkout', root, folder);
    git('-C', folder, 'checkout', '--quiet', '--detach', commit);
    for (const words of [
      ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--silent'],
      ['run', 'build', '--silent'],
    ]) {
      execFileSync('npm', words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    }
    return { commit, folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function commitOfTheDayBefore(): string {
  const seconds = Number(git('log', '-1', '--format=%ct')) - A_DAY;
  const commit = git('rev-list', '-1', `--before=${seconds}`, 'HEAD');
  if (commit === '') throw new Error('The repository has no version of the day before: fetch its history');
  const settings = 'apps/server/src/settings.ts';
  const [firstToDrain = ''] = git('log', '--reverse', '--format=%H', `-S${DRAINS}`, '--', settings).split(
    '\n',
  );
  return isAncestor(commit, firstToDrain) ? firstToDrain : commit;
}

function isAncestor(commit: string, of: string): boolean {
  return git('rev-list', '--count', `${of}..${commit}`) === '0';
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
}

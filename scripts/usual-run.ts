import { statSync } from 'node:fs';
import path from 'node:path';
import { baseOfChange, filesChangedSince, newestCommit } from './changed-since.ts';
import { chooseTests, type Shares } from './choose-tests.ts';
import { root } from './run-command.mjs';
import { trackedFiles } from './tracked-files.ts';

/** The unit tests of a usual run: those beside what was changed, and a slice of the others. */
export function usualUnitTests(): string[] {
  return usual('unit tests', /^(apps|packages|services|scripts)\/.*\.test\.tsx?$/, isBesideChange(), {
    touched: 0.35,
    others: 0.15,
  });
}

/** The tests on real tables of a usual run: those beside what was changed, and a slice of the others. */
export function usualDataTests(): string[] {
  return usual('tests on real tables', /\.data\.ts$/, isBesideChange(), { touched: 0.3, others: 0.3 });
}

/** The browser tests of a usual run: those that were changed themselves, and a slice of the others. */
export function usualBrowserTests(): string[] {
  const changed = new Set(filesChangedSince(baseOfChange()));
  return usual('browser tests', /^e2e\/[^/]+\.spec\.ts$/, (file) => changed.has(file), {
    touched: 0.15,
    others: 0.08,
  });
}

/** Whether something was changed in the folder of a file. */
function isBesideChange(): (file: string) => boolean {
  const folders = new Set(filesChangedSince(baseOfChange()).map((file) => path.dirname(file)));
  return (file) => folders.has(path.dirname(file));
}

function usual(
  name: string,
  pattern: RegExp,
  isTouched: (file: string) => boolean,
  shares: Shares,
): string[] {
  const all = trackedFiles().filter((file) => pattern.test(file));
  const measured = all.map((file) => ({ file, bytes: statSync(path.join(root, file)).size }));
  const { files, leftOut } = chooseTests(measured, isTouched, newestCommit(), shares);
  console.log(
    `Of ${all.length} files of ${name}, ${files.length} run; of those that the change touches, ${leftOut} are left to a whole run.`,
  );
  return files;
}

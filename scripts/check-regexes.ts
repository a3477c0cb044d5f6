import { readFileSync } from 'node:fs';
import path from 'node:path';
import { acceptedRegexes } from './regexes/accepted-regexes.ts';
import { slowRegexes } from './regexes/slow-regexes.ts';
import { reportProblems } from './report-problems.ts';
import { root } from './run-command.mjs';
import { trackedFiles } from './tracked-files.ts';

/** What runs in the product: no tests, and nothing that only writes files of the repository. */
function isProduct(file: string): boolean {
  return (
    /^(apps|packages|services)\/.*\.tsx?$/.test(file) &&
    !/\.(test|data|fixture|generated|d)\.tsx?$|-testing\.tsx?$/.test(file) &&
    !/^packages\/(testing|client\/src\/generate)\//.test(file)
  );
}

const used = new Set<string>();
const slow = trackedFiles()
  .filter(isProduct)
  .flatMap((file) =>
    slowRegexes(readFileSync(path.join(root, file), 'utf8')).flatMap(({ line, regex, growth }) => {
      const reason = acceptedRegexes[file]?.[regex];
      if (reason !== undefined) used.add(`${file} ${regex}`);
      return reason === undefined ? [`${file}:${line}: ${regex} takes ${growth} time`] : [];
    }),
  );
const unused = Object.entries(acceptedRegexes).flatMap(([file, regexes]) =>
  Object.keys(regexes)
    .filter((regex) => !used.has(`${file} ${regex}`))
    .map((regex) => `${file}: ${regex} is accepted in scripts/regexes/accepted-regexes.ts, and is not there`),
);

reportProblems([...slow, ...unused], 'every regular expression is linear, or reads a text that is bounded');

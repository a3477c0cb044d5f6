import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brokenLinks, missingTests } from './check-documents.ts';
import { reportProblems } from './report-problems.ts';
import { root } from './run-command.mjs';

/** The walks through the specifications, of the portal and of the identity platform. */
const coverageFiles = ['docs/spec-coverage.md', 'docs/spec-coverage-identity.md'];

/** A requirement, the file that implements it, and the test that shows it. */
const columns = 3;

const link = /\]\([^)\s]+\)/;
const namedTest = /\]\([^)\s]+\.(?:test|spec)\.tsx?\) “[^”]+”/;

/**
 * A file of the pages, or of what they share with the server; what ends with `.server.ts` never leaves it, nor do the calls of the
 * identity platform, which pages make on the server.
 */
const runsInBrowsers =
  /\]\(\.\.\/(?:apps\/(?:portal|console)\/app|packages\/(?:ui|feedback|client|charts)\/src)\/(?!ory\/|operations\/)(?![^)\s]*\.server\.ts\))[^)\s]*\)/;
/** The tests in `e2e/` see the site as it is built, in a browser. */
const testOnBuiltSite = /\]\(\.\.\/e2e\/[^)\s]+\.spec\.ts\) “/;
/** What a requirement says for which there is no page on which a browser could do it. */
const onNoPage = '(on no page';

type Row = { line: number; cells: string[] };

/** The rows below the heads of a document's tables, with the lines they stand in. */
function rowsOf(markdown: string): Row[] {
  const lines = markdown.split('\n');
  return lines.flatMap((line, index) => {
    const isHead = isRule(lines[index + 1] ?? '');
    if (!line.startsWith('|') || isHead || isRule(line)) return [];
    return [{ line: index + 1, cells: cellsOf(line) }];
  });
}

function isRule(line: string): boolean {
  return /^\|[\s|:-]+\|$/.test(line);
}

function cellsOf(line: string): string[] {
  const inside = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inside.split(/(?<!\\)\|/).map((cell) => cell.trim());
}

/** Rows that do not name the requirement, its file and its test; of what browsers do, a test of the built site. */
export function incompleteRows(file: string, markdown: string): string[] {
  const rows = rowsOf(markdown);
  if (rows.length === 0) return [`${file}: has no rows`];
  return rows.flatMap(({ line, cells }) => {
    const [requirement = '', place = '', test = ''] = cells;
    const say = (what: string) => `${file}:${line}: ${what}`;
    if (cells.length !== columns) return [say(`has ${cells.length} cells in place of ${columns}`)];
    if (requirement === '') return [say('says no requirement')];
    return [
      ...(link.test(place) ? [] : [say('names no file where it lives')]),
      ...(namedTest.test(test) ? [] : [say('names no test that shows it')]),
      ...(runsInBrowsers.test(place) && !testOnBuiltSite.test(test) && !requirement.includes(onNoPage)
        ? [say('lives in browsers, but names no test of the built site in e2e/')]
        : []),
    ];
  });
}

if (import.meta.main) {
  const read = (file: string) => {
    const whole = path.join(root, file);
    return existsSync(whole) ? readFileSync(whole, 'utf8') : '';
  };
  const documents = coverageFiles.map((file) => ({ file, markdown: read(file) }));
  const problems = documents.flatMap(({ file, markdown }) => [
    ...incompleteRows(file, markdown),
    ...brokenLinks(file, markdown, (target) => existsSync(path.join(root, target))),
    ...missingTests(file, markdown, read),
  ]);
  const rows = documents.flatMap(({ markdown }) => rowsOf(markdown));
  reportProblems(problems, `${rows.length} requirements of the specifications have a place and a test`);
}

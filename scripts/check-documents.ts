import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reportProblems } from './report-problems.ts';
import { root } from './run-command.mjs';
import { trackedFiles } from './tracked-files.ts';

const settingsFile = 'apps/server/src/settings.ts';

/** Links of a Markdown document that lead to files which are not there. */
export function brokenLinks(file: string, markdown: string, exists: (file: string) => boolean): string[] {
  const links = [...markdown.matchAll(/\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g)].map(([, link]) => link ?? '');
  return links
    .filter((link) => !/^([a-z][a-z0-9+.-]*:|#|\/)/i.test(link))
    .map((link) => path.join(path.dirname(file), decodeURIComponent(link.split('#')[0] ?? '')))
    .filter((target) => !exists(target))
    .map((target) => `${file}: links to ${target}, which is not there`);
}

/** `npm run x` and `npm x` in a document, where the project has no such script. */
export function unknownScripts(file: string, markdown: string, scripts: ReadonlySet<string>): string[] {
  const asked = [...markdown.matchAll(/\bnpm (?:run ([a-z][a-z:-]*)|(start|test))\b/g)];
  return asked
    .map(([, run, short]) => run ?? short ?? '')
    .filter((script) => !scripts.has(script))
    .map((script) => `${file}: names the script '${script}', which package.json does not have`);
}

/** Tests that a document names behind a link to their file, as [totp](../totp.test.ts) “takes each code once”. */
export function missingTests(file: string, markdown: string, read: (file: string) => string): string[] {
  const named = markdown.matchAll(/\]\(([^)\s]+\.(?:test|spec)\.tsx?)\) “([^”]+)”/g);
  return [...named]
    .map(([, link = '', name = '']) => ({ name, source: path.join(path.dirname(file), link) }))
    .filter(({ name, source }) => !read(source).includes(name))
    .map(({ name, source }) => `${file}: names the test “${name}”, which ${source} does not have`);
}

/** Settings that a table of the document must name, and does not. */
export function missingSettings(file: string, markdown: string, settings: readonly string[]): string[] {
  return settings
    .filter((setting) => !markdown.includes(`\`${setting}\``))
    .map((setting) => `${file}: does not explain the setting ${setting}`);
}

function text(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function serviceProblems(): string[] {
  const services = globSync('services/*', { cwd: root });
  return services
    .filter((folder) => !existsSync(path.join(root, folder, 'README.md')))
    .map((folder) => `${folder}: has no README.md`);
}

if (import.meta.main) {
  const scripts = new Set(Object.keys(JSON.parse(text('package.json')).scripts));
  const documents = trackedFiles().filter((file) => file.endsWith('.md'));
  const exists = (file: string) => existsSync(path.join(root, file));
  const settings = [...text(settingsFile).matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name ?? '');
  const problems = documents.flatMap((file) => [
    ...brokenLinks(file, text(file), exists),
    ...unknownScripts(file, text(file), scripts),
    ...missingTests(file, text(file), (source) => (exists(source) ? text(source) : '')),
  ]);
  if (!exists('README.md')) problems.push('README.md: is not there');
  else problems.push(...missingSettings('README.md', text('README.md'), [...new Set(settings)]));
  problems.push(...serviceProblems());
  reportProblems(problems, `${documents.length} documents agree with the project`);
}

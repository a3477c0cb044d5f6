import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import consoleRoutes from '../../apps/console/app/routes.ts';
import portalRoutes from '../../apps/portal/app/routes.ts';
import { closureOf } from '../count-closures.ts';
import { root } from '../run-command.mjs';
import { sites } from '../sites.mjs';
import { foldersBelow } from '../workspace-graph.mjs';

type Entry = (typeof portalRoutes)[number];

/** The address of a page, and the module that shows it. */
type Page = { address: string; module: string };

/** What belongs to all pages of a site, whatever they import, or to how all of them are tested. */
const frames =
  /^(?:apps\/(?:portal|console)\/(?:app\/(?:root|entry\.\w+|routes)\.tsx?|server\/|vite\.config)|e2e\/playwright\.config)/;

/**
 * The pages that changed files are a part of, as patterns for the strings of tests; `all` where a file is a part of
 * every page, such as a component of `packages/ui`.
 */
export function pagesOf(files: readonly string[]): RegExp[] | 'all' {
  if (files.some((file) => frames.test(file) || isSharedByAll(file))) return 'all';
  const changed = files.filter((file) => /^apps\/(?:portal|console)\/app\//.test(file));
  if (changed.length === 0) return [];
  const pages = [
    ...listPages('apps/portal/app', portalRoutes),
    ...listPages('apps/console/app', consoleRoutes),
  ];
  return pages.filter(({ module }) => isPartOf(module, changed)).map(({ address }) => patternOf(address));
}

/** Packages that the sites stand on, unless they are the server's as well: those have tests of their own. */
function isSharedByAll(file: string): boolean {
  return sharedFolders.some((folder) => file.startsWith(`${folder}/`)) && !/\.test\.tsx?$/.test(file);
}

const sharedFolders = sites
  .flatMap((site) => foldersBelow(`@gazetteer/${site}`))
  .filter((folder) => /^packages\/(?:ui|site|site-server|charts|feedback|tabular)$/.test(folder));

function listPages(folder: string, entries: readonly Entry[], parent = ''): Page[] {
  return entries.flatMap(({ path: part = '', file, children = [] }) => {
    const address = part === '' ? parent : `${parent}/${part}`;
    return [
      { address: address || '/', module: `${folder}/${file}` },
      ...listPages(folder, children, address),
    ];
  });
}

function isPartOf(module: string, changed: readonly string[]): boolean {
  const closure = closureOf([module]);
  return changed.some((file) => closure.has(file) || stylesOf(closure).has(file));
}

/** The style sheets and data that modules import; `closureOf` follows sources alone. */
function stylesOf(modules: ReadonlySet<string>): Set<string> {
  const styles = [...modules].flatMap((module) => {
    const source = existsSync(path.join(root, module)) ? readFileSync(path.join(root, module), 'utf8') : '';
    return [...source.matchAll(/'(\.[^']+\.(?:css|json|svg))(?:\?\w+)?'/g)].map(([, target = '']) =>
      path.posix.join(path.posix.dirname(module), target),
    );
  });
  return new Set(styles);
}

/** `/p/:dataset` fits `/p/x`, `/p/x?tab=api` and `/p/${name}`, but not `/p/x/ask`. */
function patternOf(address: string): RegExp {
  const parts = address
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      if (part === '*') return '.+';
      return part.startsWith(':') ? '[^/?#]+' : part.replaceAll(/[.+]/g, String.raw`\$&`);
    });
  return new RegExp(`^/${parts.join('/')}/?(?:[?#].*)?$`);
}

// @ts-check
import { foldersBelow } from './workspace-graph.mjs';

/** The sites that the server serves, each by the name of its folder in `apps/`. */
export const sites = /** @type {const} */ (['console', 'portal']);

/**
 * Lists the folders of what runs in the server itself: pages, and what they share, are Vite's to watch and to build.
 * @returns {string[]} folders from the root, in order
 */
export function foldersOfServer() {
  const pages = [...sites.map((site) => `@gazetteer/${site}`), '@gazetteer/site'];
  return foldersBelow('@gazetteer/server', pages);
}

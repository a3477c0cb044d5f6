import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-command.mjs';

const made = /(^|\/)(node_modules|build|\.react-router)(\/|$)|\.test\.tsx?$/;

/**
 * Hashes source files by name and content; what is made from them, and their tests, do not count.
 * @param patterns as `globSync` takes them, from the root of the checkout
 * @returns SHA-256 in hexadecimal
 */
export function hashSources(patterns: string[]): string {
  const hash = createHash('sha256');
  const entries = globSync(patterns, {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => made.test(entry.name),
  });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.sort()) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

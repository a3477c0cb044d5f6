import { expect, it } from 'vitest';
import { type LockFile, platformProblems } from './check-platforms.ts';

const engine = {
  optionalDependencies: {
    'engine-linux-x64': '1.0.0',
    'engine-darwin-arm64': '1.0.0',
    'engine-win32-x64': '1.0.0',
  },
};
const lockOf = (...names: string[]): LockFile => ({
  packages: {
    'node_modules/engine': engine,
    ...Object.fromEntries(names.map((name) => [`node_modules/${name}`, {}])),
  },
});

it('compiled packages of every promised machine must be in the lock file', () => {
  expect(platformProblems(lockOf('engine-linux-x64', 'engine-darwin-arm64'))).toEqual([]);
  expect(platformProblems(lockOf('engine-linux-x64'))).toEqual([
    'node_modules/engine: engine-darwin-arm64 1.0.0 is not in package-lock.json',
  ]);
});

it('a package inside another package counts as well', () => {
  expect(platformProblems(lockOf('engine-linux-x64', 'other/node_modules/engine-darwin-arm64'))).toEqual([]);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Versions } from './feature-support.ts';
import { missingInScripts } from './script-features.ts';

const oldest: Versions = { chrome: '123', firefox: '127', safari: '17.5' };

/** What is found in a project of this one file. */
function missingIn(source: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'gazetteer-scripts-'));
  try {
    const config = path.join(folder, 'tsconfig.json');
    const compilerOptions = {
      target: 'ESNext',
      lib: ['ESNext', 'DOM', 'DOM.Iterable'],
      jsx: 'preserve',
      types: [],
    };
    writeFileSync(config, JSON.stringify({ compilerOptions, include: ['*.tsx'] }));
    writeFileSync(path.join(folder, 'page.tsx'), source);
    const isPage = (file: string) => file.endsWith('/page.tsx');
    return missingInScripts(config, isPage, oldest).map(({ feature, line }) => `${line} ${feature.path}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('functions that the oldest version lacks are found by the type they belong to', () => {
  const source = `
const names = new Map([[1, 'a']]).values().filter(Boolean);
const others = ['a'].filter(Boolean);
const url = URL.parse('/', 'http://localhost');
const pattern = RegExp.escape('.');
`;
  expect(missingIn(source)).toEqual([
    '2 javascript.builtins.Iterator.filter',
    '4 api.URL.parse_static',
    '5 javascript.builtins.RegExp.escape',
  ]);
});

test('what is taken out of an object is found like what is called on it', () => {
  const source = 'const { share } = navigator;\nconst { parse: read } = JSON;\nvoid share; void read;\n';
  expect(missingIn(source)).toEqual(['1 api.Navigator.share']);
});

test('elements and attributes are found in JSX, but not those of components', () => {
  const source = `
declare const Fold: (props: { name: string }) => null;
export const page = <details name="one"><Fold name="two" /></details>;
`;
  expect(missingIn(source)).toEqual(['3 html.elements.details.name']);
});

test('a function of our own is no other one by the same name, and types are not code', () => {
  const source = `
const tool = { escape: (text: string) => text, parse: (text: string) => text };
tool.escape(tool.parse(''));
export type Changes = { entry: NavigationHistoryEntry };
`;
  expect(missingIn(source)).toEqual([]);
});

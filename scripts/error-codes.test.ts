import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chartFaults } from '../packages/charts/src/values/chart-faults.ts';
import { errorCodes, type ErrorCodeEntry } from '../packages/kernel/src/error-codes.ts';
import { contentErrorCodes } from '../services/content/src/model/content-error.ts';
import { refusalWords } from '../services/datastore/src/import/files/import-refusal.ts';
import { root } from './run-command.mjs';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The cells of the tables below a heading of the page. */
function rowsBelow(heading: string): string[][] {
  const [, section = ''] = read('docs/errors.md').split(`## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^\| `.*$/gm)].map(([line]) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

const rowsOf = (codes: Record<string, ErrorCodeEntry>) =>
  Object.entries(codes).map(([code, { status, meaning }]) => [
    `\`${code}\``,
    String(status ?? '4xx'),
    meaning,
  ]);

test('the page of errors lists every code there is, and no other', () => {
  expect(rowsBelow('Our own interfaces')).toEqual(rowsOf(errorCodes));
  expect(rowsBelow('Content')).toEqual(rowsOf(contentErrorCodes));
  const faults = Object.entries(chartFaults).map(([code, meaning]) => [`\`${code}\``, meaning]);
  expect(rowsBelow('Charts')).toEqual(faults);
  const codes = Object.keys(refusalWords).map((code) => `\`${code}\``);
  expect(rowsBelow('Imports').map(([code]) => code)).toEqual(codes);
});

test('a code is thrown with the status of its register, wherever it is thrown', () => {
  const sources = globSync('{apps,packages,services}/*/src/**/*.ts', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const thrown = sources.flatMap((file) =>
    [...read(file).matchAll(/new ApplicationError\(\s*'(\w+)',\s*(\d+)/g)].map(([, code = '', status]) => ({
      file,
      code,
      status: Number(status),
    })),
  );
  const registered: Record<string, ErrorCodeEntry> = errorCodes;
  expect(thrown.length).toBeGreaterThan(25);
  expect(thrown.filter(({ code, status }) => registered[code]?.status !== status)).toEqual([]);
});

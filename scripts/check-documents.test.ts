import { describe, expect, it } from 'vitest';
import { brokenLinks, missingSettings, missingTests, unknownScripts } from './check-documents.ts';

describe('the documents check', () => {
  it('finds links to files that are not there', () => {
    const markdown = '[a](docs/a.md#part) [b](../b.md) [c](https://example.org) [d](#here) ![e](e.png "E")';
    const exists = (file: string) => file === 'guide/docs/a.md';
    expect(brokenLinks('guide/README.md', markdown, exists)).toEqual([
      'guide/README.md: links to b.md, which is not there',
      'guide/README.md: links to guide/e.png, which is not there',
    ]);
  });

  it('finds commands that do not exist', () => {
    const markdown = '`npm start`, `npm run check`, `npm run chekc`, `npm ci`';
    expect(unknownScripts('README.md', markdown, new Set(['start', 'check']))).toEqual([
      "README.md: names the script 'chekc', which package.json does not have",
    ]);
  });

  it('finds settings that nobody explained', () => {
    expect(missingSettings('README.md', '`PORT` is the port', ['PORT', 'HOST'])).toEqual([
      'README.md: does not explain the setting HOST',
    ]);
  });

  it('finds tests that a document names and nobody has written', () => {
    const markdown = '[totp](../src/totp.test.ts) “is asked for”, [totp](../src/totp.test.ts) “is forgotten”';
    const read = (file: string) =>
      file === 'src/totp.test.ts' ? "it('is asked for at the second step')" : '';
    expect(missingTests('docs/a.md', markdown, read)).toEqual([
      'docs/a.md: names the test “is forgotten”, which src/totp.test.ts does not have',
    ]);
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { closureOf } from '../count-closures.ts';
import { root } from '../run-command.mjs';
import { trackedFiles } from '../tracked-files.ts';
import { type ChangedLines, filesChangedSince, linesChangedSince } from './changed-since.ts';
import { namesFile } from './named-files.ts';
import { quotesChange, type TextChange } from './quoted-texts.ts';
import { type Literals, readLiterals } from './text-literals.ts';
import { pagesOf } from './visited-pages.ts';

const unitTest = /^(?:apps|packages|services|scripts)\/.*\.test\.tsx?$/;
const browserTest = /^e2e\/(?!real-data\/).*\.spec\.ts$/;
/** What may hold a text that people or programs read. */
const hasTexts = /^(?:apps|packages|services)\/.*\.(?:tsx?|js|json|md|graphql)$/;
const isTest = /(?:\.test\.tsx?|-testing\.tsx?)$/;

/** The tests beyond those that import a changed file: they read what was changed as data. */
export type DataReaders = {
  /** Unit tests, which are added to what Vitest finds by imports. */
  unit: string[];
  browser: string[];
};

/** Finds the tests that read as data what has changed since a commit. */
export function changedReaders(base: string): DataReaders {
  const files = filesChangedSince(base);
  const withTexts = files.filter((file) => hasTexts.test(file) && !isTest.test(file));
  return dataReaders(files, textChange(withTexts.map((file) => linesChangedSince(base, file))));
}

/**
 * Finds the tests that a change can break although they import nothing of it: those that name a changed file, quote a
 * text that was taken away, or (in a browser) visit a page that is made of a changed file.
 * @param files the changed files, from the root
 */
export function dataReaders(files: readonly string[], change: TextChange): DataReaders {
  const tracked = trackedFiles();
  const readsData = (file: string, literals: Literals) =>
    namesFile(file, literals.texts, files) || quotesChange(literals, change);
  const pages = pagesOf(files);
  const visits = ({ texts }: Literals) =>
    pages === 'all' || texts.some((text) => pages.some((page) => page.test(text)));
  const isBrowserTest = (file: string) => {
    const sources = [...closureOf([file])].filter((one) => one.startsWith('e2e/'));
    return sources.some((source) => {
      const literals = literalsOf(source);
      return files.includes(source) || readsData(source, literals) || visits(literals);
    });
  };
  return {
    unit: tracked.filter((file) => unitTest.test(file) && readsData(file, literalsOf(file))),
    browser: tracked.filter((file) => browserTest.test(file) && isBrowserTest(file)),
  };
}

/** The texts in the lines that a change took away, and in those that it put in. */
export function textChange(changes: readonly ChangedLines[]): TextChange {
  const textsOf = (lines: readonly string[]) => readLiterals(lines.join('\n')).texts;
  return {
    before: changes.flatMap(({ removed }) => textsOf(removed)),
    after: changes.flatMap(({ added }) => textsOf(added)),
  };
}

const known = new Map<string, Literals>();

function literalsOf(file: string): Literals {
  const literals = known.get(file) ?? readLiterals(readFileSync(path.join(root, file), 'utf8'));
  known.set(file, literals);
  return literals;
}

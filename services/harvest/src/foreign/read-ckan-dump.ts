import { createReadStream, statSync } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { LeftOut, type PackageOptions, readCkanPackage } from './ckan-package.ts';
import type { HarvestSource, SourceOptions } from './harvest-source.ts';
import { isDictionary, text } from './read-values.ts';

/**
 * A dump of a CKAN catalogue as JSON Lines, one package a line, also gzipped; read line by line, however large. Bad
 * lines are reported by their number.
 */
export function ckanLines(file: string, { location, version, findLicense }: SourceOptions): HarvestSource {
  return {
    location,
    version,
    total: () => statSync(file).size,
    async *read(cursor) {
      const skip = Number(cursor ?? 0);
      const bytes = createReadStream(file);
      let number = 0;
      for await (const line of linesOf(
        file.endsWith('.gz') ? pipeline(bytes, createGunzip(), () => {}) : bytes,
      )) {
        number += 1;
        if (number <= skip || line.trim() === '') continue;
        const place = { place: `line ${number}`, cursor: String(number), done: bytes.bytesRead };
        yield { ...readEntry(() => JSON.parse(line), { findLicense }), ...place };
      }
    },
  };
}

/** A dump of a CKAN catalogue that is one list of packages, already read. */
export function ckanList(
  packages: readonly unknown[],
  { location, version, findLicense }: SourceOptions,
): HarvestSource {
  return {
    location,
    version,
    total: () => packages.length,
    async *read(cursor) {
      for (let at = Number(cursor ?? 0); at < packages.length; at++) {
        const place = { place: `entry ${at + 1}`, cursor: String(at + 1), done: at + 1 };
        yield { ...readEntry(() => packages[at], { findLicense }), ...place };
      }
    },
  };
}

/** The list of packages in a JSON document: itself, `results`, or the answer of `package_search`. */
export function packagesIn(document: unknown): unknown[] | undefined {
  const inner = isDictionary(document) ? (document.result ?? document) : document;
  const list = isDictionary(inner) ? (inner.results ?? inner.packages) : inner;
  if (!Array.isArray(list)) return undefined;
  return list.some(isPackage) ? list : undefined;
}

/** Whether something looks like what CKAN's `package_show` gives. */
function isPackage(value: unknown): boolean {
  return isDictionary(value) && text(value.name) !== '' && Array.isArray(value.resources);
}

/** What one entry of a CKAN catalogue is to us. */
export function readEntry(parse: () => unknown, options: PackageOptions): Entry {
  let given: unknown;
  try {
    given = parse();
    return { dataset: readCkanPackage(given, options) };
  } catch (error) {
    if (error instanceof LeftOut) return { left: error.message };
    const foreignId = isDictionary(given) ? text(given.id) : '';
    return { problem: problemOf(error), ...(foreignId ? { foreignId } : {}) };
  }
}

type Entry =
  | { dataset: ReturnType<typeof readCkanPackage> }
  | { left: string }
  | { problem: string; foreignId?: string };

function problemOf(error: unknown): string {
  if (error instanceof SyntaxError) return `no JSON: ${error.message}`;
  return error instanceof Error ? error.message : String(error);
}

/** Lines of UTF-8, without the mark of byte order at their start. */
async function* linesOf(stream: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n/);
    rest = parts.pop() ?? '';
    yield* parts;
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}

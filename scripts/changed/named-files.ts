import path from 'node:path';

/** A name without any of these is a word and no file; a folder of few letters would be every test's. */
const looksLikePath = /[/.*]/;
const SHORTEST_FOLDER = 8;

/**
 * Whether a test names one of the files, and so may read it as data: by a path from its own folder or from the root of
 * the checkout, by a folder above the file, or by a pattern (`docs/*.md`).
 * @param test path of the test's file from the root
 * @param texts the strings in it
 */
export function namesFile(test: string, texts: readonly string[], files: readonly string[]): boolean {
  const folder = path.posix.dirname(test);
  const named = texts
    .filter((text) => looksLikePath.test(text) && /\w{2}/.test(text) && !/\s/.test(text))
    .flatMap((text) => [path.posix.normalize(text), path.posix.join(folder, text)])
    .filter((name) => !name.startsWith('.') && !name.startsWith('/'));
  return named.some((name) => files.some((file) => isNamed(file, name)));
}

function isNamed(file: string, name: string): boolean {
  if (name.includes('*')) return namesFolder(name) && path.matchesGlob(file, name);
  if (file === name) return true;
  const folder = name.replace(/\/$/, '');
  return folder.includes('/') && folder.length >= SHORTEST_FOLDER && file.startsWith(`${folder}/`);
}

/** Patterns such as `*` and `**` mean other things than files. */
function namesFolder(pattern: string): boolean {
  return pattern.split('/').some((part) => /^[\w.-]{3,}$/.test(part));
}

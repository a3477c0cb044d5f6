import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

type Chunk = { fileName: string; facadeModuleId: string | null; imports: string[]; moduleIds: string[] };
type Part = { module: string; imports: string[] };

/**
 * Writes beside the files for browsers, as `parts.json`, in which file each part is that pages load when they need it,
 * so that it can be weighed: names of files say nothing.
 * @param base what the addresses of the site begin with
 * @param root the folder that the names of parts begin in
 */
export function listParts(base: string, root: string): Plugin {
  return {
    name: 'list-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '.' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const isLate = (id: string) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
      await writeFile(path.join(dir, '../parts.json'), JSON.stringify(partsOf(chunks, isLate, base, root)));
    },
  };
}

/** The file of each module that is loaded late, with those that it loads at once. */
export function partsOf(
  chunks: readonly Chunk[],
  isLate: (module: string) => boolean,
  base: string,
  root: string,
): Record<string, Part> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const address = (file: string) => `${base}${file}`;
  const parts = chunks.flatMap((chunk) =>
    chunk.moduleIds.filter(isLate).map((id): [string, Part] => {
      // A part in a file with others is loaded by a small file of its own.
      const { fileName } = chunks.find(({ facadeModuleId }) => facadeModuleId === id) ?? chunk;
      const [, ...imports] = [...reachedFrom(fileName, byFile)];
      return [path.relative(root, id), { module: address(fileName), imports: imports.map(address) }];
    }),
  );
  return Object.fromEntries(parts);
}

/** A file and all it imports, each once. */
function reachedFrom(start: string, byFile: ReadonlyMap<string, Chunk>): Set<string> {
  const reached = new Set([start]);
  // A set that grows is gone through to its new end.
  for (const file of reached) for (const next of byFile.get(file)?.imports ?? []) reached.add(next);
  return reached;
}

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/**
 * Turns the pages of a table until it has its row index, which is made once somebody does.
 * @param page the address of its pages, but for the offset
 * @param others how many tables have theirs already
 * @returns the bytes of all of them
 */
export async function rowIndexMade(folder: string, page: string, others = 0): Promise<number> {
  const indexes = join(folder, 'row-indexes');
  for (let turn = 0; ; turn += 1) {
    const answer = await fetch(`${page}offset=${turn}`);
    if (!answer.ok) throw new Error(`${page} answered ${answer.status}`);
    await answer.arrayBuffer();
    const made = (await readdir(indexes).catch(() => [])).filter((name) => name.endsWith('.rows'));
    if (made.length > others) {
      const sizes = await Promise.all(made.map(async (name) => (await stat(join(indexes, name))).size));
      return sizes.reduce((all, one) => all + one);
    }
    await setTimeout(250);
  }
}

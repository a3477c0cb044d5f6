import { describe, expect, it } from 'vitest';
import type { Portal } from '../portal.ts';
import { filterClauses } from './catalogue-filters.ts';

/** A catalogue whose datasets have these tags: facets list the first thousand, as far as a list goes. */
function catalogueOf(tags: readonly string[]): Pick<Portal, 'action' | 'listedOnly'> {
  const items = tags.slice(0, 1000).map((tag) => ({ name: tag, display_name: tag, count: 1 }));
  const search = async (_name: string, { fq_list = [] }: { fq_list?: string[] }) => ({
    count: fq_list.every((clause) => tags.some((tag) => clause === `tags:"${tag}"`)) ? 1 : 0,
    search_facets: { tags: { items } },
  });
  return { action: search as unknown as Portal['action'], listedOnly: [] };
}

const tags = Array.from({ length: 1200 }, (_, index) => `tag-${index}`);

describe('a condition of a search for assistants', () => {
  it('takes a value that is too rare to be listed, by its name', async () => {
    expect(await filterClauses(catalogueOf(tags), { tag: ' tag-1100 ' })).toEqual(['tags:"tag-1100"']);
  });

  it('takes a listed value however it is written', async () => {
    expect(await filterClauses(catalogueOf(tags), { tag: 'TAG-7' })).toEqual(['tags:"tag-7"']);
  });

  it('refuses a value that no dataset has, in a large catalogue as in a small one', async () => {
    await expect(filterClauses(catalogueOf(tags), { tag: 'tag-x' })).rejects.toThrow(
      'There is no tag "tag-x"',
    );
    await expect(filterClauses(catalogueOf(['rain']), { tag: 'rainn' })).rejects.toThrow('Nearest: "rain"');
  });
});

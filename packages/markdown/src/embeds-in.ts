import { visitParents } from 'unist-util-visit-parents';
import type { FoundEmbeds } from './embeds.ts';
import { embedOf, linesOf } from './embed-lines.ts';
import { parseMarkdown } from './parse-markdown.ts';

/**
 * What a text shows besides itself, so that it can be looked up before the text is rendered.
 * @param publicUrl where visitors find this site, for links that are written in full
 */
export function embedsIn(markdown: string, publicUrl?: string): FoundEmbeds {
  const found = { chart: new Set<string>(), dataset: new Set<string>(), media: new Set<string>() };
  const tree = parseMarkdown(markdown);
  visitParents(tree, 'element', (node, ancestors) => {
    if (node.tagName === 'img') {
      const address = embedOf(node, publicUrl);
      if (address) found.media.add(address.id);
    }
    // Links inside a list or a quote stay links.
    if (node.tagName !== 'p' || ancestors.at(-1)?.type !== 'root') return;
    for (const { embed } of linesOf(node, publicUrl))
      if (embed) found[embed.address.kind].add(embed.address.id);
  });
  return { charts: [...found.chart], datasets: [...found.dataset], media: [...found.media] };
}

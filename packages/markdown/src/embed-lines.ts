import type { Element, ElementContent } from 'hast';
import { type EmbedAddress, readEmbedAddress } from './embed-address.ts';

/** A line of a paragraph, and what it embeds: a chart, a dataset or a picture that stands alone on it. */
export type Line = {
  content: ElementContent[];
  embed: { address: EmbedAddress; node: Element } | undefined;
};

/** Splits a paragraph into its lines, without the breaks between them. */
export function linesOf(paragraph: Element, publicUrl: string | undefined): Line[] {
  const lines: ElementContent[][] = [[]];
  for (const child of paragraph.children) {
    const parts: ElementContent[] =
      child.type === 'text' ? child.value.split('\n').map((value) => ({ type: 'text', value })) : [child];
    for (const [at, part] of parts.entries()) {
      if (at > 0) lines.push([]);
      lines.at(-1)?.push(part);
    }
  }
  return lines.map((content) => ({ content, embed: embedAlone(content, publicUrl) }));
}

/** What a link or an image embeds. */
export function embedOf(node: Element, publicUrl: string | undefined): EmbedAddress | undefined {
  const isImage = node.tagName === 'img';
  const address = isImage ? node.properties['src'] : node.properties['href'];
  const found = typeof address === 'string' ? readEmbedAddress(address, publicUrl) : undefined;
  // A link to a picture stays a link, and an image that points to a page is not an embed.
  return found && (found.kind === 'media') === isImage ? found : undefined;
}

function embedAlone(line: readonly ElementContent[], publicUrl: string | undefined): Line['embed'] {
  const [part, ...others] = line.filter((one) => !isBlank(one));
  if (!part || others.length > 0) return undefined;
  const node = part.type === 'text' ? linkTo(part.value.trim()) : part;
  if (node.type !== 'element') return undefined;
  const address = embedOf(node, publicUrl);
  return address ? { address, node } : undefined;
}

/** A bare address without a host. Unlike full addresses, Markdown reads it as a word. */
function linkTo(address: string): Element {
  return {
    type: 'element',
    tagName: 'a',
    properties: { href: address },
    children: [{ type: 'text', value: address }],
  };
}

function isBlank(part: ElementContent): boolean {
  return part.type === 'text' ? part.value.trim() === '' : part.type === 'element' && part.tagName === 'br';
}

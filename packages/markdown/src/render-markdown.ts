import type { Element, ElementContent, Root, RootContent } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visitParents } from 'unist-util-visit-parents';
import { drawEmbed, drawImage } from './draw-embeds.ts';
import { linesOf } from './embed-lines.ts';
import type { Embeds, Picture } from './embeds.ts';
import { hastenFirstPicture } from './hasten-picture.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { sanitizeSchema } from './sanitize-schema.ts';

export type MarkdownOptions = {
  /** The level of the text's highest heading; no level below is left out. */
  highest: 2 | 3;
  /** What was found of the result of `embedsIn`. Without it links stay links, and pictures become links. */
  embeds?: Embeds;
  /** Pictures of this site that belong to the text, by the addresses that it gives them. */
  pictures?: ReadonlyMap<string, Picture>;
  /** The text stands below another one, so that none of its pictures is in sight at first. */
  isContinued?: boolean;
  /** The language of the words around embeds; English by default. */
  language?: 'en' | 'fr';
  /** Where visitors find this site, for links that are written in full. */
  publicUrl?: string;
};

/**
 * Makes HTML of a Markdown text that is safe to show whatever the text is: raw HTML comes out as text, links other than
 * http, https, mailto and those within the site lose their address, and images of other sites become links. A link
 * to a chart or a dataset that stands alone on its line becomes what it leads to.
 */
export function renderMarkdown(markdown: string, options: MarkdownOptions): string {
  const tree = parseMarkdown(markdown);
  levelHeadings(tree, options.highest);
  if (options.embeds) tree.children = tree.children.flatMap((node) => placeEmbeds(node, options));
  drawImages(tree, options);
  if (!options.isContinued) hastenFirstPicture(tree);
  return toHtml(sanitize(tree, sanitizeSchema));
}

/** The highest heading becomes one of level `highest`, to stand below those of the page; no level is left out. */
function levelHeadings(tree: Root, highest: number): void {
  const headings: Element[] = [];
  visitParents(tree, 'element', (node) => {
    if (/^h[1-6]$/.test(node.tagName)) headings.push(node);
  });
  const levels = [...new Set(headings.map(({ tagName }) => tagName))].sort();
  for (const heading of headings) {
    heading.tagName = `h${Math.min(6, highest + levels.indexOf(heading.tagName))}`;
  }
}

/**
 * Splits a paragraph with embeds between its lines into several elements, because an embed cannot be inside a
 * paragraph.
 */
function placeEmbeds(
  node: RootContent,
  { embeds, language = 'en', publicUrl }: MarkdownOptions,
): RootContent[] {
  if (node.type !== 'element' || node.tagName !== 'p' || !embeds) return [node];
  const lines = linesOf(node, publicUrl);
  if (lines.every(({ embed }) => !embed)) return [node];
  const parts: Element[] = [];
  let text: ElementContent[] = [];
  const endText = () => {
    if (text.some((part) => part.type !== 'text' || part.value.trim() !== '')) {
      parts.push({ ...node, children: text });
    }
    text = [];
  };
  for (const { content, embed } of lines) {
    if (embed) {
      endText();
      parts.push(drawEmbed(embed, embeds, language));
    } else {
      if (text.length > 0) text.push({ type: 'text', value: '\n' });
      text.push(...content);
    }
  }
  endText();
  return parts;
}

/** Replaces images within a text, or in a text whose embeds were not looked up. */
function drawImages(tree: Root, { embeds, pictures, language = 'en', publicUrl }: MarkdownOptions): void {
  visitParents(tree, 'element', (node, ancestors) => {
    // A picture that was drawn before already contains its own image.
    if (node.tagName === 'picture') return SKIP;
    if (node.tagName !== 'img') return undefined;
    const isLinked = ancestors.some((one) => one.type === 'element' && one.tagName === 'a');
    const parent = ancestors.at(-1);
    const index = parent?.children.indexOf(node) ?? -1;
    parent?.children.splice(index, 1, drawImage(node, { embeds, pictures, language, publicUrl, isLinked }));
    return [SKIP, index + 1] as const;
  });
}

import type { ElementContent, Root } from 'hast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { type Handlers, toHast } from 'mdast-util-to-hast';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { isTangled } from './is-tangled.ts';

const syntax = {
  extensions: [gfmTable(), gfmStrikethrough({ singleTilde: false }), gfmAutolinkLiteral()],
  mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown(), gfmAutolinkLiteralFromMarkdown()],
};

const handlers: Handlers = {
  // HTML that somebody wrote is shown as text and never becomes HTML.
  html: (_state, { value }: { value: string }, parent: { type: string } | undefined) =>
    ['root', 'blockquote', 'listItem'].includes(parent?.type ?? 'root') ? paragraph(value) : text(value),
};

/**
 * Reads a Markdown text (CommonMark with tables, bare addresses and strikethrough) as a tree of HTML. What it links
 * to is not checked yet. A text that would take too long is read as plain paragraphs.
 */
export function parseMarkdown(markdown: string): Root {
  if (isTangled(markdown)) return { type: 'root', children: markdown.split(/\n\s*\n/).map(paragraph) };
  const tree = toHast(fromMarkdown(markdown, syntax), { handlers });
  return tree.type === 'root' ? tree : { type: 'root', children: [] };
}

function paragraph(value: string): ElementContent {
  return { type: 'element', tagName: 'p', properties: {}, children: [text(value)] };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}

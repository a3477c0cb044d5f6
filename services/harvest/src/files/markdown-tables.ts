import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toString as plainText } from 'mdast-util-to-string';
import { gfmTable } from 'micromark-extension-gfm-table';

/** A table of a Markdown document: the headings it stands under, and a record of plain text for each row. */
export type MarkdownTable = {
  heading: string;
  columns: string[];
  rows: Record<string, string>[];
};

/** Reads the tables of a Markdown document, cells as plain text. */
export function readMarkdownTables(markdown: string): MarkdownTable[] {
  const document = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const tables: MarkdownTable[] = [];
  let heading = '';
  for (const node of document.children) {
    if (node.type === 'heading') heading = plainText(node);
    if (node.type !== 'table') continue;
    const [head, ...body] = node.children.map((row) => row.children.map((cell) => plainText(cell).trim()));
    const columns = head ?? [];
    const rows = body.map((cells) =>
      Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])),
    );
    tables.push({ heading, columns, rows });
  }
  return tables;
}

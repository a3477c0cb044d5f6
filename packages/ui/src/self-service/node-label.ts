import type { Translate, UiNode } from './flow-ui.ts';

/** What a node is called: by its title, else the label beside it, else the label of the input itself. */
export function nodeLabel(node: UiNode, translate: Translate): string {
  const title = node.type === 'a' ? node.attributes.title : undefined;
  const own = node.type === 'input' ? node.attributes.label : undefined;
  const text = title ?? node.meta.label ?? own;
  if (text) return translate(text, node);
  return node.type === 'input' ? node.attributes.name : '';
}

import type { Element, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { EXIT, visitParents } from 'unist-util-visit-parents';

/** About what stands above the fold of a phone, beside the title of a text. */
const LETTERS_IN_SIGHT = 500;

/**
 * Lets the first picture of a text be fetched with its page where little is written before it. It is likely the
 * largest thing that one sees first, and a lazy picture waits for style sheets and fonts.
 */
export function hastenFirstPicture(text: Root): void {
  let letters = 0;
  for (const block of text.children) {
    const image = pictureIn(block);
    if (image) delete image.properties['loading'];
    letters += textOf(block).length;
    if (image || letters > LETTERS_IN_SIGHT) return;
  }
}

function pictureIn(block: RootContent): Element | undefined {
  let found: Element | undefined;
  visitParents(block, 'element', (element) => {
    if (element.tagName !== 'img') return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

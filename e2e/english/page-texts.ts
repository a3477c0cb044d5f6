/** Elements whose content is no text of a page: code that is copied, and what a reader types. */
const silent = new Set(['code', 'pre', 'template', 'textarea', 'kbd', 'samp']);
/** Elements that HTML never closes. */
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Attributes whose values are shown, or read out. */
const spoken = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'title',
  'placeholder',
  'label',
];
const described = /^(description|og:title|og:description|og:image:alt|twitter:title|twitter:description)$/;
/** What is no HTML, though it may look like it. */
const program = /<(script|style)\b[\s\S]*?<\/\1>/gi;
const token = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;

/** An entry of a list, of which an element says what it leads to. */
const items = new Set(['li', 'article', 'label', 'option', 'tr']);

type Item = { isLeftOut: boolean };
type Open = { name: string; language: string; isSilent: boolean; item: Item };

/**
 * The texts of a page in a language: without those of elements that are marked as written in another (`lang`), and
 * without code. The page is one that a server has written, with every element closed.
 * @param isOfOthers says by the attributes of an element whether the entry of a list that it stands in is left out
 */
export function textsOf(
  html: string,
  language: string,
  isOfOthers: (attributes: string) => boolean = () => false,
): string[] {
  const texts: { text: string; item: Item }[] = [];
  const page: Open = { name: '', language, isSilent: false, item: { isLeftOut: false } };
  const open: Open[] = [page];
  let text = '';
  let end = 0;
  const say = (said: string, element: Open) => {
    const words = decode(said).replace(/\s+/g, ' ').trim();
    const isHere = !element.isSilent && element.language.split('-')[0] === language;
    if (words !== '' && isHere) texts.push({ text: words, item: element.item });
  };
  const current = () => open.at(-1) ?? page;
  const source = html.replaceAll(program, '');
  for (const match of source.matchAll(token)) {
    text += source.slice(end, match.index);
    end = match.index + match[0].length;
    const name = match[2]?.toLowerCase();
    // Texts that stand side by side are told apart by comments; they are one for who reads them.
    if (name === undefined) continue;
    // A part of a word may be marked as what was sought.
    if (name === 'mark') continue;
    say(text, current());
    text = '';
    if (match[1]) {
      const at = open.findLastIndex((element) => element.name === name);
      if (at > 0) open.length = at;
      continue;
    }
    const attributes = match[3] ?? '';
    const parent = current();
    const element: Open = {
      name,
      language: attribute(attributes, 'lang') ?? parent.language,
      isSilent: parent.isSilent || silent.has(name),
      item: items.has(name) ? { isLeftOut: false } : parent.item,
    };
    if (isOfOthers(decode(attributes))) {
      // Outside of every list the element itself is all that is left out.
      if (element.item === page.item) element.item = { isLeftOut: true };
      element.item.isLeftOut = true;
    }
    for (const attributeName of spoken) say(attribute(attributes, attributeName) ?? '', element);
    const property = attribute(attributes, 'name') ?? attribute(attributes, 'property') ?? '';
    if (name === 'meta' && described.test(property)) say(attribute(attributes, 'content') ?? '', element);
    if (!empty.has(name) && !attributes.endsWith('/')) open.push(element);
  }
  return texts.filter(({ item }) => !item.isLeftOut).map((said) => said.text);
}

function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes);
  return found?.[1] ?? found?.[2];
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return named[name] ?? whole;
  });
}

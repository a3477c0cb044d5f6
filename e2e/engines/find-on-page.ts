/** What stands on a page, by the words that people use for it. */
export type Kind = keyof typeof selectors;

/** What a person calls it: its whole name, or the beginning of it where it ends with `…`. */
export type Name = string;

const selectors = {
  button: 'button, summary, [role="button"], [role="menuitem"], [role="tab"], input[type="submit"]',
  link: 'a[href]',
  choice: 'label, input[type="radio"], input[type="checkbox"]',
  field: 'input, textarea, select, [role="textbox"], [role="combobox"]',
  option: '[role="option"]',
  heading: 'h1, h2, h3, h4',
  cell: 'td, th, [role="gridcell"], [role="rowheader"]',
} as const;

/** Where the dialog is that stands over a page. */
export const dialog = '[role="dialog"], dialog';

export function selectorOf(kind: Kind): string {
  return selectors[kind];
}

/**
 * Finds the first element that is in sight and has a name. It runs on the page, and therefore stands alone.
 * @param within a selector of the part of the page to look in
 */
export function findOnPage(selector: string, name: Name | null, within: string | null): Element | null {
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const namesOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
    return [
      element.getAttribute('aria-label'),
      ids.map((id) => plain(document.getElementById(id)?.textContent)).join(' '),
      ...labels.map((label) => label.textContent),
      element.getAttribute('title'),
      element.textContent,
    ].map(plain);
  };
  const fits = (candidate: string) =>
    name?.endsWith('…') ? candidate.startsWith(name.slice(0, -1)) : candidate === name;
  const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const parts = within === null ? [document, ...shadows] : [...document.querySelectorAll(within)];
  const candidates = parts.flatMap((part) => [...part.querySelectorAll(selector)]);
  return (
    candidates.find(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.getBoundingClientRect().width > 0 &&
        (name === null || namesOf(element).some(fits)),
    ) ?? null
  );
}

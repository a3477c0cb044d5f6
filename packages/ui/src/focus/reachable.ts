const candidates = 'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]';

/** Finds what the tab key reaches inside an element, in its order. */
export function reachableIn(area: Element): HTMLElement[] {
  return [...area.querySelectorAll<HTMLElement>(candidates)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [type="hidden"], [inert] *') &&
      !isOtherRadio(element) &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Of radio buttons with one name the tab key reaches only the chosen one. */
function isOtherRadio(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false;
  const group = element.getRootNode() as ParentNode;
  return [...group.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')].some(
    ({ name, form }) => name === element.name && form === element.form,
  );
}

/** Sends the tab key round inside an element: without it browsers let the focus out into their own bars. */
export function keepFocusInside(event: KeyboardEvent): void {
  const area = event.currentTarget;
  if (event.key !== 'Tab' || event.defaultPrevented || !(area instanceof Element)) return;
  const reachable = reachableIn(area);
  const [from, to] = event.shiftKey ? [reachable[0], reachable.at(-1)] : [reachable.at(-1), reachable[0]];
  if (document.activeElement !== from && area.contains(document.activeElement)) return;
  event.preventDefault();
  to?.focus();
}

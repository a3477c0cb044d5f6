/** Finds where a key leads from the item that has the focus: arrows go round, a letter goes to the next such name. */
export function menuTarget(key: string, items: readonly HTMLElement[]): HTMLElement | undefined {
  const now = items.findIndex((item) => item === document.activeElement);
  if (key === 'ArrowDown') return items[(now + 1) % items.length];
  if (key === 'ArrowUp') return items.at(now <= 0 ? -1 : now - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const after = [...items.slice(now + 1), ...items.slice(0, now + 1)];
  return after.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}

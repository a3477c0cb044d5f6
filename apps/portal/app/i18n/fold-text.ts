/** A text without capitals and accents, which nobody types in a hurry: two that differ in these alone are the same. */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/**
 * The '?' of the builder's upper bar, and four steps beside the things they are about. Those carry
 * `data-tutorial="charts"`, `"fields"`, `"shelves"` and `"save"`.
 */
export function Tutorial() {
  return null;
}

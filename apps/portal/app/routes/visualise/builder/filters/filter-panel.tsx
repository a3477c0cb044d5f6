/** Which rows take part. */
export function FilterPanel() {
  return null;
}

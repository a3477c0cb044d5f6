/** Joins another table to the source; shows itself while `dialog` is `add-table`. */
export function AddTableDialog() {
  return null;
}

/** Writes a computed field, `dialogSubject` where one is changed; shows itself while `dialog` is `computed`. */
export function ComputedFieldDialog() {
  return null;
}

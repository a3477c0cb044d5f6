/** Finds the first and last page and those around `page`; undefined marks a gap. */
export function pagesAround(page: number, last: number): (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  const pages = [...new Set(near)].sort((one, other) => one - other);
  return pages.flatMap((number, place) => {
    const gap = number - (pages[place - 1] ?? number - 1);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [undefined, number] : [number];
  });
}

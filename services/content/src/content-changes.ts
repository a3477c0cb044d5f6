/** How often what pages show has been changed in this process: those kept from before are out of date. */
export type ContentChanges = {
  readonly count: number;
  note(): void;
};

export function createContentChanges(): ContentChanges {
  let count = 0;
  return {
    get count() {
      return count;
    },
    note: () => void (count += 1),
  };
}

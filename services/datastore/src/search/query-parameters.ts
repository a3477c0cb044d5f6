/** Collects the values of a statement; each gets its place in the text. A value is never part of the text. */
export type QueryParameters = {
  /** Takes a value and gives back what stands for it: `$1`, `$2`, … */
  add(value: string | number | boolean | null): string;
  readonly values: readonly unknown[];
};

export function createParameters(): QueryParameters {
  const values: unknown[] = [];
  return {
    add: (value) => {
      values.push(value);
      return `$${values.length}`;
    },
    values,
  };
}

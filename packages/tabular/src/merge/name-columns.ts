/** Gives every column of a result a name of its own: a later one with the same name gets a number. */
export function nameColumns(taken: readonly string[], columns: readonly { as: string }[]): void {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  for (const column of columns) {
    const wanted = column.as;
    for (let number = 2; used.has(column.as.toLowerCase()); number++) column.as = `${wanted}_${number}`;
    used.add(column.as.toLowerCase());
  }
}

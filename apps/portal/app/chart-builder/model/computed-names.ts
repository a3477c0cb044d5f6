/** An id for a new field: letters and digits of its name, another than those there are. */
export function idFor(label: string, taken: readonly string[]): string {
  const plain = label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_$/g, '')
    .slice(0, 50);
  const used = new Set(taken.map((id) => id.toLowerCase()));
  const start = plain || 'field';
  let id = start;
  for (let number = 2; used.has(id); number += 1) id = `${start}_${number}`;
  return id;
}

/** A field as a formula can name it whatever its name is made of. */
export function inBrackets(id: string): string {
  return `[${id.replaceAll(']', ']]')}]`;
}

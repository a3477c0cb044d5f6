/**
 * Moves labels apart that would overlap, as little as needed and without changing their order.
 * @param positions where each label wants its middle, in pixels
 * @returns a middle for each, at least `height` apart
 */
export function spreadLabels(positions: readonly number[], height: number): number[] {
  const order = positions
    .map((position, index) => ({ index, position }))
    .toSorted((a, b) => a.position - b.position);
  type Group = { members: number[]; sum: number };
  const groups: Group[] = [];
  const topOf = (group: Group) =>
    group.sum / group.members.length - ((group.members.length - 1) * height) / 2;
  for (const { index, position } of order) {
    groups.push({ members: [index], sum: position });
    // A group that runs into the one before becomes one with it, around their common middle.
    for (;;) {
      const last = groups.at(-1);
      const before = groups.at(-2);
      if (!last || !before || topOf(before) + before.members.length * height <= topOf(last)) break;
      groups.splice(-2, 2, { members: [...before.members, ...last.members], sum: before.sum + last.sum });
    }
  }
  const placed = Array.from<number>({ length: positions.length });
  for (const group of groups) {
    for (const [offset, member] of group.members.entries()) placed[member] = topOf(group) + offset * height;
  }
  return placed;
}

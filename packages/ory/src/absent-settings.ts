/**
 * Settings of Ory's servers that do not exist here, by their place, with the reason. A `*` in a place stands for any name; a place
 * means everything below it, too.
 */
export type AbsentSettings = Readonly<Record<string, string>>;

/** A setting that was left out, and why. */
export type LeftOut = { place: string; why: string };

/**
 * Leaves out of settings what exists in Ory's servers only, so that a configuration that was written for those can be given as it
 * is.
 * @returns a copy of the settings, and what was left out of it
 */
export function leaveOutAbsent(
  settings: Readonly<Record<string, unknown>>,
  absent: AbsentSettings,
): { settings: Record<string, unknown>; leftOut: LeftOut[] } {
  const copy = structuredClone(settings);
  const leftOut: LeftOut[] = [];
  for (const [pattern, why] of Object.entries(absent)) {
    for (const place of placesOf(copy, pattern.split('.'))) {
      const parent = place.slice(0, -1).reduce<unknown>(partOf, copy);
      delete (parent as Record<string, unknown>)[place.at(-1) ?? ''];
      leftOut.push({ place: place.join('.'), why });
    }
  }
  return { settings: copy, leftOut };
}

/** The places in a value that a pattern means. */
function placesOf(value: unknown, [name, ...rest]: readonly string[]): string[][] {
  if (name === undefined) return [[]];
  if (typeof value !== 'object' || value === null) return [];
  const names = name === '*' ? Object.keys(value) : Object.keys(value).filter((known) => known === name);
  return names.flatMap((known) => placesOf(partOf(value, known), rest).map((below) => [known, ...below]));
}

function partOf(value: unknown, name: string): unknown {
  return (value as Record<string, unknown>)[name];
}

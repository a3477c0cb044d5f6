/** From `0`, which falls at once, to `4`, which holds. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** How strong a password is; `known` are words its owner's adversary tries first, such as the e-mail address. */
export type EstimateStrength = (password: string, known: readonly string[]) => Strength;

/** Bits of an alphabet for each kind of character that occurs. */
const kinds: readonly [pattern: RegExp, size: number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
];

/** A first estimate by length and variety, until the one that knows common passwords has come. */
export const roughStrength: EstimateStrength = (password, known) => {
  const lower = password.toLowerCase();
  if (known.some((word) => word.length > 3 && lower.includes(word.toLowerCase()))) return 0;
  const alphabet = kinds.reduce((sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0), 0);
  const different = Math.min(password.length, new Set(password).size * 2);
  const bits = different * Math.log2(alphabet || 1);
  const reached = [28, 40, 55, 75].filter((bound) => bits >= bound).length;
  return reached as Strength;
};

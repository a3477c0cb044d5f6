const STEPS = [1, 2, 2.5, 5, 10];
const WHOLE_STEPS = [1, 2, 5, 10];

/**
 * The least round step that is not below an exact one: 1, 2, 2.5 or 5 times a power of ten. Without steps of 2.5 where
 * only `whole` numbers come.
 */
export function roundStep(exact: number, whole = false): number {
  // A power of ten that is computed is not always the number that is written so.
  const power = Number(`1e${Math.floor(Math.log10(exact) + 1e-9)}`);
  const factor = (whole ? WHOLE_STEPS : STEPS).find((one) => exact / power <= one + 1e-9) ?? 10;
  return roundDigits(factor * power);
}

/** Without what binary fractions add to the digits. */
export function roundDigits(value: number): number {
  return Number(value.toPrecision(12));
}

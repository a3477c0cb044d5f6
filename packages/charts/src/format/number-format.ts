/** As many ways of writing numbers as are kept: those of two languages, with up to some decimals, compact or not. */
const MOST = 100;
const known = new Map<string, Intl.NumberFormat>();

/**
 * The same as `new Intl.NumberFormat`, but made once for all charts: making one takes as long as writing a hundred numbers.
 * @param locale a BCP 47 tag
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const found = known.get(key);
  if (found) return found;
  const made = new Intl.NumberFormat(locale, options);
  if (known.size < MOST) known.set(key, made);
  return made;
}

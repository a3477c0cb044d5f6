const totalWords =
  /(^|[^\p{L}])(grand[ -]?totals?|sub[ -]?totals?|totals?|totaux|ensemble)([^\p{L}]|$)|^(all|tous|toutes|combined|overall|both( sexes)?|all[ -](india|states|districts|areas|regions|countries|sectors|industries|ages|sexes|categories|groups|crops|items|persons))$/iu;

/** Whether a value of a column stands for the others together: `Total`, `All India`, `BPCL-TOTAL`. */
export function isTotal(value: unknown): boolean {
  return typeof value === 'string' && totalWords.test(value.trim());
}

/** What every total contains, as a pattern that databases understand, too: a first sieve for long lists of values. */
export const TOTAL_SIEVE = '(?i)tota(l|ux)|ensemble|^\\s*(all|tous|toutes|combined|overall|both)';

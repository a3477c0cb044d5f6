/** Characters of what is looked for; the field takes no more, and more of an address is not read. */
export const LONGEST_SEARCH = 200;

/** Something in the console that fits what was looked for. */
export interface Finding {
  kind: 'page' | 'project' | 'identity' | 'client' | 'article';
  text: string;
  /** A short fact that tells it from others of the same name. */
  note: string;
  /** Its address. */
  to: string;
}

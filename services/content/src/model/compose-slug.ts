import slugify from '@sindresorhus/slugify';
import type { Section } from './content-tables.ts';

const SLUG = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;
const LONGEST_SLUG = 100;
const LONGEST_MADE = 80;

/** Addresses below `/news_blogs/` that are pages of their own. */
const RESERVED = new Set(['news']);

/** What is wrong with a slug that somebody chose; undefined where nothing is. */
export function slugProblem(slug: string, section: Section): string | undefined {
  if (slug.length > LONGEST_SLUG) return `must not have more than ${LONGEST_SLUG} characters`;
  if (!SLUG.test(slug)) {
    return 'must be small letters a to z and digits, parted by single hyphens or underscores';
  }
  return section === 'article' && RESERVED.has(slug) ? 'is the address of a page of its own' : undefined;
}

/** A slug made of a title; that of `fallback` where the title has no letters that could stand in it. */
export function slugOf(title: string, fallback: string): string {
  const made = slugify(title.slice(0, 300), { decamelize: false });
  const whole = made || fallback;
  if (whole.length <= LONGEST_MADE) return RESERVED.has(whole) ? `${whole}-1` : whole;
  const cut = whole.slice(0, LONGEST_MADE + 1);
  // At the end of a word, where there is one to end at.
  return cut.slice(0, cut.lastIndexOf('-') > 20 ? cut.lastIndexOf('-') : LONGEST_MADE);
}

/** The slugs to try, one after the other, for as long as others have them. */
export function* slugsLike(slug: string): Generator<string> {
  yield slug;
  for (let number = 2; number <= 9; number++) yield `${slug}-${number}`;
  // Nobody wants to try thousands: the tenth article of one title has an address that is not counted.
  while (true) yield `${slug}-${Math.random().toString(36).slice(2, 8)}`;
}

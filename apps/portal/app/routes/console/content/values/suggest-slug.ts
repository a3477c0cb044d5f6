import slugify from '@sindresorhus/slugify';

/** The address that the service makes of a title, but for a number behind it where somebody has that one already. */
export function suggestSlug(title: string): string {
  return slugify(title);
}

import type { Organization } from '@gazetteer/client';

/** The path of its picture on this site; pages show no pictures of other sites, which would learn of every visit. */
export function pictureOf(
  { image_display_url: address }: Pick<Organization, 'image_display_url'>,
  publicUrl: string,
): string | undefined {
  const { origin } = new URL(publicUrl);
  if (address === '' || !URL.canParse(address, origin)) return undefined;
  const { origin: from, pathname, search } = new URL(address, origin);
  return from === origin && pathname !== '/' ? pathname + search : undefined;
}

/** What an organisation is called. */
export function titleOf({ title, name }: Pick<Organization, 'title' | 'name'>): string {
  return title || name;
}

/**
 * An address of this site without its host, for a redirect within the site. A path that begins with two slashes names
 * another host where it stands alone, so that it begins with one.
 */
export function addressOnSite({ pathname, search }: URL): string {
  return pathname.replace(/^\/+/, '/') + search;
}

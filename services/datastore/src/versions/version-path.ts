/** The lasting address, on this site, of the rows of a version. */
export function versionPath(resourceId: string, number: number, extension: string): string {
  return `/datastore/version/${encodeURIComponent(resourceId)}/${number}.${extension}`;
}

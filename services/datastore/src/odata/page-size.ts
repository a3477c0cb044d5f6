const PREFERENCE = /(?:^|[,;\s])(?:odata\.)?maxpagesize\s*=\s*"?(\d{1,9})"?\s*(?:$|[,;])/i;

/** How many rows of a page the header `Prefer` asks for at most (Protocol 4.01, 8.2.8.5). */
export function readPageSize(prefer: string | string[] | undefined): number | undefined {
  const size = Number(PREFERENCE.exec(String(prefer ?? ''))?.[1]);
  return size > 0 ? size : undefined;
}

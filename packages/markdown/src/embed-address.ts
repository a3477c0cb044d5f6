/** Something of this site that a text can show, by the address of its page. */
export type EmbedAddress = { kind: 'chart' | 'dataset' | 'media'; id: string };

/** What paths are resolved against; no site has this address. */
const here = 'http://here.invalid';
const CHART = /^[\w-]{1,64}$/;
const DATASET = /^\/p\/([a-z0-9_-]{2,100})\/?$/;
// The address of a picture, or of one of its forms, as it is copied from a page.
const PICTURE = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/\d+\.\w+)?$/;

/**
 * What an address in a text leads to: the view of a saved chart, a dataset's page, a picture of the library; undefined
 * for every other one.
 * @param publicUrl where visitors find this site, for addresses that are written in full
 */
export function readEmbedAddress(address: string, publicUrl?: string): EmbedAddress | undefined {
  const path = pathHere(address, publicUrl);
  if (path === undefined || !URL.canParse(path, here)) return undefined;
  const url = new URL(path, here);
  if (url.origin !== here) return undefined;
  const { pathname, searchParams } = url;
  if (pathname === '/visualise') {
    const id = searchParams.get('vis_id') ?? '';
    return CHART.test(id) && !searchParams.has('edit') ? { kind: 'chart', id } : undefined;
  }
  const [, dataset] = DATASET.exec(pathname) ?? [];
  if (dataset !== undefined) return { kind: 'dataset', id: dataset };
  const [, picture] = PICTURE.exec(pathname) ?? [];
  return picture === undefined ? undefined : { kind: 'media', id: picture };
}

function pathHere(address: string, publicUrl: string | undefined): string | undefined {
  if (address.startsWith('/')) return address;
  if (publicUrl !== undefined && address.startsWith(`${publicUrl}/`)) return address.slice(publicUrl.length);
  return undefined;
}

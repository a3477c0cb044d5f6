import { fetchAs, siteContext } from '@gazetteer/site/server';
import type { readContent } from '../../../content-calls/call-content.server.ts';

/** A picture by its id: small, and what it shows. */
export interface NamedPicture {
  id: string;
  src: string;
  alt: string;
}

/** The pictures of these ids that are still there. */
export async function loadPictures(
  { context, request }: Parameters<typeof readContent>[0],
  ids: readonly string[],
): Promise<NamedPicture[]> {
  const services = siteContext(context);
  const found = await Promise.all(
    [...new Set(ids)].map(async (id): Promise<NamedPicture[]> => {
      const address = `${services.publicUrl}/api/content/media/${encodeURIComponent(id)}`;
      const answer = await fetchAs(services, request)(address, {
        headers: { accept: 'application/json', 'accept-language': services.locale },
      });
      // It may have been deleted since: what is left of it is its place.
      if (!answer.ok) return [];
      const { data } = (await answer.json()) as { data: { picture: { src: string; alt: string } } };
      return [{ id, src: data.picture.src, alt: data.picture.alt }];
    }),
  );
  return found.flat();
}

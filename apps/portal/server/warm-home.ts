import type { Language } from '@gazetteer/site';
import type { FastifyInstance } from 'fastify';

const picture = /(?:src|srcSet)="(\/preview\/[^"]+)"/g;

/**
 * Asks for the home page in every language and for its pictures, so that the first visitor finds tables summed up,
 * maps drawn and the libraries that do it loaded. A page that cannot be had is left to its visitors.
 */
export async function warmHome(
  server: Pick<FastifyInstance, 'inject' | 'log'>,
  languages: readonly Language[],
): Promise<void> {
  for (const language of languages) {
    try {
      // One after another: visitors who are there already come first.
      const page = await server.inject({ url: '/', headers: { 'accept-language': language } });
      for (const address of picturesOf(page.body)) await server.inject({ url: address });
    } catch (error) {
      server.log.debug({ err: error, language }, 'the home page was not warmed up');
    }
  }
}

function picturesOf(html: string): string[] {
  return [...html.matchAll(picture)].flatMap(([, address]) => address?.replaceAll('&amp;', '&') ?? []);
}

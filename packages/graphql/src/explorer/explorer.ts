import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyPluginAsync } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { createPage, type PageState } from './page.ts';
import type { Language } from './texts.ts';

const script = readFileSync(new URL('./explorer.js', import.meta.url), 'utf8');
const style = readFileSync(new URL('./explorer.css', import.meta.url), 'utf8');
const version = createHash('sha256').update(script).update(style).digest('base64url').slice(0, 12);

export type Explorer = {
  /** Serves the page's script and style. */
  assets: FastifyPluginAsync;
  render(language: Language, state: PageState): string;
};

/** Makes the page on which people try out queries. */
export function createExplorer(schema: GraphQLSchema): Explorer {
  const files = {
    '/graphql/explorer.js': ['text/javascript', script],
    '/graphql/explorer.css': ['text/css', style],
  };
  return {
    render: createPage(schema, version),
    assets: async (server) => {
      for (const [url, [type, content]] of Object.entries(files)) {
        server.get(url, { schema: { hide: true } }, (_request, reply) =>
          reply
            .header('cache-control', 'public, max-age=31536000, immutable')
            .type(`${type}; charset=utf-8`)
            .send(content),
        );
      }
    },
  };
}
